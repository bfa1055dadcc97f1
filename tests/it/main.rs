//! The tests of plica, one binary.

mod chess_positions;
mod chess_readings;
