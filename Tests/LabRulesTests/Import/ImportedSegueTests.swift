import LabImportSupport
import LabKitSupport
import LabLanguage
import MiniUI
import Testing

@testable import LabImport
@testable import LabKit
@testable import LabRules

/// Segues and documents of rare kinds, from their XML to what a person sees.
@Suite struct ImportedSegues {
  /// A segue of a button of screen A to screen B.
  struct Case: Sendable {
    let segue: String
    var destination = ""
    /// The style of B's presentation; nil if B is pushed.
    var style: ModalPresentationStyle?
    var notes: [ImportNote.Reason] = []
  }

  private static let cases = [
    Case(segue: "kind='show'"),
    Case(segue: "kind='push'"),
    Case(segue: "kind='presentation'", style: .automatic),
    Case(segue: "kind='modal' modalPresentationStyle='fullScreen'", style: .fullScreen),
    Case(segue: "kind='popoverPresentation' popoverAnchorView='go'", style: .popover),
    Case(segue: "kind='popover'", style: .popover),
    Case(
      segue: "kind='popoverPresentation'", destination: "modalPresentationStyle='fullScreen'",
      style: .popover),
    Case(segue: "kind='custom' customClass='Fly'", style: .automatic, notes: [.customSegue]),
    Case(segue: "kind='show' customClass='Slide'", notes: [.customSegue]),
    Case(segue: "kind='show' destinationCreationSelector='make:'", notes: [.createdByCode]),
  ]

  /// Returns a scene of a controller whose buttons lie below each other.
  private static func scene(
    _ id: String, _ attributes: String = "", _ buttons: [(title: String, connection: String)] = []
  ) -> String {
    let views = buttons.enumerated().map { index, button in
      """
      <button id='\(id)\(index)'><rect key='frame' x='20' y='\(200 + 60 * index)' width='200' \
      height='44'/><state key='normal' title='\(button.title)'/>
      <connections>\(button.connection)</connections></button>
      """
    }
    return """
      <scene sceneID='s\(id)'><objects>
      <viewController id='\(id)' customClass='\(id.uppercased())' \(attributes) \
      sceneMemberID='viewController'><view key='view' id='v\(id)'><subviews>
      \(views.joined())</subviews></view></viewController>
      <exit id='x\(id)' userLabel='Exit' sceneMemberID='exit'/></objects></scene>
      """
  }

  private static let stack = """
    <scene sceneID='sn'><objects><navigationController id='n' sceneMemberID='viewController'>
    <connections><segue destination='a' kind='relationship' relationship='rootViewController' \
    id='rn'/></connections></navigationController></objects></scene>
    """

  private static func document(
    _ scenes: [String], _ attributes: String = "initialViewController='n'"
  ) -> [UInt8] {
    Array(
      """
      <?xml version='1.0' encoding='UTF-8'?>
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      targetRuntime='iOS.CocoaTouch' \(attributes)><scenes>
      \(scenes.joined())</scenes></document>
      """.utf8)
  }

  private static func app(_ scenes: [String]) throws -> AppWriter {
    AppWriter(try ImportFixture.app([("a.storyboard", document([stack] + scenes))]))
  }

  /// Runs steps; returns the running app, after a check that no step failed.
  private func run(_ app: AppWriter, _ steps: String) throws -> Simulation {
    let loaded = try loaded(
      "{ scenario: 'Segues', app: \(app.text()), steps: [{ launch: {} }, \(steps)] }")
    let simulation = Simulation(loaded)
    let report = simulation.run()
    #expect(report.outcomes.flatMap(\.differences).map { "\($0.expected) | \($0.found)" } == [])
    #expect(report.fault == nil)
    return simulation
  }

  @Test(arguments: cases)
  func `a segue of any kind shows its destination as UIKit does on a phone`(_ one: Case) throws {
    let segue = "<segue destination='b' \(one.segue) id='s'/>"
    let app = try Self.app([
      Self.scene("a", "", [("Go", segue)]), Self.scene("b", one.destination),
    ])
    #expect(Set(app.notes.map(\.reason)) == Set(one.notes))
    #expect(try ScreenTour(of: app, app.text()).counts.reached == 2)
    let simulation = try run(app, "{ tap: 'Go', screen: 'B' }")
    let process = try #require(simulation.session?.process)
    let shown = try #require(AppState(of: process).controller)
    #expect((shown.presentingViewController == nil) == (one.style == nil))
    if let style = one.style { #expect(shown.modalPresentationStyle == style) }
  }

  @Test func `the preview and the commit of a segue are listed, and its tap works`() throws {
    let segue = """
      <segue destination='b' kind='show' id='s'>
      <segue key='commit' inheritsFrom='parent' id='k'/>
      <segue key='preview' destination='c' kind='custom' customClass='Peek' id='p'/></segue>
      """
    let app = try Self.app([
      Self.scene("a", "", [("Go", segue)]), Self.scene("b"), Self.scene("c"),
    ])
    let notes = app.notes.filter { $0.reason == .peekAndPop }
    #expect(notes.map(\.subject) == ["commit segue", "preview segue"])
    #expect(notes.map(\.detail) == [nil, "c"])
    #expect(app.app.files.map(\.elements.ignored["segue"]) == [2])
    let tour = try ScreenTour(of: app, app.text())
    #expect(tour.counts.reached == 2)
    #expect(tour.misses.values.sorted { $0.rawValue < $1.rawValue } == [.noWay])
    _ = try run(app, "{ tap: 'Go', screen: 'B', stack: ['A', 'B'] }")
  }

  @Test func `unwind segues from several screens lead to the screen before all of them`() throws {
    let back = "<segue destination='xb' kind='unwind' unwindAction='home:' id='u1'/>"
    let backFromSheet = "<segue destination='xc' kind='unwind' unwindAction='home:' id='u2'/>"
    let app = try Self.app([
      Self.scene("a", "", [("On", "<segue destination='b' kind='show' id='s1'/>")]),
      Self.scene(
        "b", "",
        [("Further", "<segue destination='c' kind='presentation' id='s2'/>"), ("Home", back)]),
      Self.scene("c", "", [("Start", backFromSheet)]),
    ])
    #expect(app.notes.filter { $0.reason == .unwinding }.map(\.detail) == ["A"])
    #expect(try ScreenTour(of: app, app.text()).counts.reached == 3)
    _ = try run(
      app,
      """
      { tap: 'On', screen: 'B' },
      { tap: 'Home', screen: 'A', stack: ['A'], notes: ['home:'] },
      { tap: 'On', screen: 'B' }, { tap: 'Further', screen: 'C' },
      { tap: 'Start', screen: 'A', stack: ['A'], notes: ['home:'] }
      """)
  }

  @Test func `unwind segues without a common screen lead to the nearest one of each`() throws {
    func back(_ id: String) -> String {
      "<segue destination='x\(id)' kind='unwind' unwindAction='back:' id='u\(id)'/>"
    }
    let app = try Self.app([
      Self.scene("a", "", [("On", "<segue destination='b' kind='show' id='s1'/>")]),
      Self.scene("b", "", [("Return", back("b"))]),
      Self.scene("c", "", [("On", "<segue destination='d' kind='show' id='s2'/>")]),
      Self.scene("d", "", [("Return", back("d"))]),
    ])
    #expect(app.notes.filter { $0.reason == .unwinding }.map(\.detail) == ["A, C"])
    _ = try run(app, "{ tap: 'On', screen: 'B' }, { tap: 'Return', screen: 'A', stack: ['A'] }")
  }

  @Test func `an unwind segue of the first screen is noted, and the tap does nothing`() throws {
    let back = "<segue destination='xa' kind='unwind' unwindAction='back:' id='u'/>"
    let app = try Self.app([Self.scene("a", "", [("Return", back)])])
    #expect(app.notes.map(\.reason) == [.noUnwinding])
    _ = try run(app, "{ tap: 'Return', screen: 'A', notes: ['segue: unwind back:'] }")
  }

  @Test func `a launch screen beside the app's storyboard takes no part and is listed`() throws {
    let launch = Self.document(
      [Self.scene("l")], "launchScreen='YES' initialViewController='l'")
    let main = Self.document([Self.stack, Self.scene("a")])
    let app = AppWriter(
      try ImportFixture.app([("Launch.storyboard", launch), ("Main.storyboard", main)]))
    #expect(app.notes.map(\.reason) == [.launchScreen])
    #expect(app.notes.map(\.place.file) == ["Launch.storyboard"])
    #expect(app.app.controllers.map(\.type.name) == ["UINavigationController", "A"])
    let sums = app.app.files[0].elements.sums
    #expect(sums.read == 0 && sums.unknown == 0 && sums.ignored > 0)
    _ = try run(app, "{ wait: '1s', screen: 'A' }")
  }
}
