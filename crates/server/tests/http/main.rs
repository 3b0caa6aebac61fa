//! The server as people meet it: pages, forms, links and pushes, asked for and answered as over the wire.

mod api;
mod fuzz;
mod hint;
mod leaks;
mod live;
mod people;
mod play;
mod review;
mod revisions;
mod safety;
mod site;
mod sizes;
