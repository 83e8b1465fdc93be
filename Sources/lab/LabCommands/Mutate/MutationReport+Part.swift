package import AutoTrack
package import LabLanguage
package import LabLeague
import LabSystem
import Wording

/// A part of the mutants as JSON: counts, from which a merge computes shares and intervals.
extension MutationReport: PartOfWhole {
  static let command = "lab mutate FILE"
  static let whole = "run of lab mutate"
  static let partName: String? = "mutate"

  var version: String { identity.version }

  static let noun = Noun(one: "a part of a run of lab mutate", many: "parts of runs of lab mutate")

  static let record = JSONRecord<MutationReport>(
    Field("part", \.command, as: PartReaders.name("mutate"), "The command."),
    Field(\.identity, Identity.record.fields),
    Field("shard", \.shard, as: PartReaders.shard, "The part."),
    Field(
      "tried", \.mutants,
      as: .array(of: PartReaders.count, count: MutantDraw.Strength.allCases.count),
      "The mutants of each strength in this part."),
    Field("schemes", \.schemes, "The outcomes."),
    make: { _, identity, shard, mutants, schemes in
      MutationReport(identity: identity, shard: shard, mutants: mutants, schemes: schemes)
    })

  private var command: String { "mutate" }
}

extension MutationReport.Identity: Recorded {
  static let record = JSONRecord<Self>(
    Field("lab", \.version, "The version."),
    Field(
      "scenario", \.scenario, as: .array(of: .string, count: 3), "Its file, operand and title."),
    Field("step", \.step, as: PartReaders.count, "The step, from 1."),
    Field("stepName", \.stepName, "The step in words."),
    Field("seed", \.seed, as: PartReaders.seed, "The random seed."),
    Field("count", \.count, as: PartReaders.count, "The mutants of each strength."),
    Field("screen", \.screen, "The hash of the screen."),
    Field("rates", \.rates, "The hash of the rates."),
    Field("elements", \.elements, "The elements."),
    Field("kinds", \.kinds, "The edits."),
    make: {
      Self(
        version: $0, path: $1[0], operand: $1[1], title: $1[2], step: $2, stepName: $3, seed: $4,
        count: $5, screen: $6, rates: $7, elements: $8, kinds: $9)
    })

  private var scenario: [String] { [path, operand, title] }
}

extension RuleOutcome: FieldValue, JSONValue {
  package var json: PrintedJSON? { .text(name) }
}

extension MutationReport.Scheme: Recorded, FormatValue {
  static let reader: Reader<Self> = .object("scheme", record)

  static let record = JSONRecord<Self>(
    Field("name", \.name, "The scheme."),
    Field("labels", \.labels, "The names of the rules of a file."),
    Field(
      "strengths", \.byStrength,
      as: .array(of: OutcomeTally.reader, count: MutantDraw.Strength.allCases.count),
      "The outcomes by strength."),
    Field("kinds", \.kinds, as: kinds, "The outcomes of single edits."),
    Field("rules", \.rules, "The rules."),
    make: { name, labels, strengths, kinds, rules in
      Self(
        name: name, labels: labels,
        strengths: Dictionary(
          uniqueKeysWithValues: zip(MutantDraw.Strength.allCases, strengths)
            .filter { $1.rules > 0 }.map { ($0, $1) }),
        kinds: kinds, rules: rules)
    })

  private var byStrength: [OutcomeTally] {
    MutantDraw.Strength.allCases.map { strengths[$0] ?? OutcomeTally() }
  }

  /// Leaves out the kinds that this lab does not know.
  private static let kinds = Reader<[Entry<OutcomeTally>]>.entries(of: OutcomeTally.reader)
    .map { entries in
      let known = entries.compactMap { entry in
        ChangeKind(rawValue: entry.key.value).map { ($0, entry.value) }
      }
      return Dictionary(known) { $1 }
    }
}

extension MutationReport.Rule: Recorded, FormatValue {
  static let reader: Reader<Self> = .object("rule", record)

  static let record = JSONRecord<Self>(
    Field("path", \.path, "The path, if no other element has it."),
    Field("outcomes", \.outcomes, "The outcomes."),
    Field("killer", \.killer, "The smallest mutant that breaks it."),
    make: { Self(path: $0, outcomes: $1, killer: $2) })
}

extension MutationReport.Killer: Recorded, FormatValue {
  static let reader: Reader<Self> = .object("killer", record)

  static let record = JSONRecord<Self>(
    Field("edits", \.words, "The edits in words."),
    Field("editSentences", \.edits, "The forms of the edits with their arguments."),
    Field("outcome", \.outcome, as: .word(by: \.name), "The outcome."),
    Field("rank", \.rank, "The edits, the strength and the number of the mutant."),
    Field("before", \.before, "The screen."),
    Field("after", \.after, "The edited screen."),
    make: { Self(edits: $1, outcome: $2, rank: $3, before: $4, after: $5) })

  private var words: [String] { edits.map(\.text) }
}

extension MutantRank: FormatValue, JSONValue {
  package static let reader = Reader<[Int]>.array(of: PartReaders.count, count: 3).map(
    to: Noun(one: "the edits, the strength and the number of a mutant", many: "ranks")
  ) { numbers -> MutantRank? in
    let strengths = MutantDraw.Strength.allCases
    guard strengths.indices.contains(numbers[1]) else { return nil }
    return MutantRank(edits: numbers[0], strength: strengths[numbers[1]], number: numbers[2])
  }

  package var json: PrintedJSON? { [edits, strength.place, number].json }
}
