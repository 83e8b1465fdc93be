import LabLanguageSupport
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct ContainerMistakes {
  @Test func `containers are read with their classes and children`() throws {
    let text = "{ tabs: [{ navigation: ['Home', 'List'] }, 'Cart'], is: 'Tabs' }"
    let root = try #require(
      ControllerDescription.reader.read(fileOf: Mistakes(in: try file(text))))
    #expect(root.kind == .tabs)
    #expect(
      root.everything.map(\.type) == ["Tabs", "UINavigationController", "Home", "List", "Cart"])
  }
}
