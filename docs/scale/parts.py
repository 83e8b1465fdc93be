#!/usr/bin/env python3
"""Computes a report of the lab in parts on Dask and merges them: the bytes are those of one run.

Usage: parts.py [--parts N] [--workers N | --scheduler ADDRESS] [--kill] LAB COMMAND [ARGUMENT…]

    parts.py .build/release/lab league --json > league.json
    parts.py --parts 100 --scheduler tcp://10.0.0.1:8786 lab league --corpus apps/*.jsonl.gz

Needs the package dask[distributed]. Without --scheduler it starts a scheduler and workers on the
loopback address. Workers of another cluster need LAB and its files under the same paths. --kill
kills one of its own workers while that worker computes, as a machine may fail: the scheduler gives
its parts to the others.
"""

import argparse
import contextlib
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time

from distributed import Client, LocalCluster, as_completed, get_worker

# The flags of the merged report; all others are those of the parts.
REPORT = ["--json", "--trees"]
KIND = ["--against-corpus"]


def compute(command):
    """Runs one part on a worker; returns its output, a message if it failed, and the worker."""
    ended = subprocess.run(command, capture_output=True, check=False)
    failure = None if ended.returncode == 0 else ended.stderr.decode(errors="replace")
    return ended.stdout, failure, get_worker().name


class OwnWorkers:
    """Workers on this machine, each in a process group that its own processes share."""

    def __init__(self, address, count, folder):
        self.processes = {f"worker-{number}": self.start(address, f"worker-{number}", folder)
                          for number in range(1, count + 1)}

    @staticmethod
    def start(address, name, folder):
        return subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_worker", address, "--name", name,
             "--nthreads", "1", "--no-nanny", "--no-dashboard", "--host", "127.0.0.1",
             "--memory-limit", "0", "--local-directory", folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

    def signal(self, name, number):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.processes[name].pid, number)

    def end(self):
        for name in self.processes:
            self.signal(name, signal.SIGTERM)
        for name, process in self.processes.items():
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                self.signal(name, signal.SIGKILL)
                process.wait()


def unfinished(client, futures):
    """Returns the parts that each worker has and did not finish, by the worker's name."""
    numbers = {future.key: number for number, future in futures.items()}
    names = {address: info["name"] for address, info in client.scheduler_info(-1)["workers"].items()}
    parts = {names.get(address): sorted(numbers[key] for key in keys if key in numbers)
             for address, keys in client.processing().items()}
    return {name: numbers for name, numbers in parts.items() if name and numbers}


def kill_one(client, workers, futures):
    """Kills a worker while it has parts; returns its name and the numbers of these parts.

    The worker is stopped first, so that it cannot finish them before it is killed.
    """
    while not all(future.done() for future in futures.values()):
        for name in sorted(unfinished(client, futures)):
            workers.signal(name, signal.SIGSTOP)
            time.sleep(0.3)
            parts = unfinished(client, futures).get(name)
            if parts:
                workers.signal(name, signal.SIGKILL)
                return name, parts
            workers.signal(name, signal.SIGCONT)
    sys.exit("parts.py: all parts were done before a worker could be killed; use more parts")


def collect(client, commands, workers, kills):
    """Computes all parts; returns their outputs by number."""
    futures = {number: client.submit(compute, command, key=f"part-{number}", pure=False)
               for number, command in commands.items()}
    numbers = {future.key: number for number, future in futures.items()}
    outputs, computed_by, killed, lost = {}, {}, None, []
    for future, (output, failure, name) in as_completed(futures.values(), with_results=True):
        number = numbers[future.key]
        if failure is not None:
            sys.exit(f"parts.py: part {number} failed:\n{failure}")
        outputs[number], computed_by[number] = output, name
        if kills and not killed:
            killed, lost = kill_one(client, workers, futures)
    if kills:
        again = {number: computed_by[number] for number in lost}
        if killed in again.values():
            sys.exit(f"parts.py: {killed} was killed, and finished a part")
        words = ", ".join(f"{number} ({name})" for number, name in again.items())
        print(f"{killed} was killed while it had parts; computed again: {words}", file=sys.stderr)
    return outputs


def merge(lab, words, outputs, folder):
    """Merges the parts with the lab; returns its exit code."""
    paths = []
    for number, output in sorted(outputs.items()):
        path = pathlib.Path(folder, f"{number}.json")
        path.write_bytes(output)
        paths.append(str(path))
    flags = [word for word in words if word in REPORT + KIND]
    return subprocess.run([lab, words[0], *flags, "--merge", *paths], check=False).returncode


def main():
    summary = __doc__.split("\n", maxsplit=1)[0]
    parser = argparse.ArgumentParser(description=summary)
    parser.add_argument("--parts", type=int, default=16)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--scheduler", help="the address of a running cluster")
    parser.add_argument("--kill", action="store_true", help="kill one of the own workers")
    parser.add_argument("lab")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    given = parser.parse_args()
    if not given.command:
        parser.error("name a command: league, mutate or fleet")
    if given.parts < 1 or given.workers < (2 if given.kill else 1):
        parser.error("there must be a part and a worker, and another worker with --kill")
    if given.scheduler and given.kill:
        parser.error("--kill kills own workers; remove --scheduler")
    lab = str(pathlib.Path(given.lab).resolve()) if "/" in given.lab else given.lab
    words = [word for word in given.command if word not in REPORT]
    commands = {number: [lab, *words, "--shard", f"{number}/{given.parts}", "--json"]
                for number in range(1, given.parts + 1)}
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="lab-parts-"))
        address, workers = given.scheduler, None
        if not address:
            cluster = stack.enter_context(LocalCluster(
                n_workers=0, host="127.0.0.1", dashboard_address=None, processes=True))
            address = cluster.scheduler_address
            workers = OwnWorkers(address, given.workers, folder)
            stack.callback(workers.end)
        client = stack.enter_context(Client(address, timeout=60))
        if workers:
            client.wait_for_workers(given.workers, timeout=120)
        outputs = collect(client, commands, workers, given.kill)
        return merge(lab, given.command, outputs, folder)


if __name__ == "__main__":
    sys.exit(main())
