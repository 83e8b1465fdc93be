#!/usr/bin/env python3
"""Reads the lab's reports with independent parsers and compares them with the scenarios.

Usage: Tests/Checks/reports.py LAB
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ODD_TITLE = "<b> & \"c\" 'd' ]]> 100%, a:b\r\n\t\u5b57\U0001f600"
ODD_NAME = "odd, na:me %41 & it's.json5"
SAMPLE = """{
  // A comment before the title, so that the line is not the first.
  scenario: %s,
  app: { root: "Home", classes: { Home: { is: "UIViewController", view: { subviews: [
    { is: "UILabel", text: "50%%: <a>\\r\\n, ]]>", hidden: true, frame: [0, 0, 9, 9] },
    { is: "UIButton", id: "nothing", hidden: true, frame: [0, 0, 9, 9] } ] } } } },
  steps: [
    { launch: {}, see: "50%%: <a>\\r\\n, ]]>", expect: [] },
    { tap: "#nothing" },
    { kill: {} },
  ],
}
"""


def lab(*arguments, folder=None):
    """Runs the lab; an exit code for a defect or for wrong usage ends the check."""
    done = subprocess.run([LAB, *arguments], cwd=folder, capture_output=True)
    assert done.returncode in (0, 1), (arguments, done.returncode, done.stderr)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def cases(path):
    """Checks the sums of a report and returns its cases."""
    root = ElementTree.parse(path).getroot()
    assert root.tag == "testsuites", root.tag
    suites = root.findall("testsuite")
    for node, inner in [(root, suites)] + [(suite, suite.findall("testcase")) for suite in suites]:
        whole = node.findall(".//testcase")
        assert int(node.get("tests")) == len(whole), node.attrib
        failed = [case for case in whole if case.find("failure") is not None]
        assert int(node.get("failures")) == len(failed), node.attrib
        assert (node.get("errors"), node.get("skipped")) == ("0", "0"), node.attrib
        times = sum(float(one.get("time")) for one in inner)
        assert abs(float(node.get("time")) - times) < 0.0005 * (len(inner) + 1), node.attrib
    for suite in suites:
        for case in suite:
            assert (os.path.dirname(case.get("file")) or ".") == suite.get("name"), case.attrib
    return root.findall(".//testcase")


def line_of_title(path):
    """Returns the number of the first line with the key, found without a JSON5 parser."""
    with open(path, encoding="utf-8", newline="") as file:
        lines = file.read().split("\n")
    return next(n for n, line in enumerate(lines, 1) if re.search(r"""\bscenario['"]?\s*:""", line))


def check_repository(report):
    """Checks that the report has each scenario of the repository with file, line and title."""
    code, _, _ = lab("run", "Scenarios", "--reporter", "junit=" + report)
    _, listing, _ = lab("run", "Scenarios", "--list")
    listed = [line.split(" · ", 1) for line in listing.splitlines()]
    found = cases(report)
    # The list shows control characters as symbols; no title in the repository has any.
    assert sorted([case.get("file"), case.get("name")] for case in found) == sorted(listed)
    for case in found:
        assert int(case.get("line")) == line_of_title(case.get("file")), case.attrib
    failures = [case for case in found if case.find("failure") is not None]
    assert (code == 1) == bool(failures), (code, failures)
    _, lines, _ = lab("run", "Scenarios", "--reporter", "jsonl")
    titles = {json.loads(line)["scenario"] for line in lines.splitlines()}
    assert titles <= {case.get("name") for case in found}
    return len(found)


def check_odd(folder):
    """Checks the report of a failure whose file name and title need many escapes."""
    path = os.path.join(folder, ODD_NAME)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(SAMPLE % json.dumps(ODD_TITLE + "\u0001", ensure_ascii=False))
    flags = "junit=r.xml,github=r.txt,jsonl=r.jsonl,pretty"
    code, pretty, _ = lab("run", ODD_NAME, "--seed", "7", "--reporter", flags, folder=folder)
    assert code == 1, code
    (case,) = cases(os.path.join(folder, "r.xml"))
    assert case.get("file") == ODD_NAME, case.attrib
    assert case.get("name") == ODD_TITLE + "\u2401", case.attrib
    assert int(case.get("line")) == 3, case.attrib
    failure = case.find("failure")
    _, _, complaints = lab("run", ODD_NAME, "--reporter", "jsonl", folder=folder)
    places = re.findall(r"json5:(\d+):(\d+): ", complaints)
    assert re.findall(r"json5:(\d+):(\d+): ", failure.text) == places, failure.text
    assert failure.get("message") == failure.text.split("\n")[0], failure.text
    assert '"50%: <a>\r\n, ]]>"' in failure.text, failure.text
    with open(os.path.join(folder, "r.jsonl"), encoding="utf-8") as file:
        assert {json.loads(line)["scenario"] for line in file} == {ODD_TITLE + "\u0001"}
    check_commands(os.path.join(folder, "r.txt"), places)
    check_repetition(pretty, folder)


def check_commands(path, places):
    """Checks GitHub's commands, unescaped as by its runner."""
    with open(path, encoding="utf-8", newline="") as file:
        *commands, _ = file.read().splitlines()
    found = []
    for command in commands:
        properties, message = re.fullmatch(r"::error (.*?)::(.*)", command).groups()
        values = dict(pair.split("=", 1) for pair in properties.split(","))
        assert not any(":" in value for value in values.values()), command
        values = {key: unescaped(value, "\r\n:,%") for key, value in values.items()}
        assert (values["file"], values["title"]) == (ODD_NAME, ODD_TITLE + "\u2401"), values
        assert unescaped(message, "\r\n%").startswith("step "), message
        found.append((values["line"], values["col"]))
    assert found == places, (found, places)


def unescaped(text, characters):
    """Replaces the percent codes of some characters, that of the percent sign last."""
    for character in characters:
        text = text.replace("%%%02X" % ord(character), character)
    return text


def check_repetition(pretty, folder):
    """Checks that the command in a failure repeats it with its seed in a shell."""
    (again,) = re.findall(r"^  again: lab (.*)$", pretty, re.MULTILINE)
    command = "%s %s" % (LAB, again)
    done = subprocess.run(["bash", "-c", command], cwd=folder, capture_output=True)
    assert done.returncode == 1 and done.stdout.decode() == pretty, (command, done)


def check_escapes():
    """Checks the unescaping of percent codes."""
    assert unescaped("a%0Ab%253A", "\r\n:,%") == "a\nb%3A"


if __name__ == "__main__":
    LAB = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as work:
        check_escapes()
        count = check_repository(os.path.join(work, "report.xml"))
        check_odd(work)
    print("the report has all %d scenarios, and escapes odd names" % count)
