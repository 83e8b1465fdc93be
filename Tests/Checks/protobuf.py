#!/usr/bin/env python3
"""Decodes events with protoc and docs/event.proto, and compares them with their JSON.

Usage: Tests/Checks/protobuf.py EVENTS.binpb EVENTS.jsonl
"""

import json
import os
import re
import subprocess
import sys

PROTO = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "event.proto")
TOKEN = re.compile(r'\s*(?:(\w+)(?=\s*[:{])|([:{}])|("(?:[^"\\]|\\.)*")|([^\s:{}"]+))', re.ASCII)
ESCAPE = re.compile(rb"\\([0-7]{1,3}|x[0-9a-fA-F]{1,2}|.)", re.DOTALL)
LETTERS = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"a": b"\a", b"b": b"\b", b"f": b"\f", b"v": b"\v"}
KINDS = {"text": str, "integer": int, "number": float, "flag": lambda word: WORDS[word]}
WORDS = {"true": True, "false": False}


def decoded(path):
    """Returns a batch in protoc's text format."""
    command = ["protoc", "-I", os.path.dirname(PROTO), "--decode=autotrack.EventBatch", PROTO]
    with open(path, "rb") as file:
        done = subprocess.run(command, stdin=file, capture_output=True)
    if done.returncode != 0:
        raise SystemExit("%s: protoc says: %s" % (path, done.stderr.decode().strip()))
    return done.stdout.decode("ascii")


def text_of(literal):
    """Decodes a quoted text; its escapes stand for bytes."""

    def byte(match):
        code = match[1]
        if code[:1] in b"01234567":
            return bytes([int(code, 8)])
        if code[:1] == b"x" and len(code) > 1:
            return bytes([int(code[1:], 16)])
        return LETTERS.get(code, code)

    return ESCAPE.sub(byte, literal[1:-1].encode("ascii")).decode("utf-8")


def messages(text):
    """Returns the fields of a text: pairs of a name and a text, a word or a list of such pairs."""
    stack, name, place = [[]], None, 0
    text = text.rstrip()
    while place < len(text):
        match = TOKEN.match(text, place)
        if match is None:
            raise SystemExit("protoc's text cannot be read at %r" % text[place : place + 40])
        place = match.end()
        field, sign, quoted, word = match.groups()
        if field is not None:
            name = field
        elif sign == "{":
            stack[-1].append((name, []))
            stack.append(stack[-1][-1][1])
        elif sign == "}":
            stack.pop()
        elif quoted is not None:
            stack[-1].append((name, text_of(quoted)))
        elif word is not None:
            stack[-1].append((name, word))
    return stack[0]


def value_of(fields):
    """Returns the value of a Property or a Value: its only field besides the key."""
    ((name, value),) = [field for field in fields if field[0] != "key"]
    if name == "list":
        return [value_of(element) for _, element in value]
    return KINDS[name](value)


def members(fields, name):
    """Returns the properties of a name as an object; their keys must be sorted and unique."""
    pairs = [(dict(one).get("key", ""), value_of(one)) for field, one in fields if field == name]
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a key comes twice in %s: %s" % (name, [key for key, _ in pairs]))
    return dict(pairs)


def event_of(fields):
    """Returns the expected JSON of an event."""
    repeated = ("library", "properties", "identities")
    single = {name: value for name, value in fields if name not in repeated}
    event = {
        "type": single.pop("type"),
        "time": int(single.pop("time", 0)),
        "sequence": int(single.pop("sequence", 0)),
        "_track_id": int(single.pop("track_id", 0)),
        "lib": members(fields, "library"),
        "properties": members(fields, "properties"),
    }
    if "author" in single:
        author = single.pop("author")
        known = dict(field for field in author if field[0] != "identities")
        # Only the unbinding of a page has no installation.
        if "anonymous_id" in known:
            event["anonymous_id"] = known.pop("anonymous_id")
        event["distinct_id"] = known.pop("distinct_id", "")
        event["identities"] = members(author, "identities")
        event.update(known)
    if "item" in single:
        item = dict(single.pop("item"))
        event["item_type"], event["item_id"] = item.get("type", ""), item.get("id", "")
    if "is_hybrid" in single:
        event["_hybrid_h5"] = WORDS[single.pop("is_hybrid")]
    # The remaining fields have the same names in both encodings.
    event.update(single)
    return event


def is_same(one, other):
    """Returns true if two values are equal and have the same types."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(is_same, one, other))
    return one == other


def differences(one, other, place):
    """Yields a sentence for each difference of two values."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            inner = "%s.%s" % (place, key)
            if key not in one or key not in other:
                side = "protobuf" if key in one else "JSON"
                yield "%s: only the %s has it: %r" % (inner, side, one.get(key, other.get(key)))
            elif not is_same(one[key], other[key]):
                yield from differences(one[key], other[key], inner)
    else:
        yield "%s: the protobuf has %r, the JSON %r" % (place, one, other)


def compared(batch, lines):
    """Returns the differences between a batch in the text format and lines of JSON."""
    events = [event_of(fields) for name, fields in messages(batch) if name == "events"]
    objects = [json.loads(line) for line in lines]
    if len(events) != len(objects):
        return ["there are %d events in protobuf and %d in JSON" % (len(events), len(objects))]
    if not events:
        return ["there are no events"]
    return [
        words
        for number, (one, other) in enumerate(zip(events, objects), 1)
        if not is_same(one, other)
        for words in differences(one, other, "event %d" % number)
    ]


def check_comparison():
    """Checks that the comparison finds differences."""
    batch = (
        'events { type: "track" time: 5 track_id: 7 author { anonymous_id: "a" distinct_id: "b" }'
        ' library { key: "\\344\\275\\240" text: "\\"\\n\\\\" }'
        ' properties { key: "l" list { values { integer: -1 } values { list { } } } }'
        ' properties { key: "n" number: 1e+20 } properties { text: "" } is_hybrid: true }'
    )
    event = {
        "type": "track", "time": 5, "sequence": 0, "_track_id": 7, "anonymous_id": "a",
        "distinct_id": "b", "identities": {}, "lib": {"\u4f60": '"\n\\'},
        "properties": {"l": [-1, []], "n": 1e20, "": ""}, "_hybrid_h5": True,
    }  # fmt: skip
    assert compared(batch, [json.dumps(event)]) == [], compared(batch, [json.dumps(event)])
    changes = [
        {"time": 6}, {"time": 5.0}, {"sequence": None}, {"token": "t"}, {"_hybrid_h5": False},
        {"properties": {"l": [-1, []], "n": 10**20, "": ""}}, {"lib": {"\u4f60": '"n\\'}},
        {"properties": {"l": [[], -1], "n": 1e20, "": ""}}, {"identities": {"a": "b"}},
    ]  # fmt: skip
    for change in changes:
        assert compared(batch, [json.dumps(event | change)]), change
    del event["distinct_id"]
    assert compared(batch, [json.dumps(event)]) == ["event 1.distinct_id: only the protobuf has it: 'b'"]
    assert compared(batch, []) and compared("", [])


def main():
    check_comparison()
    if len(sys.argv) != 3:
        raise SystemExit(__doc__.strip())
    with open(sys.argv[2], encoding="utf-8", newline="\n") as file:
        found = compared(decoded(sys.argv[1]), file.read().split("\n")[:-1])
    if found:
        print("\n".join(found[:50]), "%d differences" % len(found), sep="\n", file=sys.stderr)
        raise SystemExit(1)
    print("the protobuf of all events equals their JSON")


if __name__ == "__main__":
    main()
