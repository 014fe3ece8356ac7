"""A bot that plays on a server: python remote_bot.py https://games.example/t/TABLE NAME PASSWORD

It signs in with a bot account (a new one if the name is free) and takes a seat at the table.
"""

import json
import random
import sys
import time
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url, body, session=""):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {session}"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def sign_in(server, **who):
    try:
        return post(f"{server}/api/accounts", {**who, "is_bot": True})["token"]
    except HTTPError:  # the name is taken: by this bot, if the password is right
        return post(f"{server}/api/sessions", who)["token"]


def choose(update):
    """Your idea goes here: `update["view"]` is all that the seat can see."""
    return random.choice(update["options"])


def play(socket, token):
    """Answer every question of the table until the game is over."""
    socket.send(json.dumps({"type": "hello", "protocol": 2, "token": token}))
    for number, message in enumerate(map(json.loads, socket)):
        if message["type"] == "update":
            update = message
        elif message.get("code") == "too_fast":
            time.sleep(1)
        else:
            continue
        if update["view"] and update["view"]["over"]:
            return [player["fame"] for player in update["view"]["players"]]
        if update["options"]:
            command = {"type": "act", "id": str(number), "version": update["version"]}
            socket.send(json.dumps({**command, "action": choose(update)}))


if __name__ == "__main__":
    url, name, password = urlsplit(sys.argv[1]), *sys.argv[2:]
    server, table = f"{url.scheme}://{url.netloc}", f"/api/tables/{url.path.split('/')[-1]}"
    seat = {"name": name, "invitation": parse_qs(url.query).get("invitation", [None])[0]}
    session = sign_in(server, name=name, password=password)
    token = post(f"{server}{table}/seats", seat, session)["token"]
    with connect(f"ws{server[4:]}{table}/socket", max_size=None) as line:
        print("Final Fame:", *play(line, token))
