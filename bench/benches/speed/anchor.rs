//! What others have written for the same purpose: oware of the crate `board-game`, played at random, and thought about by
//! the tree search of that crate. Every figure of ours is told beside it, because machines differ and are shared.

use board_game::ai::mcts::mcts_build_tree;
use board_game::board::Board as _;
use board_game::games::oware::OwareBoard;
use rand::SeedableRng as _;
use rand_xoshiro::Xoroshiro128StarStar;
use std::hint::black_box;

/// Oware of the usual size.
type Oware = OwareBoard<6>;
/// A game that goes round in circles is left after so many moves.
const LONGEST: u32 = 200;
/// So many iterations are made from one position.
const ITERATIONS: u64 = 2000;

/// Plays one game of oware at random and says how many moves it had.
pub(crate) fn random_play() -> impl FnMut() -> u64 {
    let mut rng = Xoroshiro128StarStar::seed_from_u64(1);
    move || {
        let (mut board, mut moves) = (Oware::default(), 0);
        while !board.is_done() && moves < LONGEST {
            let choice = board.random_available_move(&mut rng).expect("a game that goes on has moves");
            board.play(choice).expect("a move that is available");
            moves += 1;
        }
        black_box(board);
        u64::from(moves)
    }
}

/// Thinks about the first move of oware, with games played out at random, and says how many iterations it made.
pub(crate) fn search() -> impl FnMut() -> u64 {
    let mut rng = Xoroshiro128StarStar::seed_from_u64(1);
    let board = Oware::default();
    move || {
        black_box(mcts_build_tree(&board, ITERATIONS, 2.0, &mut rng));
        ITERATIONS
    }
}
