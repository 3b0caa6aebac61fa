//! What is asked of the board of Ostia.
