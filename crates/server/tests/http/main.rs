//! Tests of the server through requests and responses: pages, forms, links, pushes and the API.

mod api;
mod fuzz;
mod hint;
mod histories;
mod leaks;
mod leaving;
mod live;
mod people;
mod play;
mod races;
mod review;
mod revisions;
mod safety;
mod seats;
mod site;
mod sizes;
