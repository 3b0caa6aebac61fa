//! The reference for comparison: Oware of the crate `board-game`, with random play and with the tree search of that
//! crate. Our figures are printed next to it, because machines differ and are shared.

use board_game::ai::mcts::mcts_build_tree;
use board_game::board::Board as _;
use board_game::games::oware::OwareBoard;
use rand::SeedableRng as _;
use rand_xoshiro::Xoroshiro128StarStar;
use std::hint::black_box;

/// Oware with the usual board size.
type Oware = OwareBoard<6>;
/// A game is abandoned after this number of moves, because Oware can repeat positions forever.
const MAX_MOVES: u32 = 200;
/// The number of search iterations per position.
const ITERATIONS: u64 = 2000;

/// Returns a function that plays one random game and returns its number of moves.
pub(crate) fn random_play() -> impl FnMut() -> u64 {
    let mut rng = Xoroshiro128StarStar::seed_from_u64(1);
    move || {
        let (mut board, mut moves) = (Oware::default(), 0);
        while !board.is_done() && moves < MAX_MOVES {
            let choice = board.random_available_move(&mut rng).expect("an unfinished game has moves");
            board.play(choice).expect("the move is available");
            moves += 1;
        }
        black_box(board);
        u64::from(moves)
    }
}

/// Returns a function that searches the first move with random rollouts and returns the number of iterations.
pub(crate) fn search() -> impl FnMut() -> u64 {
    let mut rng = Xoroshiro128StarStar::seed_from_u64(1);
    let board = Oware::default();
    move || {
        black_box(mcts_build_tree(&board, ITERATIONS, 2.0, &mut rng));
        ITERATIONS
    }
}
