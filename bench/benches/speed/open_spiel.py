"""Started by `open_spiel.rs`; measures OpenSpiel's information-set tree search.

Each line of input is a duration in milliseconds; the response is one line: iterations per second.
"""

import random
import sys
import time

import pyspiel

POSITIONS = 16
ITERATIONS = 500


def positions():
    """Returns positions spread over a random game of Oh Hell with three seats."""
    chance, everything = random.Random(4), []
    state = pyspiel.load_game("oh_hell").new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            everything.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return everything[:: -(-len(everything) // POSITIONS)]


def searching_bot():
    """Returns a bot with the same number of iterations as ours, and random rollouts."""
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, ITERATIONS, -1, policy, False, False)


def main():
    states, bot, step_count = positions(), searching_bot(), 0
    for line in sys.stdin:
        began, done, passed = time.perf_counter(), 0, 0.0
        while passed < int(line) / 1000:
            bot.step(states[step_count % len(states)])
            step_count += 1
            done += ITERATIONS
            passed = time.perf_counter() - began
        print(done / passed, flush=True)


main()
