// Tests of the pictures of two versions.

import assert from "node:assert/strict";
import test from "node:test";
import { freePlacer } from "../../Sources/lab/PageFiles/Modules/labels.js";
import { causeGroups, isBroken } from "../../Sources/lab/PageFiles/Modules/impact.js";
import { joinedMarks, largestBox, pictureBox,
  versionMarks } from "../../Sources/lab/PageFiles/Modules/versions.js";

const size = [390, 844];
const [screen, starts] = [{ x: 0, y: 0, width: 390, height: 844 }, [-500, -20, 0, 40, 380, 900]];
const frames = starts.flatMap((x) => starts.map((y) => [x, y, 60, 44]));

/** True if a frame lies within a box. */
function holds({ x, y, width, height }, [left, top, wide, tall]) {
  return left >= x && top >= y && left + wide <= x + width && top + tall <= y + height;
}

test("a picture shows its screen if all marked views lie on it", () => {
  assert.deepEqual(pictureBox(size, []), screen);
  const inside = frames.filter((frame) => holds(screen, frame));
  assert.equal(inside.length, 2 * 3);
  assert.deepEqual(pictureBox(size, inside), screen);
});

test("a picture shows its screen and each pair of marked views, and no more", () => {
  for (const one of frames) {
    for (const other of frames) {
      const box = pictureBox(size, [one, other]);
      const all = [[0, 0, ...size], one, other];
      assert.ok(all.every((frame) => holds(box, frame)), `${one} and ${other}`);
      const edges = [box.x, box.y, box.x + box.width, box.y + box.height];
      const touched = edges.map((edge, at) => all.some((frame) => edge === frame[at % 2] + (at > 1 ?
        frame[at] : 0)));
      assert.deepEqual(touched, [true, true, true, true], `${one} and ${other}`);
    }
  }
});

test("a label lies within its picture, at the marked view", () => {
  for (const frame of frames) {
    const box = pictureBox(size, [frame]);
    const { x, y } = freePlacer([], [box.width, box.height], [box.x, box.y])(frame, "KEPT A");
    assert.ok(holds(box, [x, y - 11, 0, 11]), `${frame}: ${x}, ${y}`);
    const [left, top, width, height] = frame;
    assert.ok(x > left - width && x < left + width, `${frame}: ${x}`);
    assert.ok(y > top - 11 && y < top + height + 22, `${frame}: ${y}`);
  }
});

const element = (place) => ({ name: `View ${place}`, picture: [0, place] });
const inserted = [{ words: "a view was inserted", file: "a.xib", line: 3, version: "head",
  picture: [0, 2] }];
const study = { rules: [
  { name: "Kept", outcome: "KEPT", from: [element(1)], now: [element(1)], matches: [element(1)],
    causes: [], fails: false },
  { name: "Lost", outcome: "LOST", from: [element(3)], now: [element(4)], matches: [],
    causes: [{ words: "it was wrapped" }], fails: true },
  { name: "Stolen", outcome: "STOLEN", from: [element(2)], now: [element(3)],
    matches: [element(2)], causes: inserted, fails: true },
  { name: "Ghost", outcome: "GHOST", from: [element(5)], now: [], matches: [element(5)],
    causes: inserted, fails: false, accepted: "yes" }] };

test("rules stand under their causes, the worst first and the kept last, numbered from 1", () => {
  assert.deepEqual(causeGroups(study).map(({ isKept, verdicts }) => [isKept, verdicts.map((
    { verdict, number }) => `${number} ${verdict.name}`)]), [[false, ["1 Stolen", "2 Ghost"]],
    [false, ["3 Lost"]], [true, ["4 Kept"]]]);
  assert.deepEqual(study.rules.filter(isBroken).map(({ name }) => name), ["Lost", "Stolen"]);
});

test("a picture has numbers, in brackets at an element that its rule does not match", () => {
  const numbers = new Map([["Kept", 4], ["Lost", 3], ["Stolen", 1], ["Ghost", 2]]);
  const signs = (side) => joinedMarks(versionMarks(study, side, numbers)).map(({ place, signs: all,
    labels }) => [place[1], all.join(" "), labels.join(", ")]);
  assert.deepEqual(signs("head"), [[1, "4", "KEPT Kept"], [4, "(3)", "no longer matched by Lost"],
    [2, "1", "STOLEN Stolen"], [3, "(1)", "no longer matched by Stolen"],
    [2, "\u0394", "the change"], [5, "2", "GHOST Ghost"]]);
});

test("pictures of two versions have one scale", () => {
  assert.deepEqual(largestBox([{ width: 390, height: 844 }, { width: 1024, height: 600 }]), {
    width: 1024, height: 844 });
});
