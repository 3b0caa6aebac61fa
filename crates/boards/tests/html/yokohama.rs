//! What is asked of the board of Yokohama.
