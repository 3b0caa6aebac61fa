#!/usr/bin/env python3
"""A program that plays at a Portolan server: it opens a table with two bots and plays to the end, at random.

    python3 player.py http://127.0.0.1:8080 osaka

It needs nothing but Python. What it does is all that a bot has to do: become somebody, open a table (or join one), read
what its seat is asked whenever the table has changed, and answer.
"""

import json
import random
import sys
import urllib.error
import urllib.request


class Server:
    """The server, as one program with its token sees it."""

    def __init__(self, address, name):
        self.base = address.rstrip("/") + "/api/v1"
        self.token = None
        self.token = self.post("/people", {"name": name})["token"]

    def open(self, path, body=None, method=None):
        """Sends a request; a refusal is told with its sentence."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data=data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        try:
            return urllib.request.urlopen(request)
        except urllib.error.HTTPError as refused:
            problem = json.load(refused)
            raise RuntimeError(f"{refused.code} {problem['error']}: {problem['message']}") from None

    def get(self, path):
        with self.open(path) as answer:
            return json.load(answer)

    def post(self, path, body):
        with self.open(path, body) as answer:
            return json.load(answer)

    def pushes(self, path):
        """The table, at once and whenever it has changed. Each push says everything: only the latest matters."""
        with self.open(path) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[len(b"data: "):])


def answer(server, table):
    """Answers what one of our seats is asked, if one is."""
    for question in table["mine"]:
        if question["choices"]:
            choice = random.choice(question["choices"])
            here = {"seat": question["seat"], "decision_id": question["decision_id"], "choice": choice}
            server.post(f"/tables/{table['id']}/choices", here)
            return


def play(address, game):
    server = Server(address, "Python")
    table = server.post("/tables", {"game": game, "seats": ["me", "bot:greedy", "bot:random"]})
    server.post(f"/tables/{table['id']}/fast", {"fast": True})
    for table in server.pushes(f"/tables/{table['id']}/events"):
        if table["over"]:
            break
        try:
            answer(server, table)
        except RuntimeError as refused:
            # The table moved on between the push and our answer: the next push is on its way.
            if "stale" not in str(refused):
                raise
    names = {seat["seat"]: seat["name"] for seat in table["seats"]}
    for place in sorted(table["outcome"]["standings"], key=lambda place: place["rank"]):
        print(f"{place['rank']}. {names[place['seat']]}: {place['points']}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: player.py ADDRESS GAME, for example: player.py http://127.0.0.1:8080 osaka")
    play(sys.argv[1], sys.argv[2])
