import AutoTrack
import LabImport
import MiniUI
import Testing
import TestSupport
@testable import LabLeague

@Suite struct AppMatchTests {
  @Test func `a version matches itself view by view`() {
    let match = AppMatch(from: [SettingsScreen.screen], to: [SettingsScreen.screen])
    for node in SettingsScreen.screen.nodes.indices {
      let place = AppMatch.Place(screen: 0, node: node)
      #expect(match.partner(of: place) == place && match.origin(of: place) == place)
    }
    #expect(match.screens == [0: 0])
  }

  @Test(arguments: SettingsScreen.rows)
  func `a row inserted before any row moves no match`(_ row: Int) {
    let new = SettingsScreen.inserting(before: row)
    let added = SettingsScreen.subtree(of: row, in: SettingsScreen.screen.nodes).count
    let match = AppMatch(from: [SettingsScreen.screen], to: [new])
    for node in SettingsScreen.screen.nodes.indices {
      let expected = node < row ? node : node + added
      #expect(match.places[.init(screen: 0, node: node)]?.node == expected)
    }
  }

  @Test(arguments: SettingsScreen.rows)
  func `a removed row has no match, and the others keep theirs`(_ row: Int) {
    let gone = SettingsScreen.subtree(of: row, in: SettingsScreen.screen.nodes)
    let match = AppMatch(from: [SettingsScreen.screen], to: [SettingsScreen.removing(row)])
    for node in SettingsScreen.screen.nodes.indices {
      let expected = gone.contains(node) ? nil : node < row ? node : node - gone.count
      #expect(match.places[.init(screen: 0, node: node)]?.node == expected)
    }
  }

  @Test(
    arguments: TestSpace(
      "AppMatchTests", product(SettingsScreen.screen.nodes.indices, SettingsScreen.changes.indices)
    ).covering({ $0.0 }, { $0.1 }))
  func `one changed fact of one view changes no match`(_ node: Int, _ change: Int) {
    var new = SettingsScreen.screen
    SettingsScreen.changes[change](&new.nodes[node])
    let match = AppMatch(from: [SettingsScreen.screen], to: [new])
    // A control whose only own name is another one may be another control.
    let isRenamed =
      change == SettingsScreen.renaming && !SettingsScreen.screen.nodes[node].outlets.isEmpty
    for index in new.nodes.indices {
      let found = match.places[.init(screen: 0, node: index)]?.node
      #expect(found == index || isRenamed && index == node && found == nil)
    }
  }

  @Test func `equal screens are matched in their order, and renamed ones by their contents`() {
    var renamed = SettingsScreen.screen
    renamed.name = "PreferencesViewController"
    let other = MatchScreen(
      "EmptyViewController", nodes: [ViewFacts(kind: "view", className: "UIView", parent: nil)])
    let match = AppMatch(from: [SettingsScreen.screen, other, other], to: [other, renamed, other])
    #expect(match.screens == [0: 1, 1: 0, 2: 2])
  }

  @Test func `a view that moves to another screen is found by its outlet`() {
    var other = MatchScreen(
      "DetailViewController", nodes: [ViewFacts(kind: "view", className: "UIView", parent: nil)])
    var button = ViewFacts(kind: "button", className: "UIButton", parent: 0)
    (button.text, button.outlets, button.actions) = ("Sign out", ["signOutButton"], ["signOut:"])
    var old = SettingsScreen.screen
    old.nodes.append(button)
    let from = [old, other]
    other.nodes.append(button)
    let match = AppMatch(from: from, to: [SettingsScreen.screen, other])
    #expect(
      match.places[.init(screen: 0, node: SettingsScreen.screen.nodes.count)]
        == .init(screen: 1, node: 1))
  }

  @Test func `versions without common views have no matches`() {
    let old = MatchScreen(
      "OldViewController", nodes: [ViewFacts(kind: "webView", className: "WKWebView", parent: nil)])
    let match = AppMatch(from: [old], to: [SettingsScreen.screen])
    #expect(match.places.isEmpty)
    #expect(AppMatch(from: [], to: [SettingsScreen.screen]).places.isEmpty)
  }
}

/// A screen of static rows, each with a label and a switch or a button.
enum SettingsScreen {
  static let screen = MatchScreen("SettingsViewController", nodes: nodes)
  static let rows = screen.nodes.indices.filter { screen.nodes[$0].isCell }

  private static var nodes: [ViewFacts] {
    var nodes = [ViewFacts(kind: "tableView", className: "UITableView", parent: nil)]
    for (number, name) in ["Sync", "Theme", "Sounds", "Privacy", "About"].enumerated() {
      nodes += row(name, number, at: nodes.count)
    }
    return nodes
  }

  static func row(_ name: String, _ number: Int, at index: Int) -> [ViewFacts] {
    var cell = ViewFacts(kind: "tableViewCell", className: "UITableViewCell", parent: 0)
    (cell.isCell, cell.role) = (true, "static")
    cell.frame = .init(x: 0, y: 44 * Double(number), width: 375, height: 44)
    var content = ViewFacts(
      kind: "tableViewCellContentView", className: "UITableViewCellContentView", parent: index)
    content.role = "contentView"
    var label = ViewFacts(kind: "label", className: "UILabel", parent: index + 1)
    (label.text, label.frame) = (name, .init(x: 16, y: 11, width: 200, height: 21))
    let kind = number % 2 == 0 ? ("switch", "UISwitch") : ("button", "UIButton")
    var control = ViewFacts(kind: kind.0, className: kind.1, parent: index + 1)
    (control.outlets, control.actions) = (["\(name)Control"], ["changed:"])
    control.frame = .init(x: 310, y: 6, width: 49, height: 31)
    return [cell, content, label, control]
  }

  static func subtree(of row: Int, in nodes: [ViewFacts]) -> Range<Int> {
    let end = nodes[(row + 1)...].firstIndex { $0.parent == 0 } ?? nodes.count
    return row..<end
  }

  static func inserting(before row: Int) -> MatchScreen {
    var screen = screen
    let new = self.row("Widgets", 6, at: row)
    screen.nodes = shifted(screen.nodes, from: row, by: new.count)
    screen.nodes.insert(contentsOf: new, at: row)
    return screen
  }

  static func removing(_ row: Int) -> MatchScreen {
    var screen = screen
    let gone = subtree(of: row, in: screen.nodes)
    let rest = shifted(screen.nodes, from: gone.upperBound, by: -gone.count)
    screen.nodes = Array(rest[..<row] + rest[gone.upperBound...])
    return screen
  }

  private static func shifted(_ nodes: [ViewFacts], from start: Int, by count: Int) -> [ViewFacts] {
    nodes.map { node in
      var node = node
      if let parent = node.parent, parent >= start { node.parent = parent + count }
      return node
    }
  }

  /// The index of the change of an outlet's name.
  static let renaming = 4

  static let changes: [@Sendable (inout ViewFacts) -> Void] = [
    { $0.text = "Other" }, { $0.text = nil }, { $0.className = "App.Other" },
    { $0.outlets = [] }, { $0.outlets = ["other"] }, { $0.actions = ["other:"] },
    { $0.identifier = "other" }, { $0.label = "other" }, { $0.placeholder = "other" },
    { $0.image = "other" }, { $0.tag = 7 }, { $0.segues = ["show other"] },
    { $0.header = "Other" }, { $0.reuseIdentifier = "other" }, { $0.style = "other" },
    { $0.recognizers = ["UITapGestureRecognizer"] }, { $0.frame = nil },
    { $0.frame = .init(x: 5, y: 5, width: 5, height: 5) },
  ]
}
