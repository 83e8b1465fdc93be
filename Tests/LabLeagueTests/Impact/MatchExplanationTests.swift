import AutoTrack
import LabSystem
import Testing
import Wording
import TestSupport
@testable import LabLeague

/// The reasons for the answers of a match.
@Suite struct MatchExplanations {
  private static let old = SettingsScreen.screen
  private static func place(_ node: Int) -> AppMatch.Place { .init(screen: 0, node: node) }

  /// Every answer agrees with the match, for each node and each change of a fact.
  @Test(arguments: SettingsScreen.changes.indices)
  func `an explanation has the partner of the match and the changed fact`(_ change: Int) {
    for node in TestSpace("MatchExplanations", part: "\(change)", Self.old.nodes.indices).some(3) {
      var new = Self.old
      SettingsScreen.changes[change](&new.nodes[node])
      let match = AppMatch(from: [Self.old], to: [new])
      for index in Set([node, Self.old.nodes.count - 1 - node]) {
        let explanation = match.explanation(of: Self.place(index))
        #expect(explanation.answer.place == match.partner(of: Self.place(index)))
        let differs = new.nodes[index] != Self.old.nodes[index]
        #expect(explanation.differed.isEmpty == !differs, "\(match.lines(of: explanation))")
        for fact in explanation.differed {
          #expect(fact.old == Self.old.nodes[index].value(of: fact.signal))
          #expect(fact.new == new.nodes[index].value(of: fact.signal))
        }
      }
    }
  }

  @Test func `an unchanged screen is the explanation of all its views`() {
    let match = AppMatch(from: [Self.old], to: [Self.old])
    let explanation = match.explanation(of: Self.place(3))
    #expect(explanation.answer == .unchanged(Self.place(3)))
    #expect(
      match.lines(of: explanation) == [
        "label 'Sync' on SettingsViewController is label 'Sync' on SettingsViewController: "
          + "the screen has not changed",
        "  same: class 'UILabel'; text 'Sync'; frame '16.0 11.0 200.0 21.0'",
      ])
  }

  /// A removed row: each of its views names the closest one and the reason against it.
  @Test(arguments: SettingsScreen.rows)
  func `views of a removed row are gone for a reason`(_ row: Int) throws {
    let match = AppMatch(from: [Self.old], to: [SettingsScreen.removing(row)])
    for node in SettingsScreen.subtree(of: row, in: Self.old.nodes) {
      let explanation = match.explanation(of: Self.place(node))
      let head = try #require(match.lines(of: explanation).first)
      #expect(head.text.contains(" is gone: "), "\(head)")
      #expect(Sentences.chinese.have(head))
      guard case .vanished(let reason) = explanation.answer else {
        Issue.record("\(head)")
        continue
      }
      switch reason {
      case .tooDifferent(_, let evidence): #expect(evidence.sum < evidence.least)
      case .taken(let place, let evidence, _):
        #expect(evidence.sum >= evidence.least && match.origin(of: place) != nil)
      case .screenIsGone, .noViewOfKind: Issue.record("\(head)")
      }
    }
  }

  @Test func `a view of a kind that is left nowhere has no closest view`() {
    let old = MatchScreen(
      "S",
      nodes: [
        ViewFacts(kind: "view", className: "UIView", parent: nil),
        ViewFacts(kind: "switch", className: "UISwitch", parent: 0),
      ])
    let new = MatchScreen("S", nodes: [old.nodes[0]])
    let match = AppMatch(from: [old], to: [new])
    #expect(match.explanation(of: Self.place(1)).answer == .vanished(.noViewOfKind))
    #expect(
      match.lines(of: match.explanation(of: Self.place(1)))
        == ["switch on S is gone: its screen has no view of this kind"])
  }

  @Test func `a view of a screen that is gone has no closest view, or one on another screen`() {
    let old = MatchScreen(
      "OldViewController",
      nodes: [
        ViewFacts(kind: "webView", className: "WKWebView", parent: nil)
      ])
    let match = AppMatch(from: [old], to: [Self.old])
    #expect(match.explanation(of: Self.place(0)).answer == .vanished(.screenIsGone))
  }

  @Test func `a view that has moved is explained by the facts of both screens`() throws {
    var button = ViewFacts(kind: "button", className: "UIButton", parent: 0)
    (button.text, button.outlets, button.actions) = ("Sign out", ["signOutButton"], ["signOut:"])
    var (old, other) = (Self.old, MatchScreen("DetailViewController", nodes: []))
    other.nodes = [ViewFacts(kind: "view", className: "UIView", parent: nil)]
    old.nodes.append(button)
    let from = [old, other]
    button.style = "plain"
    other.nodes.append(button)
    let match = AppMatch(from: from, to: [Self.old, other])
    let explanation = match.explanation(of: Self.place(Self.old.nodes.count))
    let lines = match.lines(of: explanation)
    #expect(
      lines.first?.text.hasPrefix(
        "button 'Sign out' on SettingsViewController has moved, and is button 'Sign out' "
          + "on DetailViewController: evidence ") == true)
    #expect(lines.contains("  different: style none → 'plain'"))
    #expect(lines.filter { !Sentences.chinese.have($0) } == [])
    #expect(explanation.agreed.map(\.signal) == [.className, .text, .outlets, .actions])
  }
}
