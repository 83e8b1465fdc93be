import AutoTrack
import LabLanguage

/// The evidence of the library's rules at every release; `docs/survival/fit.py` fits weights to it.
///
/// The first line names the signals. A sheet has the candidates of a rule on one screen, each with
/// pairs of a signal and an amount; equal sheets are written once. A line of rules counts the rules
/// of an app whose own sheet and sheets at the later release are equal.
package struct LeagueEvidence {
  /// The lines, each an object.
  package private(set) var lines: [String]
  private var sheets: [String: Int] = [:]

  /// Reads the evidence of every comparison of the league.
  package init(_ corpora: [CorpusFile]) {
    lines = [Self.head]
    for corpus in corpora {
      let app = LeagueApp(corpus)
      var counts: [String: Int] = [:]
      var order: [String] = []
      for pair in app.comparisons {
        let comparison = LeagueComparison(app, app.release(pair.from), app.release(pair.to))
        for rule in rules(of: comparison, pair.horizon) {
          if counts[rule] == nil { order.append(rule) }
          counts[rule, default: 0] += 1
        }
      }
      lines += order.map { rule in
        "{\"app\":\(corpus.app.jsonQuoted),\"count\":\(counts[rule] ?? 0),\(rule)}"
      }
    }
  }

  private static var head: String {
    let names = AnchoredModel.weights.map(\.0.jsonQuoted).joined(separator: ",")
    let weights = AnchoredModel.weights.map { "\($0.1)" }.joined(separator: ",")
    let bounds = AnchoredModel.bounds.map { "\($0.key.jsonQuoted):\($0.value)" }
    return "{\"signals\":[\(names)],\"weights\":[\(weights)],\(bounds.joined(separator: ","))}"
  }

  /// Returns the members of the lines of a comparison's rules.
  private mutating func rules(
    of comparison: LeagueComparison, _ horizon: LeagueHorizon
  ) -> [String] {
    var rules: [String] = []
    for (name, screen) in comparison.changedScreens {
      for (place, element) in screen.elements.enumerated() where comparison.isJudged(element) {
        let rule = screen.rule(at: place)
        let own = rule.confidences(on: screen.anchored)
        let at = own.firstIndex { $0.place == place } ?? 0
        let isThere = comparison.isThere(element)
        let later = comparison.questions(to: rule, of: name).compactMap { question in
          answer(of: element, isThere, question, comparison)
        }
        rules.append(
          "\"after\":\(horizon.rawValue.jsonQuoted),\"there\":\(isThere),"
            + "\"own\":[\(sheet(own)),\(at)],\"later\":[\(later.joined(separator: ","))]")
      }
    }
    return rules
  }

  /// Returns a sheet with the candidates that are the element, or were made again for it.
  private mutating func answer(
    of element: LeagueElement, _ isThere: Bool, _ question: LeagueComparison.Question,
    _ comparison: LeagueComparison
  ) -> String? {
    let candidates = question.rule.confidences(on: question.screen.anchored)
    guard !candidates.isEmpty else { return nil }
    let found = candidates.map { question.screen.elements[$0.place] }
    let right = found.indices.filter { isThere && found[$0].key == element.key }
    let remade = found.indices.filter { place in
      !isThere && comparison.isRemade(found[place], of: element, comparison.identity)
    }
    return "[\(sheet(candidates)),\(right),\(remade)]"
  }

  /// Returns the number of a sheet, which is written when it is first used.
  private mutating func sheet(_ candidates: [AnchoredRule.Candidate]) -> Int {
    let rows = candidates.map { candidate -> String in
      let amounts = candidate.evidence.allAmounts.enumerated().filter { $0.element != 0 }
      return "[" + amounts.map { "[\($0.offset),\($0.element)]" }.joined(separator: ",") + "]"
    }
    let text = "[" + rows.joined(separator: ",") + "]"
    if let number = sheets[text] { return number }
    let number = sheets.count
    sheets[text] = number
    lines.append("{\"sheet\":\(number),\"candidates\":\(text)}")
    return number
  }
}
