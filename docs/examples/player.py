#!/usr/bin/env python3
"""A program that plays at a Portolan server: it opens a table with two bots and plays to the end, at random.

    python3 player.py http://127.0.0.1:8080 osaka

It needs only Python. It does everything that a bot must do: create a person, open a table (or join one), read the pending
decision of its seat after every change of the table, and choose.
"""

import json
import random
import sys
import urllib.error
import urllib.request


class Server:
    """A connection to the server, with the token of one person."""

    def __init__(self, address, name):
        self.base = address.rstrip("/") + "/api/v1"
        self.token = None
        self.token = self.post("/people", {"name": name})["token"]

    def open(self, path, body=None, method=None):
        """Sends a request. Raises an error with the server's message if it is refused."""
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
        with self.open(path) as response:
            return json.load(response)

    def post(self, path, body):
        with self.open(path, body) as response:
            return json.load(response)

    def pushes(self, path):
        """Yields the table, immediately and after every change. Each push is complete, so only the latest matters."""
        with self.open(path) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line[len(b"data: "):])


def choose(server, table):
    """Makes a random choice for one of our seats, if one is to act."""
    for decision in table["mine"]:
        if decision["choices"]:
            choice = random.choice(decision["choices"])
            body = {"seat": decision["seat"], "decision_id": decision["decision_id"], "choice": choice}
            server.post(f"/tables/{table['id']}/choices", body)
            return


def play(address, game):
    server = Server(address, "Python")
    table = server.post("/tables", {"game": game, "seats": ["me", "bot:greedy", "bot:random"]})
    server.post(f"/tables/{table['id']}/fast", {"fast": True})
    for table in server.pushes(f"/tables/{table['id']}/events"):
        if table["over"]:
            break
        try:
            choose(server, table)
        except RuntimeError as refused:
            # The table has changed since the push: the next push brings the new decision.
            if "stale" not in str(refused):
                raise
    names = {seat["seat"]: seat["name"] for seat in table["seats"]}
    for place in sorted(table["outcome"]["standings"], key=lambda place: place["rank"]):
        print(f"{place['rank']}. {names[place['seat']]}: {place['points']}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: player.py ADDRESS GAME, for example: player.py http://127.0.0.1:8080 osaka")
    play(sys.argv[1], sys.argv[2])
