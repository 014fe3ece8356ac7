"""A bot that speaks JSON lines: trickerion arena --bots "program:python json_lines_bot.py,random"

It performs whenever it can, and otherwise takes the first option.
"""

import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 1}
    elif message["type"] == "decide":
        options = message["options"]
        shows = [option for option in options if option["text"].split()[1] == "perform"]
        answer = {"action": (shows or options)[0]["id"]}
    else:
        break
    print(json.dumps(answer), flush=True)
