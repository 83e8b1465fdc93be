import AutoTrack
import MiniUI
import Testing
@testable import LabImport
@testable import LabLeague
@testable import LabRules

/// The fates of rules, over all combinations of elements that stay, go, move and come.
@Suite struct ImpactOutcomes {
  /// A view that a rule may match in the head.
  private enum Match: String, CaseIterable {
    /// The first and the second element of the base, if they are still there.
    case first, second
    /// An element of the base that the rule did not match.
    case other
    /// A new element with another action, and one with the action of the elements.
    case new, twin
  }

  /// A rule of one or two elements, and what is left of them.
  struct Case: CustomTestStringConvertible {
    let elements: [String]
    let left: [String]
    let matches: [String]

    var testDescription: String { "\(elements) of which \(left) stay; matches \(matches)" }
  }

  private static func subsets(_ all: [String]) -> [[String]] {
    all.reduce([[]]) { sets, item in sets + sets.map { $0 + [item] } }
  }

  private static let cases: [Case] = [["first"], ["first", "second"]].flatMap { elements in
    subsets(elements).flatMap { left in
      subsets(left + ["other", "new", "twin"]).map {
        Case(elements: elements, left: left, matches: $0)
      }
    }
  }

  /// The definitions of docs/survival.md, as sets.
  private func expected(_ one: Case) -> RuleOutcome {
    let (left, matches) = (Set(one.left), Set(one.matches))
    if left.isEmpty {
      return matches.isEmpty ? .gone : matches == ["twin"] ? .remade : .ghost
    }
    if matches == left { return .kept }
    if matches.isEmpty { return .lost }
    if left.isDisjoint(with: matches) { return matches.count == 1 ? .stolen : .multi }
    let strangers = matches.subtracting(left)
    let allowed: Set<String> = one.elements.count > 1 ? ["new", "twin"] : []
    if !strangers.isSubset(of: allowed) { return .multi }
    return left.isSubset(of: matches) ? .kept : .lost
  }

  private func survey(_ keys: [String], _ matches: [String]) -> VersionSurvey {
    var survey = VersionSurvey()
    let tree = ViewTree.snapshot(of: keys)
    for (key, snapshot) in zip(keys, tree) {
      let action = ["first", "second", "twin"].contains(key) ? "buy:" : "\(key):"
      survey.add(VersionView.button(key, action))
      let sighting = ElementSighting(page: "A", path: key, position: nil, content: nil)
      survey.add(
        VersionElement(key: key, sighting: sighting, snapshot: snapshot),
        matching: matches.contains(key) ? ["rule"] : [])
    }
    return survey
  }

  @Test(arguments: cases) func `the outcome follows from the sets of elements`(_ one: Case) {
    let base = survey(one.elements + ["other"], one.elements)
    let head = survey(one.left + ["other", "new", "twin"], one.matches)
    let same = ViewCorrespondence(from: base, to: head)
    #expect(same.isByIDs)
    let found = VersionComparison(base: base, head: head, same: same).finding(of: "rule")
    #expect(found.outcome == expected(one))
  }

  private func outcomeWithoutBase(matching matches: [String]) -> RuleOutcome {
    let (base, head) = (survey(["first"], []), survey(["first", "new"], matches))
    let same = ViewCorrespondence(from: base, to: head)
    return VersionComparison(base: base, head: head, same: same).finding(of: "rule").outcome
  }

  @Test(arguments: [["first"], ["new"], ["first", "new"]])
  func `a rule that matches only in the head is new`(_ matches: [String]) {
    #expect(outcomeWithoutBase(matching: matches) == .new)
  }

  @Test func `a rule that matches in neither version is idle`() {
    #expect(outcomeWithoutBase(matching: []) == .idle)
  }

  @Test func `only kept, remade, gone and new rules pass`() {
    #expect(RuleOutcome.allCases.filter { !$0.fails } == [.kept, .remade, .gone, .new])
    #expect(RuleOutcome.allCases.filter(\.warns) == [.remade, .new])
  }
}

extension VersionView {
  fileprivate static func button(_ key: String, _ action: String) -> VersionView {
    var facts = ViewFacts(kind: "UIButton", className: "UIButton")
    (facts.actions, facts.frame) = ([action], Rect(x: 0, y: 0, width: 1, height: 1))
    return VersionView(
      key: key, hasID: true, hasScreenID: true, name: key, screen: "A", screenKey: "A",
      parent: nil, facts: facts, row: nil, place: ImportPlace(file: "a"))
  }
}

extension ViewTree {
  fileprivate static func snapshot(of keys: [String]) -> [Element] {
    var root = NewView("UIView")
    root.children = keys.map { NewView("UIButton", id: $0) }
    return Array(ViewTree(root).elements.dropFirst())
  }
}
