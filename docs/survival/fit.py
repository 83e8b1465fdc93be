#!/usr/bin/env python3
"""Fits the weights and the thresholds of `anchored` rules, and cross-validates them.

    lab league --evidence > evidence.jsonl              # or with --corpus FILE… for other apps
    python3 docs/survival/fit.py evidence.jsonl

It needs numpy, and prints the same figures on every run. Weights maximise the likelihood of the right answer at all
horizons: the element, the element made again, or none. Each weight has a penalty of PENALTY times its square, in units
of the standard deviation of its signal. The thresholds are those with the greatest survival of which the wrong rules
stay below 90 % of the limits, and at least LEAST_USABLE percent of the elements have a rule; they are chosen on apps
that the weights have not seen. As in the league, the usable share is that of the next release.

In the strict table each app is left out in turn. Its weights come from the other apps. So do its thresholds: each other
app is left out once more, and judged by weights without both.
"""

import collections
import itertools
import json
import sys

import numpy

HORIZONS = ["next", "year", "threeYears"]
OUTCOMES = ["kept", "lost", "wrong", "ghost", "remade", "gone", "none"]
# The most wrong rules in percent at each horizon, and the least share of elements with a rule.
LIMITS = numpy.array([0.5, 1.0, 1.5])
# The share of the limits that the apps may use on which thresholds are chosen: others may be harder.
MARGIN = 0.9
LEAST_USABLE = 97.5
PENALTY = 0.002
CONFIDENCES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]
OWN_CONFIDENCES = [hundredths / 100 for hundredths in range(80, 98)]


class Sheets:
    """Candidates of many screens: a row of amounts for each, with the place of each screen's first row."""

    def __init__(self, sheets, width):
        self.lengths = numpy.array([len(sheet) for sheet in sheets])
        self.starts = numpy.concatenate([[0], numpy.cumsum(self.lengths)[:-1]])
        self.sheet = numpy.repeat(numpy.arange(len(sheets)), self.lengths)
        # The first column stands for the start of every score.
        self.rows = numpy.zeros((len(self.sheet), width + 1))
        self.rows[:, 0] = 1
        for row, amounts in enumerate(itertools.chain.from_iterable(sheets)):
            for signal, amount in amounts:
                self.rows[row, signal + 1] = amount

    def shares(self, weights):
        """Returns the confidence in each candidate, and the logarithm of the sum of odds on each screen."""
        scores = self.rows @ weights
        top = numpy.maximum(0, numpy.maximum.reduceat(scores, self.starts))
        odds = numpy.exp(scores - top[self.sheet])
        sums = numpy.add.reduceat(odds, self.starts) + numpy.exp(-top)
        return odds / sums[self.sheet], top + numpy.log(sums), scores


class Evidence:
    """The file of `lab league --evidence`."""

    def __init__(self, lines):
        head = json.loads(next(lines))
        self.signals, self.head = head["signals"], head
        sheets, self.apps, rules = [], [], []
        for line in map(json.loads, lines):
            if "sheet" in line:
                sheets.append(line["candidates"])
            else:
                rules.append(line)
                if line["app"] not in self.apps:
                    self.apps.append(line["app"])
        self.owns = Sheets(sheets, len(self.signals))
        self.count = numpy.array([rule["count"] for rule in rules])
        self.app = numpy.array([self.apps.index(rule["app"]) for rule in rules])
        self.horizon = numpy.array([HORIZONS.index(rule["after"]) for rule in rules])
        self.there = numpy.array([rule["there"] for rule in rules])
        self.own = numpy.array([self.owns.starts[rule["own"][0]] + rule["own"][1] for rule in rules])
        self.ask(rules, sheets)

    def ask(self, rules, sheets):
        """Lists the screens that rules look at later; equal ones of an app count together."""
        found, self.rule, self.question = {}, [], []
        for place, rule in enumerate(rules):
            for sheet, right, remade in rule["later"]:
                key = (self.app[place], sheet, tuple(right), tuple(remade))
                self.rule.append(place)
                self.question.append(found.setdefault(key, len(found)))
        self.rule, self.question = numpy.array(self.rule), numpy.array(self.question)
        self.later = Sheets([sheets[key[1]] for key in found], len(self.signals))
        self.question_app = numpy.array([key[0] for key in found])
        self.weight = numpy.bincount(self.question, self.count[self.rule]).astype(float)
        self.right, self.remade = numpy.zeros((2, len(self.later.rows)), bool)
        for start, (_, _, right, remade) in zip(self.later.starts, found):
            self.right[[start + place for place in right]] = True
            self.remade[[start + place for place in remade]] = True

    def outcomes(self, weights, bounds):
        """Returns the numbers of outcomes by bounds, app and horizon."""
        shares, _, _ = self.later.shares(weights)
        order = numpy.lexsort((numpy.arange(len(shares)), -shares, self.later.sheet))
        best = order[self.later.starts][self.question]
        own = self.owns.shares(weights)[0][self.own]
        return {bound: self.counts(best, shares[best], own, *bound) for bound in bounds}

    def counts(self, best, confidence, own, least, least_own):
        hit = confidence >= least

        def per_rule(which):
            return numpy.bincount(self.rule[which], minlength=len(self.count))

        hits, right = per_rule(hit), per_rule(hit & self.right[best])
        remade = per_rule(hit & self.remade[best]) > 0
        some = hits > 0
        usable, gone = own >= least_own, ~self.there
        cases = [
            usable & self.there & some & (right == hits), usable & self.there & ~some,
            usable & self.there & (right < hits), usable & gone & some & ~remade, usable & gone & remade,
            usable & gone & ~some, ~usable,
        ]
        place = self.app * len(HORIZONS) + self.horizon
        size = len(self.apps) * len(HORIZONS)
        counts = [numpy.bincount(place, self.count * case, size) for case in cases]
        return numpy.array(counts).T.reshape(len(self.apps), len(HORIZONS), len(cases))


def fit(evidence, apps):
    """Returns the start and the weights of the greatest likelihood, by Newton's method."""
    later = evidence.later
    asked = numpy.isin(evidence.question_app, apps) * evidence.weight
    right = evidence.right | evidence.remade
    total = numpy.add.reduceat(right.astype(float), later.starts)
    goal = right / numpy.maximum(1, total)[later.sheet]
    row_weight = asked[later.sheet]
    mean = row_weight @ later.rows / row_weight.sum()
    penalty = PENALTY * (row_weight @ (later.rows - mean) ** 2 / row_weight.sum()) * asked.sum()
    weights = numpy.zeros(later.rows.shape[1])

    def loss(weights):
        shares, sums, scores = later.shares(weights)
        return asked @ (sums - numpy.add.reduceat(goal * scores, later.starts)) + penalty @ weights**2, shares

    value, shares = loss(weights)
    for _ in range(100):
        slope = later.rows.T @ ((shares - goal) * row_weight) + 2 * penalty * weights
        means = numpy.add.reduceat(later.rows * shares[:, None], later.starts)
        curve = later.rows.T @ (later.rows * (shares * row_weight)[:, None])
        curve += numpy.diag(2 * penalty + 1e-9) - means.T @ (means * asked[:, None])
        step, length = numpy.linalg.solve(curve, slope), 1.0
        while length > 1e-6:
            new, new_shares = loss(weights - length * step)
            if new <= value:
                break
            length /= 2
        weights, shares, gain, value = weights - length * step, new_shares, value - new, new
        if gain < 1e-9 * value:
            break
    return weights


def figures(counts):
    """Returns survival and wrong rules in percent by horizon, and the usable share at the next release."""
    kept, lost, wrong, ghost, remade, gone, none = counts.T
    rules = kept + lost + wrong + ghost + remade + gone
    survival = 100 * kept / numpy.maximum(1, kept + lost + wrong)
    usable = 100 * rules / numpy.maximum(1, rules + none)
    return survival, 100 * (wrong + ghost) / numpy.maximum(1, rules), usable[HORIZONS.index("next")]


def best_bounds(candidates):
    """Returns the thresholds of the greatest survival within the limits, or the nearest to them."""

    def rank(bounds):
        survival, wrong, usable = figures(candidates[bounds])
        excess = numpy.maximum(0, wrong / LIMITS - MARGIN).sum() + max(0, LEAST_USABLE - usable)
        return -round(excess, 6), survival.sum()

    return max(candidates, key=rank)


def text(counts):
    survival, wrong, usable = figures(counts)
    cells = [f"{one:.2f} / {other:.2f}" for one, other in zip(survival, wrong)]
    return f"{usable:.1f} | " + " | ".join(cells)


def main():
    with open(sys.argv[1], encoding="utf-8") as lines:
        evidence = Evidence(lines)
    apps = range(len(evidence.apps))
    grid = list(itertools.product(CONFIDENCES, OWN_CONFIDENCES))
    fits = {}

    def without(*left_out):
        key = tuple(sorted(set(left_out)))
        if key not in fits:
            weights = fit(evidence, [app for app in apps if app not in key])
            fits[key] = weights, evidence.outcomes(weights, grid)
        return fits[key]

    def chosen(left_out):
        """Chooses thresholds on the apps that are not left out, each judged by weights without it."""
        sums = collections.Counter()
        for app in apps:
            if app not in left_out:
                for bounds, counts in without(app, *left_out)[1].items():
                    sums[bounds] = sums[bounds] + counts[app]
        return best_bounds(sums)

    head = evidence.head
    released = numpy.array([head["start"], *head["weights"]])
    bounds = (head["leastConfidence"], head["leastOwnConfidence"])
    print("app left out | usable | next release | 1 year | 3 years (survival / wrong)")
    print("none, weights of the library |", text(evidence.outcomes(released, [bounds])[bounds].sum(0)))
    fixed = sum(evidence.outcomes(without(app)[0], [bounds])[bounds][app] for app in apps)
    print(f"each in turn, thresholds {bounds[0]} and {bounds[1]} |", text(fixed))
    strict = 0
    for app in apps:
        bounds = chosen([app])
        counts = without(app)[1][bounds][app]
        strict = strict + counts
        print(f"{evidence.apps[app]} | {text(counts)} | thresholds {bounds[0]} and {bounds[1]}")
    print("each in turn, thresholds from the others |", text(strict))
    bounds, (weights, outcomes) = chosen([]), without()
    print("none, new weights |", text(outcomes[bounds].sum(0)))
    print(f"thresholds {bounds[0]} and {bounds[1]}, start {weights[0]:.2f}")
    for name, weight in zip(evidence.signals, weights[1:]):
        print(f"{name} {weight:.2f}")


main()
