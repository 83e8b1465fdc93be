import MiniUI
import Testing

@testable import AutoTrack

/// Chains and steps of the scheme `postHog`.
@Suite struct PostHogPaths {
  private let process = Device().start(App())
  private let scheme = PostHogPathScheme()

  @Test func `PH-E11 a chain names classes, texts and uncommon superclasses`() throws {
    let button = try #require(process.makeNew("MyButton", Button.self))
    button.setTitle("Buy")
    let (scroll, root) = (ScrollView(in: process), View(in: process))
    root.addSubview(scroll)
    scroll.addSubview(button)
    #expect(
      scheme.path(of: button) == #"MyButton:text="Buy"attr__class="UIButton";UIScrollView;UIView"#)
  }

  @Test func `PH-E12 blanks and line ends of a text collapse`() {
    let (button, root) = (Button(in: process), View(in: process))
    root.addSubview(button)
    button.setTitle("A  B\nC")
    #expect(scheme.path(of: button) == #"UIButton:text="A B C";UIView"#)
    button.setTitle(" \u{200B}A\tB " + String(repeating: "x", count: 300))
    #expect(
      scheme.path(of: button)
        == "UIButton:text=\"A\tB \(String(repeating: "x", count: 251))...\";UIView")
  }

  @Test func `PH-E13 controls have their values, and the app's label`() {
    let root = View(in: process)
    let (toggle, stepper, slider) = (Switch(in: process), Stepper(in: process), Slider(in: process))
    for view in [toggle, stepper, slider] as [View] { root.addSubview(view) }
    toggle.isOn = true
    toggle.elementFacts.elementID = "wifi"
    stepper.maximumValue = 100
    stepper.value = 99
    slider.value = 0.5
    #expect(scheme.path(of: toggle) == #"UISwitch:text="true"attr_id="wifi";UIView"#)
    #expect(scheme.path(of: stepper) == #"UIStepper:text="99.0";UIView"#)
    #expect(scheme.path(of: slider) == #"UISlider:text="0.5";UIView"#)
  }

  @Test func `typed text is in no chain`() {
    let field = TextField(in: process)
    field.placeholder = "Card"
    field.text = "4111"
    #expect(scheme.path(of: field) == #"UITextField:text="Card""#)
  }

  /// The subject of the rules below: a button with a label in a cell, by the app's id.
  private func buy() throws -> (button: SchemeElement, screen: ViewController) {
    let button = try #require(process.makeNew("Shop.BuyButton<Int>", Button.self))
    button.setTitle("Buy 3 items")
    button.elementFacts.elementID = "buy"
    let (content, cell) = (View(in: process), try process.view("ProductCell"))
    cell.addSubview(content)
    content.addSubview(button)
    let screen = try #require(process.makeNew("HomeViewController", ViewController.self))
    screen.view.addSubview(cell)
    return (SchemeElement(button), screen)
  }

  @Test(arguments: [
    ("BuyButton", true), ("*", true), ("UIButton", false), ("ProductCell", true),
    ("ProductCell BuyButton", true), ("ProductCell > BuyButton", false),
    ("UIView > BuyButton", true), ("ProductCell > UIView > BuyButton", true),
    ("BuyButton UIView", false), ("[id=\"buy\"]", true), ("#buy", false), (".UIButton", false),
    ("[attr_id='buy']", true), ("BuyButton[text=\"Buy 3 items\"]", true),
    ("[text=\"Buy\"]", false), ("[text*=\"Buy\"]", true), ("[text*=\"Buy _ items\"]", true),
    ("[text*=\"B%s\"]", true), ("[text~=\"^Buy \\\\d+ items$\"]", true),
    ("[attr__class=\"UIButton\"]", true), ("BuyButton:nth-child(2)", false),
    ("/BuyButton:text=\"Buy.*UIView;ProductCell/", true), ("/^UIView/", false),
    ("url*=\"Home\"", true), ("url=\"HomeViewController\"", true), ("url=\"Home\"", false),
    ("url~=\"^Home.*r$\" && BuyButton", true), ("url*=\"Cart\" && BuyButton", false),
    ("UISwitch || BuyButton", true), ("UISwitch || UILabel", false),
  ])
  func `a step matches an element with its chain`(rule: String, matches: Bool) throws {
    // The screen keeps the superviews alive.
    let (element, screen) = try buy()
    defer { _ = screen.view }
    let compiled = try scheme.rule(rule)
    #expect(compiled.matches(element) == matches)
    let index = try #require(compiled.index)
    let facts = index.facts(element)
    // An index never hides a match.
    #expect(!matches || index.alternatives.contains { $0.isSubset(of: facts) })
  }

  @Test(arguments: [
    ("", 0), ("A >", 2), ("A && ", 5), ("A || ", 5), ("[href=\"x\"]", 1), ("[id=x]", 4),
    ("[id=\"x\"", 7), ("/(/", 0), ("/a", 2), ("url=\"x", 6), ("[text~=\"(\"]", 7), ("A,B", 1),
  ])
  func `the error for an unreadable step has the offset`(rule: String, offset: Int) throws {
    let error = try #require(throws: ViewPathError.self) { try scheme.rule(rule) }
    #expect(error.offset == offset)
  }
}
