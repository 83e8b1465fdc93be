#!/usr/bin/env python3
"""Collects events as docs/delivery.md has it: each once, into a table of SQLite.

Needs nothing but Python's standard library. Listens on this machine alone.
"""

import argparse
import base64
import gzip
import json
import os
import random
import re
import signal
import socket
import sqlite3
import sys
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LONGEST_BODY = 16 * 1024 * 1024
LONGEST_RECORD_LIST = 100_000
RUN = re.compile(r"[0-9a-f]{32}")
RANGE = re.compile(r"([1-9][0-9]*)-([1-9][0-9]*)")
SEPARATOR = re.compile(r"[\s,]*")
MODES = ("latency", "loss", "timeout-after-accept", "partial", "body", "html", "slow")


class BadStart(Exception):
    """Something that the program cannot begin with; says what, and the way out."""


class BadRequest(Exception):
    """A request that is not as the contract has it; says why."""


def record_ids(header):
    """The (run, sequence) of each record that `Autotrack-Records` names, in order."""
    ids = []
    for part in header.split(";"):
        run, colon, ranges = part.partition(":")
        if not colon or not RUN.fullmatch(run):
            raise BadRequest(f"'{part}' does not begin with a run and a colon")
        for text in ranges.split(","):
            match = RANGE.fullmatch(text)
            first, last = (int(match[1]), int(match[2])) if match else (1, 0)
            if first > last or len(ids) + last - first >= LONGEST_RECORD_LIST:
                raise BadRequest(f"'{text}' is no range of sequences")
            ids += [(run, sequence) for sequence in range(first, last + 1)]
    if len(set(ids)) != len(ids):
        raise BadRequest("a record is named twice")
    return ids


def string_hash(text):
    """Java's `String.hashCode`, signed."""
    value = 0
    for character in text:
        value = (31 * value + ord(character)) & 0xFFFFFFFF
    return value - (1 << 32) if value >= 1 << 31 else value


def form_content(body):
    """The JSON array of a form."""
    fields = dict(
        pair.split("=", 1) for pair in body.decode("ascii").split("&") if "=" in pair
    )
    data = urllib.parse.unquote(fields["data_list"])
    if fields.get("gzip") != "1":
        raise BadRequest("only gzip=1 is known")
    if string_hash(data) != int(fields["crc"]):
        raise BadRequest("the crc does not fit")
    return gzip.decompress(base64.b64decode(data, validate=True))


def json_events(body):
    """The events of a JSON array: name or kind, time, and each as it was sent."""
    text, decoder = body.decode("utf-8"), json.JSONDecoder()
    whole = json.loads(text)
    if not isinstance(whole, list):
        raise BadRequest("the body is no array")
    events, place = [], text.index("[") + 1
    for _ in whole:
        place = SEPARATOR.match(text, place).end()
        event, end = decoder.raw_decode(text, place)
        content = text[place:end].encode("utf-8")
        events.append((event.get("event", event["type"]), event["time"], content))
        place = end
    return events


def varint(data, place):
    """A number of protobuf, and where it ends."""
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, place
        shift += 7


def protobuf_events(body):
    """The messages of an `EventBatch`, as they are; their insides are another program's concern."""
    events, place = [], 0
    while place < len(body):
        tag, place = varint(body, place)
        if tag != 0x0A:
            raise BadRequest(f"an EventBatch has field 1 alone, not the tag {tag}")
        length, place = varint(body, place)
        if place + length > len(body):
            raise BadRequest("the body ends within an event")
        events.append((None, None, body[place : place + length]))
        place += length
    return events


def events_of(content_type, body):
    """The events of a body: what happened, when, and the content."""
    kind = content_type.split(";")[0].strip().lower()
    try:
        if kind == "application/json":
            return json_events(body)
        if kind == "application/x-www-form-urlencoded":
            return json_events(form_content(body))
        if kind == "application/x-protobuf":
            return protobuf_events(body)
    except BadRequest:
        raise
    except Exception as error:
        raise BadRequest(f"the body cannot be read: {error!r}") from error
    raise BadRequest(f"'{kind}' is none of the three content types")


class Ledger:
    """The table of records."""

    def __init__(self, path):
        try:
            self.open(path)
        except sqlite3.Error as error:
            raise BadStart(
                f"the database '{path}' cannot be used: {error};"
                " name a file of the collector's, or a new one in a folder that can be written"
            ) from error

    def open(self, path):
        """Makes the table, unless it is there, and writes once, so that it is known to work."""
        self.database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.database.execute("PRAGMA journal_mode = WAL")
        self.database.execute("PRAGMA synchronous = FULL")
        self.database.execute(
            "CREATE TABLE IF NOT EXISTS records (id TEXT UNIQUE, session TEXT,"
            " sequence INTEGER, event TEXT, time INTEGER, content BLOB)"
        )
        self.database.execute("SELECT id, session, sequence, event, time, content FROM records")
        self.database.execute("BEGIN IMMEDIATE")
        self.database.execute("COMMIT")

    def store(self, records):
        """Stores all or none; those that are there already stay as they are."""
        self.database.execute("BEGIN IMMEDIATE")
        try:
            self.database.executemany(
                "INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (f"{run}-{sequence}", run, sequence, event, moment, content)
                    for (run, sequence), (event, moment, content) in records
                ],
            )
        except BaseException:
            self.database.execute("ROLLBACK")
            raise
        self.database.execute("COMMIT")


class Faults:
    """Which requests fail, and how."""

    def __init__(self, wishes, seed):
        self.wishes = [self.parse(wish) for wish in wishes]
        self.chance = random.Random(seed)

    @staticmethod
    def parse(wish):
        mode, _, share = wish.partition(":")
        code = mode.removeprefix("status=")
        known = mode in MODES or (code != mode and re.fullmatch(r"[1-5][0-9][0-9]", code))
        try:
            share = float(share) if share else 1.0
        except ValueError:
            share = -1
        if not known or not 0 <= share <= 1:
            raise argparse.ArgumentTypeError(
                f"'{wish}' is no way to fail; write MODE or MODE:SHARE with a share from 0 to 1"
                f" and one of {', '.join(MODES)}, status=CODE"
            )
        return mode, share

    def next(self):
        """How the next request fails; None if it does not."""
        draws = [(mode, self.chance.random() < share) for mode, share in self.wishes]
        return next((mode for mode, is_hit in draws if is_hit), None)


class Collector(BaseHTTPRequestHandler):
    """Requests are read side by side, and dealt with one after another."""

    protocol_version = "HTTP/1.1"
    timeout = 15
    ledger = None
    faults = None
    die_after = None
    count = 0
    turn = threading.Lock()

    def do_POST(self):
        try:
            records = self.read()
        except BadRequest as error:
            return self.answer(400, {"error": str(error)})
        with self.turn:
            Collector.count += 1
            self.take(records, self.faults.next(), Collector.count == self.die_after)

    def take(self, records, fault, dies):
        """Stores records and answers, or fails in some way."""
        if fault == "loss":
            return self.hang_up()
        if fault in ("body", "html"):
            text = "<html>Please log in</html>" if fault == "html" else "{accepted"
            return self.write(200, text.encode(), f"text/{'html' if fault == 'html' else 'plain'}")
        if fault and fault.startswith("status="):
            return self.answer(int(fault[7:]), {"error": "as wished"})
        if fault == "partial":
            records = records[: (len(records) + 1) // 2]
        self.ledger.store(records)
        if dies:
            self.die()
        if fault == "timeout-after-accept":
            return self.hang_up()
        if fault == "latency":
            time.sleep(0.5)
        names = [f"{run}-{sequence}" for (run, sequence), _ in records]
        self.answer(200, {"accepted": names} if fault == "partial" else {}, fault == "slow")

    def read(self):
        """The records of the request: ids and events."""
        length = self.headers.get("Content-Length", "")
        if not length.isdigit() or int(length) > LONGEST_BODY:
            self.close_connection = True
            raise BadRequest(f"the length '{length}' is none, or too much")
        body = self.rfile.read(int(length))
        ids = record_ids(self.headers.get("Autotrack-Records", ""))
        events = events_of(self.headers.get("Content-Type", ""), body)
        if len(ids) != len(events):
            raise BadRequest(f"there are {len(events)} events and {len(ids)} ids")
        return list(zip(ids, events))

    def answer(self, status, value, slowly=False):
        self.write(status, json.dumps(value).encode(), "application/json", slowly)

    def write(self, status, body, kind, slowly=False):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if not slowly:
            self.wfile.write(body)
            return
        for byte in body:
            self.wfile.write(bytes([byte]))
            self.wfile.flush()
            time.sleep(0.05)

    def hang_up(self):
        self.close_connection = True
        self.connection.shutdown(socket.SHUT_RDWR)

    def die(self):
        """Ends the program when the answer has begun and is not finished."""
        self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{")
        self.wfile.flush()
        os._exit(9)

    def log_message(self, form, *values):
        """Says nothing of requests; the table does."""


def number(low, high):
    """Reads a whole number in a range; argparse ends the program with 2 at any other."""
    def read(text):
        value = int(text)
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{text} is not from {low} to {high}")
        return value
    read.__name__ = "whole number"
    return read


def seconds(text):
    """Reads how long the program lives: a second's part at least, a year at most."""
    value = float(text)
    if not 0 < value <= 366 * 86400:
        raise argparse.ArgumentTypeError(f"{text} is not above 0, or more than a year of seconds")
    return value


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=number(0, 65535), default=0, help="0 for a free one")
    parser.add_argument("--database", required=True, help="the file of the table")
    parser.add_argument("--port-file", help="where to write the port once it listens")
    parser.add_argument(
        "--die-after", type=number(1, 10**9), help="dies in the answer to this request")
    parser.add_argument("--fail", type=str, action="append", default=[], metavar="MODE[:SHARE]")
    parser.add_argument("--seed", type=int, default=1, help="where chance grows from")
    parser.add_argument("--lifetime", type=seconds, default=3600, help="seconds until it ends")
    values = parser.parse_args()
    try:
        values.faults = Faults(values.fail, values.seed)
    except argparse.ArgumentTypeError as error:
        parser.error(str(error))
    return values


def listening(port):
    """The server on a port of this machine."""
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), Collector)
    except OSError as error:
        raise BadStart(
            f"port {port} cannot be had: {error.strerror}; name another, or 0 for a free one"
        ) from error


def tell(port, path):
    """Writes the port to a new file and renames it, so that no reader sees half a number."""
    try:
        with open(path + ".new", "w", encoding="ascii") as file:
            file.write(f"{port}\n")
        os.replace(path + ".new", path)
    except OSError as error:
        raise BadStart(
            f"the port cannot be written to '{path}': {error.strerror};"
            " name a file in a folder that can be written"
        ) from error


def main():
    values = arguments()
    try:
        serve(values)
    except BadStart as error:
        print(f"collector: {error}", file=sys.stderr)
        return 2
    return 0


def serve(values):
    """Listens until the program is ended, or its lifetime is over."""
    Collector.ledger = Ledger(values.database)
    Collector.faults = values.faults
    Collector.die_after = values.die_after
    server = listening(values.port)
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    # A parent that starts this from a thread of a pool may have blocked the signal there.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])
    end = threading.Timer(values.lifetime, lambda: os._exit(0))
    end.daemon = True
    end.start()
    if values.port_file:
        tell(server.server_address[1], values.port_file)
    server.serve_forever()


if __name__ == "__main__":
    sys.exit(main())
