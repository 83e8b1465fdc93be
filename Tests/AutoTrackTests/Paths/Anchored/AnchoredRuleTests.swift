import Foundation
import Testing
import TestSupport
import Wording

@testable import AutoTrack

/// Rules that weigh all facts of an element, on every small change of a screen.
@Suite struct AnchoredRuleTests {
  /// Every edit of every row: the rule of each row finds its own row or abstains.
  @Test func `no edit of one row lets a rule hit another row`() {
    let screen = Form()
    var (rules, kept) = (0, 0)
    let all = product(screen.rows.indices, Form.Edit.allCases)
    #expect(all.count == 8 * Form.Edit.allCases.count)
    for (edited, edit) in TestSpace("AnchoredRuleTests", all).covering({ $0.0 }, { $0.1 }) {
      let after = screen.edited(edit, at: edited)
      for (place, row) in screen.rows.enumerated() {
        let rule = screen.rule(at: place)
        #expect(rule.isUsable)
        let hit = rule.verdict(on: after.screen).place.map { after.rows[$0].id }
        #expect(hit == nil || hit == row.id, "\(edit) of row \(edited): rule \(place)")
        (rules, kept) = (rules + 1, kept + (hit == nil ? 0 : 1))
      }
    }
    // Only removed rows, and rows that lost all their names and words, have no hit.
    #expect(kept >= rules - 8 * 2)
  }

  @Test func `rows without any fact give no rule`() {
    let rows = (0..<8).map { Form.Row(id: $0, text: nil, outlet: nil, action: nil, place: $0) }
    let screen = Form(rows: rows)
    #expect(screen.rows.indices.allSatisfy { !screen.rule(at: $0).isUsable || $0 == 0 || $0 == 7 })
  }

  @Test func `a replaced row is not taken for the vanished one`() {
    var screen = Form()
    let rule = screen.rule(at: 3)
    screen.rows[3] = Form.Row(id: 90, text: "New", outlet: "newSwitch", action: "new:", place: 3)
    guard case .tooDifferent = rule.verdict(on: screen.screen) else {
      Issue.record("\(rule.verdict(on: screen.screen))")
      return
    }
  }

  @Test func `two equal rows leave the rule undecided`() {
    var screen = Form()
    let rule = screen.rule(at: 3)
    screen.rows[4] = screen.rows[3]
    screen.rows[4].id = 90
    screen.rows[3].place = 20
    screen.rows[4].place = 21
    guard case .undecided(let places, _) = rule.verdict(on: screen.screen) else {
      Issue.record("\(rule.verdict(on: screen.screen))")
      return
    }
    #expect(places.sorted() == [3, 4])
    let answer = AnchoredExplanation(of: rule, at: 3, on: screen.screen)?.answer.text
    #expect(answer?.hasPrefix("abstains at ") == true)
    #expect(answer?.hasSuffix(": two candidates are too similar") == true)
  }

  @Test func `a rule finds its element on another screen only if it may`() {
    let screen = Form()
    let rule = screen.rule(at: 3)
    let moved = Form(name: "OtherController", rows: [screen.rows[3]])
    #expect(rule.verdict(on: moved.screen).place == nil)
    #expect(rule.roaming.verdict(on: moved.screen).place == 0)
  }

  @Test func `an explanation names what agrees and what differs`() throws {
    let screen = Form()
    let after = screen.edited(.renameAction, at: 3)
    let rule = screen.rule(at: 3)
    let explanation = try #require(AnchoredExplanation(of: rule, at: 3, on: after.screen))
    #expect(explanation.answer.text.hasPrefix("found with "))
    #expect(explanation.agrees == ["text", "path", "screen"])
    // The action belongs to a switch in the row.
    #expect(explanation.differs == ["content (2 of 4 agree)"])
  }

  /// The index of many rules gives the answers of each rule alone.
  @Test func `the index finds what the rules find`() {
    let forms = (0..<6).map { Form(name: "Screen\($0)Controller") }
    let rules = forms.flatMap { form in form.rows.indices.map { form.rule(at: $0).roaming } }
    let index = AnchoredRules(rules)
    let all = product(forms, Form.Edit.allCases)
    for (form, edit) in TestSpace("AnchoredRuleTests", all).some(4) {
      let after = form.edited(edit, at: 2).screen
      for tapped in after.elements.indices {
        let alone = rules.indices.filter { place in
          rules[place].isUsable && rules[place].verdict(on: after).place == tapped
        }
        #expect(index.matches(of: tapped, on: after) == alone)
      }
    }
  }
}

/// A form of rows with a switch each.
private struct Form {
  struct Row: Equatable {
    var id: Int
    var text: String?
    var outlet: String?
    var action: String?
    var place: Int
  }

  enum Edit: CaseIterable {
    case nothing, insertBefore, insertAfter, remove, moveToEnd, retitle, renameAction, renameOutlet
    case stripText, wrap
  }

  var name = "FormController"
  var rows = (0..<8).map { number in
    Row(
      id: number, text: "Title \(number)", outlet: "switch\(number)", action: "set\(number):",
      place: number)
  }
  private var wrapped: Int?

  init(name: String = "FormController", rows: [Row]? = nil) {
    self.name = name
    if let rows { self.rows = rows }
  }

  /// The rows as elements that can be captured.
  var screen: AnchoredScreen {
    var nodes = [ViewFacts()]
    (nodes[0].kind, nodes[0].className) = ("tableView", "UITableView")
    for row in rows {
      let cell = nodes.count
      var node = ViewFacts()
      (node.kind, node.className, node.isCell) = ("tableViewCell", "UITableViewCell", true)
      node.path = "\(name)/UITableViewCell[0:\(row.place)]" + (wrapped == row.id ? "/UIView" : "")
      (node.parent, node.cell, node.children) = (0, cell, [cell + 1, cell + 2])
      node.content = row.text
      nodes[0].children.append(cell)
      var label = ViewFacts()
      (label.kind, label.className, label.text) = ("label", "UILabel", row.text)
      (label.parent, label.cell) = (cell, cell)
      var control = ViewFacts()
      (control.kind, control.className) = ("switch", "UISwitch")
      control.outlets = [row.outlet].compactMap { $0 }
      control.actions = [row.action].compactMap { $0 }
      (control.parent, control.cell) = (cell, cell)
      nodes += [node, label, control]
    }
    let tree = SignalTree(screen: name, nodes: nodes)
    return AnchoredScreen(nodes.indices.filter { nodes[$0].isCell }.map(tree.signals))
  }

  func rule(at place: Int) -> AnchoredRule {
    var others = screen.elements
    let element = others.remove(at: place)
    return AnchoredRule(element, among: others, looksElsewhere: false)
  }

  func edited(_ edit: Edit, at place: Int) -> Form {
    var form = self
    let new = Row(id: 99, text: "New", outlet: "newSwitch", action: "new:", place: place)
    switch edit {
    case .nothing: break
    case .insertBefore: form.rows.insert(new, at: place)
    case .insertAfter: form.rows.insert(new, at: place + 1)
    case .remove: form.rows.remove(at: place)
    case .moveToEnd: form.rows.append(form.rows.remove(at: place))
    case .retitle: form.rows[place].text = "Another title"
    case .renameAction: form.rows[place].action = "another:"
    case .renameOutlet: form.rows[place].outlet = "anotherSwitch"
    case .stripText: form.rows[place].text = nil
    case .wrap: form.wrapped = form.rows[place].id
    }
    for index in form.rows.indices { form.rows[index].place = index }
    return form
  }
}

/// Logarithms by series, compared with those of the C library.
@Suite struct NaturalTests {
  @Test func `powers of e agree with the C library`() {
    for exponent in stride(from: -40.0, through: 40, by: 0.013) {
      let expected = exp(exponent)
      #expect(abs(Natural.exp(exponent) - expected) <= 1e-14 * expected)
    }
    #expect((Natural.exp(-800), Natural.exp(0)) == (0, 1))
  }

  @Test func `logarithms agree with the C library`() {
    for step in 1...20_000 {
      let number = Double(step) * 0.0173
      #expect(abs(Natural.log(number) - log(number)) <= 1e-14 * max(1, abs(log(number))))
    }
    #expect(Natural.log(1) == 0)
  }
}
