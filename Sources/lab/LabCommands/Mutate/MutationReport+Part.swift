import AutoTrack
import LabLanguage
import LabLeague
import LabSystem

/// A part of the mutants as JSON: counts, from which a merge computes shares and intervals.
extension MutationReport: PartOfWhole {
  static let command = "lab mutate FILE"
  static let whole = "run of lab mutate"
  static var partName: String? { name }
  private static let name = "mutate"

  var version: String { identity.version }

  /// The part for `lab mutate --merge`.
  var partJSON: PrintedJSON {
    .object(
      identity.members + [
        .init(key: "shard", value: .text("\(shard)")),
        .init(key: "tried", value: .list(mutants.map(PrintedJSON.number))),
        .init(key: "schemes", value: .list(schemes.map(\.json))),
      ])
  }

  static let reader = Reader<MutationReport>.object(
    Noun(one: "a part of a run of lab mutate", many: "parts of runs of lab mutate"),
    Fields.required("part", PartReaders.name(name), "The command."),
    Identity.fields,
    Fields.required("shard", PartReaders.shard, "The part."),
    Fields.required(
      "tried",
      Reader<[Int]>.array(of: PartReaders.count, count: MutantDraw.Strength.allCases.count),
      "The mutants of each strength in this part."),
    Fields.required("schemes", Reader<[Scheme]>.array(of: Scheme.reader), "The outcomes."),
    make: { _, identity, shard, mutants, schemes in
      MutationReport(identity: identity, shard: shard, mutants: mutants, schemes: schemes)
    })
}

extension MutationReport.Identity {
  fileprivate var members: [PrintedJSON.Member] {
    [
      .init(key: "part", value: .text("mutate")), .init(key: "lab", value: .text(version)),
      .init(key: "scenario", value: .texts([path, operand, title])),
      .init(key: "step", value: .number(step)),
      .init(key: "stepName", value: .text(stepName)),
      .init(key: "seed", value: .text(String(seed))),
      .init(key: "count", value: .number(count)),
      .init(key: "screen", value: .text(screen)), .init(key: "rates", value: .text(rates)),
      .init(key: "elements", value: .texts(elements)),
      .init(key: "kinds", value: .texts(kinds.map(\.rawValue))),
    ]
  }

  fileprivate static let fields: Fields<Self> = Fields(
    Fields.required("lab", Reader<String>.string, "The version."),
    Fields.required(
      "scenario", Reader<[String]>.array(of: .string, count: 3), "Its file, operand and title."),
    Fields.required("step", PartReaders.count, "The step, from 1."),
    Fields.required("stepName", Reader<String>.string, "The step in words."),
    Fields.required("seed", PartReaders.seed, "The random seed."),
    Fields.required("count", PartReaders.count, "The mutants of each strength."),
    Fields.required("screen", Reader<String>.string, "The hash of the screen."),
    Fields.required("rates", Reader<String>.string, "The hash of the rates."),
    Fields.required("elements", Reader<[String]>.array(of: .string), "The elements."),
    Fields.required("kinds", Reader<[EditKind]>.array(of: .word), "The edits."),
    make: {
      Self(
        version: $0, path: $1[0], operand: $1[1], title: $1[2], step: $2, stepName: $3, seed: $4,
        count: $5, screen: $6, rates: $7, elements: $8, kinds: $9)
    })
}

extension MutationReport.Scheme {
  fileprivate var json: PrintedJSON {
    .members([
      "name": .text(name), "labels": labels.map { .texts($0) },
      "strengths": .list(
        MutantDraw.Strength.allCases.map { (strengths[$0] ?? OutcomeTally()).json }),
      "kinds": .object(
        EditKind.allCases.compactMap { kind in
          kinds[kind].map { .init(key: kind.rawValue, value: $0.json) }
        }),
      "rules": .list(rules.map(\.json)),
    ])
  }

  fileprivate static let reader = Reader<Self>.object(
    "scheme",
    Fields.required("name", Reader<String>.string, "The scheme."),
    Fields.optional(
      "labels", Reader<[String]>.array(of: .string), "The names of the rules of a file."),
    Fields.required(
      "strengths",
      Reader<[OutcomeTally]>.array(
        of: OutcomeTally.reader, count: MutantDraw.Strength.allCases.count),
      "The outcomes by strength."),
    Fields.required(
      "kinds", Reader<[Entry<OutcomeTally>]>.entries(of: OutcomeTally.reader),
      "The outcomes of single edits."),
    Fields.required(
      "rules", Reader<[MutationReport.Rule]>.array(of: MutationReport.Rule.reader), "The rules."),
    make: { name, labels, strengths, kinds, rules in
      let known = kinds.compactMap { entry in
        EditKind(rawValue: entry.key.value).map { ($0, entry.value) }
      }
      return Self(
        name: name, labels: labels,
        strengths: Dictionary(
          uniqueKeysWithValues: zip(MutantDraw.Strength.allCases, strengths)
            .filter { $1.rules > 0 }.map { ($0, $1) }),
        kinds: Dictionary(known, uniquingKeysWith: { $1 }), rules: rules)
    })
}

extension MutationReport.Rule {
  fileprivate var json: PrintedJSON {
    .members([
      "path": path.map { .text($0) }, "outcomes": outcomes.json,
      "killer": killer.map { killer in
        .members([
          "edits": .texts(killer.edits), "outcome": .text(killer.outcome.name),
          "rank": .list(
            [killer.rank.edits, killer.rank.strength.place, killer.rank.number].map {
              .number($0)
            }),
          "before": .text(killer.before), "after": .text(killer.after),
        ])
      },
    ])
  }

  fileprivate static let reader = Reader<Self>.object(
    "rule",
    Fields.optional("path", Reader<String>.string, "The path, if no other element has it."),
    Fields.required("outcomes", OutcomeTally.reader, "The outcomes."),
    Fields.optional("killer", killer, "The smallest mutant that breaks it."),
    make: { Self(path: $0, outcomes: $1, killer: $2) })

  private static let killer = Reader<MutationReport.Killer>.object(
    "killer",
    Fields.required("edits", Reader<[String]>.array(of: .string), "The edits in words."),
    Fields.required("outcome", Reader<RuleOutcome>.word(by: \.name), "The outcome."),
    Fields.required("rank", rank, "The edits, the strength and the number of the mutant."),
    Fields.required("before", Reader<String>.string, "The screen."),
    Fields.required("after", Reader<String>.string, "The edited screen."),
    make: { edits, outcome, rank, before, after in
      MutationReport.Killer(
        rank: MutantRank(
          edits: rank.edits, isWrong: outcome.isWrong, strength: rank.strength,
          number: rank.number),
        edits: edits, outcome: outcome, before: before, after: after)
    })

  private typealias Rank = (edits: Int, strength: MutantDraw.Strength, number: Int)

  private static let rank = Reader<[Int]>.array(of: PartReaders.count, count: 3).map(
    to: Noun(one: "the edits, the strength and the number of a mutant", many: "ranks")
  ) { numbers -> Rank? in
    let strengths = MutantDraw.Strength.allCases
    guard strengths.indices.contains(numbers[1]) else { return nil }
    return (numbers[0], strengths[numbers[1]], numbers[2])
  }
}
