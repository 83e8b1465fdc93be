// Tests of texts in pictures: their widths, their lines, and labels that are cut.

import assert from "node:assert/strict";
import test from "node:test";
import { codeLines, dispatchRows,
  methodLines } from "../../Sources/lab/PageFiles/Modules/dispatch.js";
import { cornerShares, freePlacer } from "../../Sources/lab/PageFiles/Modules/labels.js";
import { boldLetters, fitted, fittedWords, textWidth,
  wrapped } from "../../Sources/lab/PageFiles/Modules/lettering.js";
import { roomFor } from "../../Sources/lab/PageFiles/Modules/shapes.js";
import { wayColumns, wayMarks } from "../../Sources/lab/PageFiles/Modules/trail.js";

const long = "Donaudampfschifffahrtsgesellschaft".repeat(2);
const names = ["class", "tableView:didSelectRowAtIndexPath:", `did${long}:`, "\u{1f600}".repeat(40),
  "NewsViewController_One_Hooked2", "ab:cd:ef:gh:ij:kl:mn:op:qr:st:uv:wx:yz:ab:cd:ef:gh:ij:"];

test("the lines of a text are its whole text, and none is wider than its box", () => {
  for (const text of names) {
    for (const width of [20, 60, 190, 1000]) {
      const lines = wrapped(text, width, 12);
      assert.equal(lines.join(""), text);
      for (const line of lines) assert.ok(textWidth(line, 12) <= width, `${line} in ${width}`);
    }
  }
  assert.deepEqual(wrapped("- tableView:didSelectRowAtIndexPath:", 190, 12),
    ["- tableView:", "didSelectRowAtIndexPath:"]);
});

test("the boxes of a dispatch diagram have whole names, a line each, and no two meet", () => {
  const chain = (type, name, owner) => [{ hook: true, owner, name: "hook" },
    { name: `-[${type} ${name}]`, owner }];
  for (const type of names.map((name) => name.replace(/:/g, ""))) {
    for (const name of names) {
      const methods = [
        { type: { name: type }, method: { signature: `- ${name}`, before: null,
          after: chain(type, name, "rowSelections") } },
        { type: { name: "A" }, method: { signature: "- b", before: chain("A", "b", long),
          after: chain(type, name, long) } }];
      const rows = dispatchRows(methods);
      rows.forEach((row, at) => {
        assert.ok(at === 0 || row.y >= rows[at - 1].y + rows[at - 1].tall);
        for (const side of ["before", "after"]) {
          const boxes = [methods[at] ? methodLines(methods[at], side) : [],
            row.code === undefined ? [] : codeLines(methods, side, row.code)];
          for (const lines of boxes) assert.ok(lines.length * 14 < row.tall, row.code);
        }
      });
      const texts = methodLines(methods[0], "after").map(({ line }) => line).join("");
      for (const part of [type, name, "rowSelections"]) assert.ok(texts.includes(part), texts);
    }
  }
});

test("a label that is cut names no rule, or a rule of its own", () => {
  const rules = Array.from({ length: 200 }, (_, number) => `R${number}`);
  for (const label of rules.map((rule) => `STOLEN ${rule}, no longer matched by ${rule}`)) {
    for (let width = 0; width < 400; width += 3) {
      const text = fittedWords(label, width, 11, boldLetters);
      assert.ok(textWidth(text, 11, boldLetters) <= Math.max(width, 0), text);
      for (const rule of text.match(/R\d+/g) || []) {
        assert.ok(label.split(/[ ,]+/).includes(rule), `${text} of ${label}`);
      }
    }
  }
});

test("a label stays within the picture and its round corners, about every frame", () => {
  for (const [width, height] of [[320, 480], [390, 844], [1024, 1366], [844, 390]]) {
    const radii = [width * cornerShares[0], height * cornerShares[1]];
    for (let x = -60; x < width + 60; x += 30) {
      for (let y = -60; y < height + 60; y += 30) {
        const { box: [left, top, right, bottom] } = freePlacer([], [width, height])([x, y, 90, 20],
          "STOLEN R10", x % 60 === 0);
        assert.ok(left >= 0 && right <= width && top >= 0 && bottom <= height, `${x}, ${y}`);
        const away = [radii[0] - Math.min(left, width - right), radii[1] - Math.min(top,
          height - bottom)].map((distance, at) => Math.max(0, distance / radii[at]));
        assert.ok(away[0] ** 2 + away[1] ** 2 <= 1.001, `${x}, ${y} in ${width} by ${height}`);
      }
    }
  }
});

test("equal marks of a step are one with their number, and a step has room for all of them", () => {
  const way = [{ step: 0, kind: "move", place: "memory" }, { step: 0, kind: "send" },
    ...Array.from({ length: 180 }, () => ({ step: 1, kind: "retry" })), { step: 1, kind: "kill" },
    { step: 2, kind: "move", place: "acknowledged" }];
  const marks = wayMarks(way);
  assert.deepEqual(marks.map(({ step, text, lane }) => [step, text, lane]), [
    [0, "\u25b2", "memory"], [1, "\u21bb180", "memory"], [1, "\u2716", "memory"]]);
  for (const count of [3, 40, 500]) {
    const columns = wayColumns(count, marks, 200);
    columns.forEach(({ left, width, inner }, step) => {
      assert.ok(inner <= width);
      const next = columns[step + 1];
      if (next) assert.ok(Math.abs(left + width - next.left) < 1e-6);
    });
  }
});

test("letters of East Asia and emoji are as wide as high, and marks have no width", () => {
  for (const [text, width] of [["ab", 1.08], ["\u5546\u54c1", 2], ["\uac00", 1],
    ["\u3042\u30a2", 2], ["\uff01", 1], ["\u{1f600}", 1], ["e\u0301", 0.54],
    ["\u2603\ufe0f", 0.54]]) {
    assert.ok(Math.abs(textWidth(text, 1) - width) < 1e-9, text);
  }
  assert.equal(fitted("\u5546\u54c1\u8be6\u60c5", 40, 10), "\u5546\u54c1\u8be6\u60c5");
  assert.equal(fitted("\u5546\u54c1\u8be6\u60c5", 39, 10), "\u5546\u54c1\u8be6\u2026");
});

test("a title has the whole of an empty bar, and a text ends at its neighbour", () => {
  const bar = [0, 47, 390, 44];
  const title = [145, 47, 100, 44];
  assert.deepEqual(roomFor(title, bar, [title], true), [0, 47, 390, 44]);
  assert.deepEqual(roomFor(title, bar, [title, [300, 47, 80, 44]], true), [96, 47, 198, 44]);
  assert.deepEqual(roomFor([10, 0, 50, 20], [0, 0, 390, 44], [[200, 0, 50, 20], [100, 30, 9, 9]],
    false), [10, 0, 184, 20]);
  assert.deepEqual(roomFor([10, 0, 50, 20], [0, 0, 40, 44], [], false), [10, 0, 50, 20]);
});
