import MiniUI
import Testing

@testable import AutoTrack

/// `$element_content` and `$element_position`, class by class (S3.6).
@Suite struct ControlContents {
  private let process = Device().start(App())

  private func add<Kind: View>(_ view: Kind, to parent: View) -> Kind {
    parent.addSubview(view)
    return view
  }

  private func label(_ text: String?, in parent: View) {
    add(Label(in: process), to: parent).text = text
  }

  @Test func `a label's text is its content even when it is empty`() {
    let label = Label(in: process)
    label.text = ""
    #expect(ElementContent.content(of: label) == "")
  }

  @Test func `an image view's content is its image name, or else its subviews' content`() {
    let view = ImageView(Image(name: "cart"), in: process)
    #expect(ElementContent.content(of: view) == "cart")
    view.image = Image(name: "")
    #expect(ElementContent.content(of: view) == nil)
    label("3", in: view)
    #expect(ElementContent.content(of: view) == "3")
  }

  @Test func `a button that shows an icon only has the icon's name`() {
    let button = Button(in: process)
    button.setImage(Image(name: "cart"), for: .normal)
    #expect(ElementContent.content(of: button) == "cart")
  }

  @Test func `a switch has the content checked or unchecked`() {
    let toggle = Switch(in: process)
    #expect(ElementContent.content(of: toggle) == "unchecked")
    toggle.isOn = true
    #expect(ElementContent.content(of: toggle) == "checked")
  }

  @Test(arguments: [(99.0, "99"), (0.5, "0.5"), (0, "0"), (12.25, "12.25")] as [(Double, String)])
  func `SA-A04 a stepper has its value as %g prints it`(value: Double, text: String) {
    let stepper = Stepper(in: process)
    stepper.value = value
    #expect(ElementContent.content(of: stepper) == text)
  }

  @Test(
    arguments: [
      (0.5555, "0.555500"), (0, "0.000000"), (1, "1.000000"), (0.1, "0.100000"),
      (123_456.789, "123456.789062"), (16_777_216, "16777216.000000"), (-0.3, "-0.300000"),
    ] as [(Float, String)])
  func `SA-A03 a slider has its float value as %f prints it`(value: Float, text: String) {
    let slider = Slider(in: process)
    (slider.minimumValue, slider.maximumValue) = (-1e9, 1e9)
    slider.value = value
    #expect(ElementContent.content(of: slider) == text)
  }

  @Test func `a segmented control has the selected title, and without a selection all titles`() {
    let control = SegmentedControl(in: process)
    for title in ["a", "b"] {
      control.insertSegment(withTitle: title, at: control.numberOfSegments)
    }
    #expect(ElementContent.content(of: control) == "a-b")
    control.selectedSegmentIndex = 1
    #expect(ElementContent.content(of: control) == "b")
  }

  @Test func `a page control has the number of its page`() {
    let control = PageControl(in: process)
    control.numberOfPages = 5
    control.currentPage = 3
    #expect(ElementContent.content(of: control) == "3")
  }

  @Test func `typed text is never part of a content`() {
    let parent = View(in: process)
    label("Name", in: parent)
    add(TextField(in: process), to: parent).text = "secret"
    add(TextView(in: process), to: parent).text = "secret"
    add(SearchBar(in: process), to: parent).text = "secret"
    label("?", in: parent)
    #expect(ElementContent.content(of: parent) == "Name-?")
  }

  @Test func `a custom view with key input has no content either`() throws {
    let pin = try #require(process.makeNew("PinView", View.self))
    pin.class.addMethod(.insertText, Body { (_: View, _, _) in })
    label("1234", in: pin)
    #expect(ElementContent.content(of: pin) == nil)
    #expect("\(pin.summary)" == "PinView")
  }

  @Test func `views that the app ignores are not part of the content`() {
    let parent = View(in: process)
    label("seen", in: parent)
    let other = View(in: process)
    label("unseen", in: add(other, to: parent))
    other.elementFacts.isIgnored = true
    #expect(ElementContent.content(of: parent) == "seen")
  }

  /// The largest finite double.
  private static let largest = """
    1797693134862315708145274237317043567980705675258449965989174768031572607800285387605895
    5863276687817154045895351438246423432132688946418276846754670353751698604991057655128207
    6245490090389328944075868508455133942304583236903222948165808559332123348274797826204144
    723168738177180919299881250404026184124858368
    """.replacing("\n", with: "")

  @Test(
    arguments: [
      (0.0, "0.000000"), (1, "1.000000"), (-1.5, "-1.500000"), (0.1 + 0.2, "0.300000"),
      (1e-7, "0.000000"), (123456.789, "123456.789000"), (0.9999996, "1.000000"),
      (2.0 / 3, "0.666667"), (-0.0000004, "-0.000000"),
      (0.0000025, "0.000003"), (0.0000035, "0.000003"), (0.5000005, "0.500000"),
      (1e13, "10000000000000.000000"), (-0.0, "-0.000000"),
      (9e18, "9000000000000000000.000000"), (1e19, "10000000000000000000.000000"),
      (-1.5e23, "-150000000000000004194304.000000"), (1e22, "10000000000000000000000.000000"),
      (1.7976931348623157e308, Self.largest + ".000000"), (.infinity, "inf"),
    ] as [(Double, String)])
  func `%f prints six digits after the point`(number: Double, text: String) {
    #expect(number.fixedText == text)
  }

  @Test(
    arguments: [
      (0.0, "0"), (99, "99"), (0.5, "0.5"), (-2.25, "-2.25"), (100_000, "100000"),
      (1_000_000, "1e+06"), (1_234_567, "1.23457e+06"), (0.0001, "0.0001"), (0.00001, "1e-05"),
      (1e100, "1e+100"), (2.0 / 3, "0.666667"), (999_999.5, "1e+06"), (0.1 + 0.2, "0.3"),
      (123.456, "123.456"), (1e-10, "1e-10"), (1e-303, "1e-303"),
      (.leastNonzeroMagnitude, "4.94066e-324"),
      (0.00012345678, "0.000123457"),
      (1_000_005, "1e+06"), (1_000_015, "1.00002e+06"), (2.000005, "2"), (-0.0, "-0"),
      (1e22, "1e+22"), (0.001, "0.001"),
    ] as [(Double, String)])
  func `%g prints six digits at most`(number: Double, text: String) {
    #expect(number.shortText == text)
  }

  @Test func `a position comes only from the enclosing cell, at any depth`() throws {
    let source = RowDelegate(in: process)
    let table = TableView(Rect(x: 0, y: 0, width: 390, height: 440), asking: source)
    let cell = try #require(table.cellForRow(at: CellPath(section: 0, row: 3)))
    let inner = add(Button(in: process), to: add(View(in: process), to: cell.contentView))
    let paths = ElementPaths(.standard, pages: [:])
    #expect((paths.position(of: inner), paths.position(of: cell.contentView)) == ("0:3", "0:3"))
    #expect(paths.position(of: table) == nil)
    let segments = add(SegmentedControl(in: process), to: cell.contentView)
    segments.insertSegment(withTitle: "a", at: 0)
    #expect(paths.position(of: segments) == "0:3")
    segments.selectedSegmentIndex = 0
    #expect(paths.position(of: segments) == "0")
    withExtendedLifetime(source) {}
  }
}
