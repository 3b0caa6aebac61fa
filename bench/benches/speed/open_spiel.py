"""Asked by `open_spiel.rs`: how many iterations a second OpenSpiel's information-set tree search makes.

Each line of input is a number of milliseconds; the answer is one line: iterations a second, as fast as C++ makes them.
"""

import random
import sys
import time

import pyspiel

POSITIONS = 16
ITERATIONS = 500


def positions():
    """Positions from all over a game of Oh Hell with three seats, played at random."""
    chance, everything = random.Random(4), []
    state = pyspiel.load_game("oh_hell").new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            everything.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return everything[:: -(-len(everything) // POSITIONS)]


def thinker():
    """A bot that thinks as ours do, with games played out at random."""
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS, -1, policy, False, False)


def main():
    states, bot, asked = positions(), thinker(), 0
    for line in sys.stdin:
        began, done, passed = time.perf_counter(), 0, 0.0
        while passed < int(line) / 1000:
            bot.step(states[asked % len(states)])
            asked += 1
            done += ITERATIONS
            passed = time.perf_counter() - began
        print(done / passed, flush=True)


main()
