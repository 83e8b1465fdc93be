// Tests of the notice of a page that the lab keeps writing; `browser/watch` tests it in a browser.

import assert from "node:assert/strict";
import test from "node:test";
import { noticeOf } from "../../Sources/lab/PageFiles/Modules/stale.js";

test("a page is stale if its file has another stamp, and outdated if a later run failed", () => {
  const stamps = ["1a", "2b", "1a mistake", "2b mistake"];
  const notices = stamps.map((own) => stamps.map((found) => noticeOf(own, found)));
  assert.deepEqual(notices, [
    [null, "stale", "outdated", "stale"],
    ["stale", null, "stale", "outdated"],
    [null, "stale", "outdated", "stale"],
    ["stale", null, "stale", "outdated"],
  ]);
});
