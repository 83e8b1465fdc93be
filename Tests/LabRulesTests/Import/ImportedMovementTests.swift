import AutoTrack
import LabImportSupport
import LabKitSupport
import LabLanguage
import MiniUI
import Testing

@testable import LabImport
@testable import LabKit
@testable import LabRules

/// The movements of a person that an imported app takes: recognisers and refresh controls.
@Suite struct ImportedMovements {
  private static func tag(
    _ name: String, _ attributes: [String: String] = [:], _ children: [MarkupElement] = []
  ) -> MarkupElement {
    ImportFixture.tag(name, attributes, children)
  }

  private static let rect = tag(
    "rect", ["key": "frame", "x": "100", "y": "300", "width": "200", "height": "200"])

  private static func app(_ view: MarkupElement, _ loose: [MarkupElement] = []) throws -> AppWriter
  {
    let root = tag("view", ["key": "view", "id": "v"], [tag("subviews", [:], [view])])
    let first = tag("viewController", ["id": "c", "customClass": "C"], [root])
    let second = tag("viewController", ["id": "d", "customClass": "D"])
    return AppWriter(
      try ImportFixture.app(
        of: ImportFixture.storyboard(
          [[first] + loose, [second]], ["initialViewController": "c"])))
  }

  @Test(arguments: [
    ("tapGestureRecognizer", "numberOfTapsRequired", "1", "tap:"),
    ("tapGestureRecognizer", "numberOfTapsRequired", "2", "doubleTap:"),
    ("pongPressGestureRecognizer", "minimumPressDuration", "0.5", "longPress:"),
    ("swipeGestureRecognizer", "direction", "left", "\"left\""),
    ("swipeGestureRecognizer", "direction", "right", "\"right\""),
    ("swipeGestureRecognizer", "direction", "up", "\"up\""),
    ("swipeGestureRecognizer", "direction", "down", "\"down\""),
  ])
  func `a tour makes the movement of the recogniser that has the segue`(
    _ element: String, _ attribute: String, _ value: String, _ word: String
  ) throws {
    let attached = Self.tag(
      "outletCollection", ["property": "gestureRecognizers", "destination": "g", "id": "o"])
    let view = Self.tag(
      "view", ["id": "pad"], [Self.rect, Self.tag("connections", [:], [attached])])
    let segue = Self.tag("segue", ["kind": "show", "destination": "d", "id": "s"])
    let gesture = Self.tag(
      element, ["id": "g", attribute: value], [Self.tag("connections", [:], [segue])])
    let writer = try Self.app(view, [gesture])
    let tour = try ScreenTour(of: writer, writer.text())
    #expect(tour.counts.reached == 2)
    #expect(tour.scenario(app: "'app.json5'").contains(word))
  }

  @Test(arguments: [
    ("tapGestureRecognizer", ["numberOfTapsRequired": "3"]),
    ("tapGestureRecognizer", ["numberOfTouchesRequired": "2"]),
    ("tapGestureRecognizer", ["numberOfTapsRequired": "2", "numberOfTouchesRequired": "3"]),
    ("pongPressGestureRecognizer", ["minimumPressDuration": "5"]),
    ("pongPressGestureRecognizer", ["minimumPressDuration": "0"]),
    (
      "pongPressGestureRecognizer",
      ["numberOfTapsRequired": "1", "numberOfTouchesRequired": "2"]
    ),
    ("pongPressGestureRecognizer", ["numberOfTouchesRequired": "2"]),
    ("pongPressGestureRecognizer", ["numberOfTapsRequired": "1", "minimumPressDuration": "2"]),
  ])
  func `a tour has as many fingers, taps and seconds as the recogniser needs`(
    _ element: String, _ attributes: [String: String]
  ) throws {
    let tour = try Self.tour(of: element, attributes)
    #expect(tour.counts.reached == 2, "\(tour.scenario(app: ""))")
  }

  @Test(arguments: [
    ("swipeGestureRecognizer", ["numberOfTouchesRequired": "2"], ScreenTour.Miss.otherGesture),
    ("panGestureRecognizer", ["minimumNumberOfTouches": "2"], .otherGesture),
    ("pinchGestureRecognizer", [:], .otherGesture),
    ("rotationGestureRecognizer", [:], .otherGesture),
    ("tapGestureRecognizer", ["numberOfTapsRequired": "99"], .otherGesture),
    ("tapGestureRecognizer", ["enabled": "NO"], .onlyByCode),
  ])
  func `a gesture that the tour does not make has that reason`(
    _ element: String, _ attributes: [String: String], _ miss: ScreenTour.Miss
  ) throws {
    #expect(Array(try Self.tour(of: element, attributes).misses.values) == [miss])
  }

  @Test func `a tap without an effect has that reason`() throws {
    let segue = Self.tag("segue", ["kind": "show", "destination": "d", "id": "s"])
    let button = Self.tag(
      "button", ["id": "b", "enabled": "NO"], [Self.rect, Self.tag("connections", [:], [segue])])
    let writer = try Self.app(button)
    #expect(
      Array(try ScreenTour(of: writer, writer.text()).misses.values) == [ScreenTour.Miss.noEffect])
  }

  /// The tour of an app whose second screen a recogniser shows.
  private static func tour(
    of element: String, _ attributes: [String: String]
  ) throws -> ScreenTour {
    let attached = tag(
      "outletCollection", ["property": "gestureRecognizers", "destination": "g", "id": "o"])
    let view = tag("view", ["id": "pad"], [rect, tag("connections", [:], [attached])])
    let segue = tag("segue", ["kind": "show", "destination": "d", "id": "s"])
    let gesture = tag(
      element, attributes.merging(["id": "g"]) { $1 }, [tag("connections", [:], [segue])])
    let writer = try app(view, [gesture])
    return try ScreenTour(of: writer, writer.text())
  }

  @Test(arguments: ["tableView", "collectionView", "scrollView"])
  func `a refresh control belongs to its scroll view`(_ name: String) throws {
    let action = Self.tag(
      "action", ["selector": "reload:", "destination": "c", "eventType": "valueChanged"])
    let control = Self.tag(
      "refreshControl", ["key": "refreshControl", "id": "r"],
      [Self.tag("connections", [:], [action])])
    let label = Self.tag("label", ["id": "l", "text": "In it"], [Self.rect])
    let inside = name == "scrollView" ? [Self.tag("subviews", [:], [label])] : []
    let writer = try Self.app(Self.tag(name, ["id": "list"], [Self.rect, control] + inside))
    let loaded = try loaded(
      "{ scenario: 'Refresh', app: \(writer.text()), steps: [{ launch: {} }] }")
    let simulation = Simulation(loaded)
    _ = simulation.run(through: 0) { _ in }
    let process = try #require(simulation.session?.process)
    let controller = try #require(AppState(of: process).controller)
    let scroll = try #require(
      controller.view.everything.lazy.compactMap { $0 as? ScrollView }.first)
    let refresh = try #require(scroll.refreshControl)
    let actions = refresh.actions(for: controller, on: .valueChanged)
    #expect(actions == ["reload:"])
    #expect(!writer.notes.contains { $0.reason == .noSectionView })
  }
}
