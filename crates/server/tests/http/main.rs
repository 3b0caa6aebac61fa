//! Tests of the server through requests and responses: pages, forms, links, pushes and the API.

mod api;
mod devices;
mod fairness;
mod fuzz;
mod hint;
mod histories;
mod leaks;
mod leaving;
mod limits;
mod live;
mod metrics;
mod names;
mod origin;
mod people;
mod play;
mod races;
mod review;
mod revisions;
mod safety;
mod seats;
mod site;
mod sizes;
mod sockets;
mod verification;
