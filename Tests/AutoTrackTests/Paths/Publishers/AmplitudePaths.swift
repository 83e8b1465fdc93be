import MiniUI
import Testing

@testable import AutoTrack

/// Hierarchies of the scheme `amplitude`.
@Suite struct AmplitudePaths {
  private let process = Device().start(App())
  private let scheme = AmplitudePathScheme()

  @Test func `AM-E03 a view alone is its own hierarchy`() {
    #expect(scheme.path(of: View(in: process)) == "UIView")
  }

  @Test func `AM-E04 names keep their generic arguments and have no module`() throws {
    let view = try process.view("Shop.ConstrainedGenericView<UIButton>")
    let button = Button(in: process)
    view.addSubview(button)
    #expect(scheme.path(of: button) == "UIButton → ConstrainedGenericView<UIButton>")
  }

  @Test(arguments: [
    ("UIButton → UIView", true), ("UIButton", false), ("UIButton → *", true),
    ("UIButton → UIView → *", true), ("UIView → UIButton", false), ("UIButton → UIView → A", false),
  ])
  func `a rule is a hierarchy, or its beginning`(text: String, matches: Bool) throws {
    let (button, view) = (Button(in: process), View(in: process))
    view.addSubview(button)
    let rule = try scheme.rule(text)
    #expect(rule.matches(SchemeElement(button)) == matches)
  }

  @Test(arguments: [("", 0), ("A →  → B", 6)])
  func `an empty class is refused`(text: String, offset: Int) throws {
    let error = try #require(throws: ViewPathError.self) { try scheme.rule(text) }
    #expect(error.offset == offset)
  }
}
