@testable import LabKit
import Testing
import TestSupport

@testable import LabCommands
@testable import LabImport
@testable import LabSystem

/// The whole numbers of imported files, also those that an app file or UIKit does not take.
@Suite struct ImportedNumbers {
  private static let values = [
    "0", "-1", "-4", "3", "\(Int.max)", "\(Int.min)", "99999999999999999999",
  ]

  /// The elements with an attribute each: every one that is read as a whole number.
  private static let attributes =
    [("view", "tag")]
    + IBAttributes.settings.filter { $0.kind == .integer }.flatMap { row in
      row.elements.sorted().map { ($0, row.attribute) }
    }

  private static func storyboard(_ views: String, _ loose: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene><objects>\
    <viewController id="c"><view key="view" id="v"><subviews>\(views)</subviews></view>\
    </viewController>\(loose)</objects></scene></scenes></document>
    """
  }

  private static func check(_ text: String, _ subject: String) {
    let folder = MemoryFolder(["a.xml": text])
    let run = LabRun(
      "import", "a.xml", "--app", "app.json5", "--scenario", "v.json5", in: folder)
    #expect(run.code == .held, "\(subject): \(run.messages)")
    #expect(LabRun("run", "v.json5", in: folder).code == .held, "\(subject)")
  }

  @Test(arguments: attributes) func `any whole number of an attribute is imported and runs`(
    _ element: String, _ attribute: String
  ) {
    for value in Self.values {
      let view = "<\(element) id=\"x\" \(attribute)=\"\(value)\"/>"
      Self.check(Self.storyboard(view), view)
    }
  }

  /// The elements with an attribute each: every one that is read as a number or a flag.
  private static let typed = ["view", "button", "slider", "switch", "stackView", "tableView"]
    .flatMap { element in IBAttributes.typed(of: element).map { (element, $0.attribute) } }

  @Test(arguments: TestSpace("ImportedNumbers", typed).some(8))
  func `an attribute that is neither a number nor a flag is noted with its element`(
    _ element: String, _ attribute: String
  ) throws {
    for value in ["seven", "", "1,5", "yes", "nan"] {
      let text = Self.storyboard("<\(element) id=\"x\" \(attribute)=\"\(value)\"/>")
      let app = try Importer().app(of: [("a.xml", Array(text.utf8))])
      let notes = app.notes.filter { $0.reason == .damagedValue }
      #expect(notes.map(\.subject) == ["\(attribute) '\(value)'"])
      #expect(notes.map(\.detail) == ["<\(element)>"])
    }
  }

  @Test(arguments: [("x", "abc"), ("height", "inf")]) func `a damaged frame is noted`(
    _ key: String, _ value: String
  ) throws {
    var numbers = ["x": "1", "y": "1", "width": "9", "height": "9"]
    numbers[key] = value
    let attributes = numbers.sorted { $0.key < $1.key }.map { "\($0)=\"\($1)\"" }
    let rect = "<rect key=\"frame\" \(attributes.joined(separator: " "))/>"
    let text = Self.storyboard("<view id=\"x\">\(rect)</view>")
    let app = try Importer().app(of: [("a.xml", Array(text.utf8))])
    let notes = app.notes.filter { $0.reason == .damagedValue }
    #expect(notes.map(\.subject) == ["\(key) '\(value)'"])
  }

  @Test(arguments: ["tapGestureRecognizer", "pongPressGestureRecognizer"])
  func `any number of taps and fingers is imported and runs`(_ element: String) {
    let view = """
      <view id="x"><connections><outletCollection property="gestureRecognizers" destination="g"/>\
      </connections></view>
      """
    for attribute in ["numberOfTapsRequired", "numberOfTouchesRequired"] {
      for value in Self.values {
        let gesture = """
          <\(element) id="g" \(attribute)="\(value)"><connections>\
          <action selector="a:" destination="c" id="t"/></connections></\(element)>
          """
        Self.check(Self.storyboard(view, gesture), gesture)
      }
    }
  }

  @Test(arguments: [
    ("tapGestureRecognizer", "numberOfTouchesRequired", "0", "1, not 0"),
    ("tapGestureRecognizer", "numberOfTouchesRequired", "99", "10, not 99"),
    ("panGestureRecognizer", "minimumNumberOfTouches", "-2", "1, not -2"),
    ("panGestureRecognizer", "minimumNumberOfTouches", "11", "10, not 11"),
    ("panGestureRecognizer", "maximumNumberOfTouches", "0", "1, not 0"),
    ("pongPressGestureRecognizer", "minimumPressDuration", "-1", "0.0, not -1.0"),
    ("pongPressGestureRecognizer", "minimumPressDuration", "1e9", "100000.0, not 1000000000.0"),
  ])
  func `a number of a gesture beyond its range has a note`(
    _ element: String, _ attribute: String, _ value: String, _ words: String
  ) {
    let gesture = """
      <\(element) id="g" \(attribute)="\(value)"><connections>\
      <action selector="a:" destination="c" id="t"/></connections></\(element)>
      """
    let view = """
      <view id="x"><connections><outletCollection property="gestureRecognizers" destination="g"/>\
      </connections></view>
      """
    let text = Self.storyboard(view, gesture)
    let run = LabRun("import", "a.xml", in: MemoryFolder(["a.xml": text]))
    #expect(run.messages.contains("a.xml:1: \(attribute) (\(words))"), "\(run.messages)")
  }

  @Test(arguments: values) func `any tag of a dump is imported and runs`(_ value: String) {
    Self.check(
      "<UIView: 0x1; frame = (0 0; 390 844); tag = \(value); layer = <CALayer: 0x2>>\n", value)
    Self.check(
      "<ViewHierarchy><UIWindow><UIView class=\"\" tag=\"\(value)\"/></UIWindow></ViewHierarchy>",
      value)
  }

  @Test(arguments: [
    "stepValue=\"0\"", "stepValue=\"-1\"", "minimumValue=\"300\" maximumValue=\"200\"",
    "minimumValue=\"5\" maximumValue=\"5\"", "maximumValue=\"-5\"", "minimumValue=\"100\"",
  ])
  func `a stepper that would raise has its standard value and a note`(_ attributes: String) {
    let text = Self.storyboard("<stepper id=\"x\" \(attributes)/>")
    Self.check(text, attributes)
    let run = LabRun("import", "a.xml", in: MemoryFolder(["a.xml": text]))
    #expect(run.messages.contains("refusedLimit (1): "), "\(run.messages)")
  }

  @Test func `a stepper whose limits fit each other keeps both`() {
    let text = Self.storyboard("<stepper id=\"x\" minimumValue=\"200\" maximumValue=\"300\"/>")
    Self.check(text, "limits")
    let run = LabRun("import", "a.xml", in: MemoryFolder(["a.xml": text]))
    #expect(!run.messages.contains("refusedLimit"), "\(run.messages)")
    #expect(run.output.contains("minimumValue: 200"), "\(run.output)")
    #expect(run.output.contains("maximumValue: 300"), "\(run.output)")
  }

  @Test func `a number beyond its range has a note with its place`() {
    let text = Self.storyboard("<pageControl id=\"x\" currentPage=\"-4\"/>")
    let run = LabRun("import", "a.xml", in: MemoryFolder(["a.xml": text]))
    #expect(run.messages.contains("a.xml:1: currentPage (0, not -4)"), "\(run.messages)")
  }
}
