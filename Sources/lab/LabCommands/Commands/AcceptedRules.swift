import AutoTrack
import LabExplain
import LabLanguage
import LabSystem
import Wording

/// The rules that `--accept` names: an update may hide that they lose their elements.
struct AcceptedRules {
  private let names: [String]

  init(_ arguments: Arguments) {
    names = arguments.value(of: .acceptLoss)?.split(separator: ",").map(String.init) ?? []
  }

  /// Throws if a name is not that of a rule of the scenarios.
  func check(among rules: [CircledRule]) throws(LabError) {
    let known = Set(rules.map(\.name)).sorted()
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    throw .usage(
      "--accept names \(unknown.quoted), which is not a rule of the scenarios",
      remedy: Suggestion.remedy(for: unknown, among: known, "rules"))
  }

  /// Returns the reasons against an update that loses rules, with the remedy; empty if it may be.
  func obstacles(_ losses: [LostRules.Loss], _ words: Sentences) -> [String] {
    let lost = losses.filter { !names.contains($0.rule) }
    guard !lost.isEmpty else { return [] }
    let rules = Set(lost.map(\.rule)).sorted().joined(separator: ",")
    let remedy: Sentence = "repair the rules with lab rules repair, or add --accept \(rules)"
    var sentences: [Sentence] = []
    for loss in lost.map(\.sentence) + [remedy] where !sentences.contains(loss) {
      sentences.append(loss)
    }
    return sentences.map { words($0).printable }
  }
}

extension Flag {
  static let acceptLoss = Flag(
    "--accept NAME,…", "with --update: writes, although these rules lose their elements",
    repetition: "--accept is given twice; put commas between rules")
}
