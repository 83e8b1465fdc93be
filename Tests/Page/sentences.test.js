// Every sentence of the lab that the page shows has a Chinese one: the sources are read for them.

import assert from "node:assert/strict";
import test from "node:test";
import { phrase } from "../../Sources/lab/PageFiles/Modules/phrases.js";
import { sentenceTable } from "../../Sources/lab/PageFiles/Modules/sentencetable.js";
import { speak } from "../../Sources/lab/PageFiles/Modules/texts.js";
import { block, sentences, sentencesBehind } from "./sources.js";

const explain = "lab/LabExplain/Explain/";
const [engine, core] = ["lab/LabKit/Engine/", "AutoTrack/Core/"];
const writer = explain + "ExplanationWriter.swift";
const store = "AutoTrack/Delivery/Store/StoreFault.swift";
/** The blocks with sentences, by family: a file, and the beginning of a block in it. */
const homes = {
  verdict: [[writer, "extension HitTestTrace.Verdict"], [writer,
    "extension HitTestTrace.Refusal"]],
  path: [[writer, "extension DefaultPathScheme.Reason"], [writer,
    "extension SensorsPathScheme.Reason"]],
  nothing: [[explain + "StepExplanation.swift", "private static func reasonForNothing("],
    [explain + "Objects+Words.swift", "package var obstacle: String?"]],
  answer: [["AutoTrack/Paths/Anchored/AnchoredSight.swift", "answer =\n"]],
  fault: [["MiniUI/Fingers/Application+Aiming.swift", "public var description: String"],
    [engine + "Screen.swift", "private func absence(of selector"],
    [engine + "AppState.swift", "func message(in process"]],
  diagnostic: [[core + "Diagnostics/Diagnostics.swift",
    "public var description: String {\n      switch"],
  ["AutoTrack/Delivery/DeliveryNote.swift", "public var description"],
  [store, "public enum StoreNote"]],
  reason: [[core + "Identity/IdentityOutcome.swift", "var sentence: String"],
    [core + "Events/NameFault.swift", "var sentence: String"],
    [core + "Events/PropertyFault.swift", "package var sentence: String"],
    [core + "JSON/PageFault.swift", "var sentence: String"],
    [store, "public var description: String"],
    ["lab/LabKit/Server/ServerFaults.swift", "case .down: .lost("],
    ["AutoTrack/Paths/Rules/PropertyPath.swift", "case .missing(let key):"]],
  message: [[explain + "Objects+Words.swift", "extension Decision.Outcome"],
    [explain + "CallFolding.swift", "enum CallFolding"]],
};
/** The calls with sentences, by family: folders, and what stands before a sentence. */
const calls = {
  subject: [["AutoTrack/"],
    /(?:Decision[.]Subject = |suppress[(]|[.]words[(]|oment, of: |subject = )(?=")/g],
  fact: [[engine], /Difference[.]Fact[(](?=")/g],
  fault: [[engine, "lab/LabKit/Verbs/"], /(?:StepFault[(]\s*|[?:] )(?="[^"]+; (?:add|set))/g],
  cause: [["lab/LabRules/Gate/"], /(?:ImpactChange[(]\s*|let words =\s*)(?=")/g],
  reason: [["AutoTrack/Delivery/Upload/", "AutoTrack/Paths/Rules/"],
    /(?:self[.]init[(][.].*, |[.]failure[(]|EntryFault[(])(?=")/g],
};
/** What is only a part of a sentence, has words in its gaps, or is the name of a call. */
const fragments = ["trackScreen X", "AutoTrack", " from X", ", and ", "time", "it X X",
  "its X X is X", "X X before X", "X was removed", "X moved X X"];

/** Returns all sentences of the lab by family; the keys of scenarios are names. */
function allSentences() {
  const inHomes = Object.entries(homes).flatMap(([family, places]) => places.flatMap((place) =>
    sentences(block(...place)).map((text) => [family, text])));
  const inCalls = Object.entries(calls).flatMap(([family, [folders, pattern]]) => folders.flatMap(
    (folder) => sentencesBehind(folder, pattern).map((text) => [family, text])));
  const faults = [engine, "lab/LabKit/Verbs/"].flatMap((folder) => sentencesBehind(folder,
    /StepFault[(]\s*(?=")/g)).map((text) => ["fault", text]);
  const ofViews = sentencesBehind("AutoTrack/", /[.](?:view|controller)[(][^"\n]*, (?=")/g).map((
    text) => ["subject", text + " of X"]);
  const causes = sentences(block(explain + "Objects+Words.swift",
    "extension GestureChange.Cause")).map((text) => ["state", "failed" + text]);
  return [...inHomes, ...inCalls, ...faults, ...ofViews, ...causes].filter(([, text]) => /[a-z]{2,}/
    .test(text));
}

test("each sentence of the sources has a Chinese one", () => {
  const all = allSentences();
  assert.ok(all.length > 200, `only ${all.length} sentences`);
  for (const one of fragments) assert.ok(all.some(([, text]) => text === one), one);
  speak("zh");
  const english = all.filter(([family, text]) => !fragments.includes(text)
    && (phrase(family, text) === text || /[a-z]{2,} [a-z]{2,}/.test(phrase(family, text))));
  speak("en");
  assert.deepEqual(english, []);
  for (const [family, text] of all) assert.equal(phrase(family, text), text);
});

test("a row of the table is two lines, whose gaps agree, and a family has it once", () => {
  const blocks = sentenceTable.trim().split("\n\n").map((part) => part.split("\n"));
  const families = blocks.map(([name]) => name.slice(1, -1));
  assert.equal(new Set(families).size, families.length);
  for (const [name, ...lines] of blocks) {
    const english = lines.filter((_, at) => at % 2 === 0);
    assert.equal(new Set(english).size, lines.length / 2, name);
    for (const [at, text] of english.entries()) {
      const count = [...text.matchAll(/\{[^}]*\}/g)].filter(([gap]) => gap !== "{s}").length;
      assert.match(lines[2 * at + 1], /^ {2}\S/);
      for (const [, gap, family] of lines[2 * at + 1].matchAll(/\{(\d)(?::(\w+))?\}/g)) {
        assert.ok(gap <= count && (!family || families.includes(family)), text);
      }
    }
  }
});
