// Tests of the pictures of two versions.

import assert from "node:assert/strict";
import test from "node:test";
import { freePlacer } from "../../Sources/lab/PageFiles/Modules/labels.js";
import { pictureBox } from "../../Sources/lab/PageFiles/Modules/versions.js";

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
