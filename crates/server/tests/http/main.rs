//! Tests of the server through requests and responses: pages, forms, links, pushes and the API.

mod api;
mod fairness;
mod fuzz;
mod hint;
mod leaks;
mod live;
mod people;
mod play;
mod races;
mod review;
mod revisions;
mod safety;
mod site;
mod sizes;
