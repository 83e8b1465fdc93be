import LabKitSupport
import LabLanguage
import LabSystem
import MiniUI
import TestSupport
import Testing
import Wording

@testable import LabKit

/// Elements that exist only after code of the app has changed a screen.
@Suite struct CodePlaces {
  /// A place, the code that brings it, and a step that names it.
  struct Place: Sendable, CustomTestStringConvertible {
    let kind: String
    /// The app's actions.
    let code: String
    let step: String
    /// The mistake without the code.
    let mistake: String
    let root: String
    let views: String
    /// True for code that only a controller can have.
    let isOfController: Bool

    var testDescription: String { "\(kind): \(code)" }

    /// The rows of the table.
    static let all: [Place] = {
      let text = try? SourceTree.text(of: "Tests/Cases/Scenario/CodePlaces.rows")
      let lines = (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }
      let shared = lines.filter { $0.hasPrefix("@") }.map { $0.split(separator: " ", maxSplits: 1) }
      let values = Dictionary(uniqueKeysWithValues: shared.map { ($0[0], $0[1]) })
      return lines.filter { !$0.hasPrefix("@") }.map { line in
        let row = line.split(separator: " | ", omittingEmptySubsequences: false)
        return Place(row.map { values[$0] ?? $0 }.map(String.init))
      }
    }()

    private init(_ row: [String]) {
      (kind, code, step, mistake) = (row[0], row[1], row[2], row[3])
      root = row.count > 4 && !row[4].isEmpty ? row[4] : "'Home'"
      views = row.count > 5 ? row[5] : ""
      isOfController = row.count > 6
    }
  }

  /// Code that runs the actions of a place.
  struct Home: Sendable {
    let name: String
    var methods = ""
    /// Methods of the superclass.
    var inherited = ""
    /// Methods of the view `#other`.
    var ofView = ""
    let steps: String

    static let all = [
      Home(
        name: "a method", methods: "change: [CODE]", steps: "{ launch: {} }, { send: 'change' }"),
      Home(
        name: "an action", methods: "'go:': [CODE]", steps: "{ launch: {} }, { tap: '#go' }"),
      Home(
        name: "a timer", methods: "change: [{ after: '1s', do: [{ after: '1s', do: [CODE] }] }]",
        steps: "{ launch: {} }, { send: 'change' }, { wait: '3s' }"),
      Home(
        name: "a handler of an alert",
        methods: "change: [{ alert: { actions: [{ title: 'Do', do: [CODE] }] } }]",
        steps: "{ launch: {} }, { send: 'change' }, { tap: { alert: 'Do' } }"),
      Home(
        name: "a superclass", inherited: "change: [CODE]",
        steps: "{ launch: {} }, { send: 'change' }"),
      Home(
        name: "another method", methods: "change: [{ send: 'last' }], last: [CODE]",
        steps: "{ launch: {} }, { send: 'change' }"),
      Home(
        name: "a view's method", ofView: "change: [CODE]",
        steps: "{ launch: {} }, { send: 'change', to: '#other' }"),
      Home(
        name: "a method that code installs",
        methods: "start: [{ hook: [{ add: '-[Home change]', do: [CODE] }] }]",
        steps: "{ launch: {} }, { send: 'start' }, { send: 'change' }"),
      Home(
        name: "a method that a step installs",
        steps:
          "{ launch: {} }, { hook: [{ add: '-[Home change]', do: [{ after: '1s', do: [CODE] }] "
          + "}] }, { send: 'change' }, { wait: '2s' }"),
    ]
  }

  /// A place that some code brings.
  struct Case: Sendable, CustomTestStringConvertible, CustomStringConvertible {
    let place: Place
    let home: Home

    var description: String { "\(place.testDescription) in \(home.name)" }
    var testDescription: String { description }

    /// The scenario; with other code in the place of the row's.
    func text(_ code: String? = nil) -> String {
      let text = """
        { scenario: 'A', app: { root: \(place.root), classes: {
          Base: { is: 'UIViewController', title: 'Home', methods: { \(home.inherited) } },
          Home: { is: 'Base', view: { id: 'root', subviews: [
            { is: 'UIButton', id: 'go', title: 'Go', frame: [0, 520, 100, 44],
              on: { touchUpInside: 'go:' } },
            { is: 'Other', id: 'other', frame: [0, 570, 390, 44] }, \(place.views) ] },
            methods: { 'tableView:didSelectRowAtIndexPath:': [],
              'collectionView:didSelectItemAtIndexPath:': [], 'hit:': [],
              \(home.methods.contains("go:") ? "" : "'go:': [],") \(home.methods) } },
          Next: { is: 'UIViewController', title: 'Next', view: {} },
          Row: { is: 'UITableViewCell' }, Star: { is: 'UIButton' },
          Other: { is: 'UIView', methods: { \(home.ofView) } } } },
          steps: [\(home.steps), \(place.step)] }
        """
      return text.replacing("CODE", with: code ?? place.code)
    }
  }

  private static let cases = product(Place.all, Home.all)
    .filter { place, home in home.ofView.isEmpty || !place.isOfController }
    .map { Case(place: $0, home: $1) }

  @Test(
    arguments: TestSpace("CodePlaces", cases).covering(\.place.testDescription, \.home.name))
  func `a step may name what code brings`(item: Case) throws {
    let report = try run(item.text())
    #expect(troubles(of: report) == [])
  }

  @Test(arguments: TestSpace("CodePlaces", part: "without", Place.all).some(Place.all.count))
  func `a step that names what no code brings is a mistake`(place: Place) throws {
    let errors: [String]
    do {
      _ = try loaded(Case(place: place, home: Home.all[0]).text(""))
      errors = []
    } catch let wrong as WrongScenario {
      errors = wrong.errors.map(\.message)
    }
    #expect(errors.first == place.mistake)
  }

  /// The places that a tap names, with the selectors.
  private static let tapped = Place.all.compactMap { place in
    place.step.wholeMatch(of: /\{ tap: ('[^']*'|\{[^{}]*\}) \}/).map { (place, String($0.1)) }
  }

  @Test(arguments: tapped, [false, true])
  func `the code of an app may name what the hook of a scenario brings`(
    item: (place: Place, selector: String), isInOwnFile: Bool
  ) throws {
    let app = """
      { root: \(item.place.root), classes: {
        Home: { is: 'UIViewController', title: 'Home', view: { id: 'root', subviews: [
          { is: 'UIButton', id: 'go', frame: [0, 520, 100, 44], on: { touchUpInside: 'change:' } },
          { is: 'Other', id: 'other', frame: [0, 570, 390, 44] }, \(item.place.views) ] },
          methods: { later: [{ send: 'setNeedsLayout', to: \(item.selector) }], 'hit:': [] } },
        Next: { is: 'UIViewController', title: 'Next', view: {} },
        Row: { is: 'UITableViewCell' }, Star: { is: 'UIButton' },
        Other: { is: 'UIView' } } }
      """
    func mistakes(_ hook: String) -> [String] {
      let scenario = """
        { scenario: 'A', app: \(isInOwnFile ? "'app.json5'" : app), steps: [
          { hook: [{ add: '-[Home change:]', do: [\(hook)] }] }, { launch: {} }] }
        """
      let files = MemoryFiles(bytes: [
        "s.json5": Array(scenario.utf8), "app.json5": Array(app.utf8),
      ])
      var library = ScenarioLibrary(files: files)
      _ = library.loadScenario(ScenarioLocation(path: "s.json5", shortName: "s.json5"))
      return library.errors.map(\.message)
    }
    #expect(mistakes(item.place.code) == [])
    #expect(mistakes("") == [item.place.mistake])
  }

  private func troubles(of report: RunReport) -> [String] {
    report.outcomes.flatMap { outcome in
      [outcome.miss?.description, outcome.crash?.reason, outcome.fault?.message.text]
        .compactMap(\.self)
    }
  }
}
