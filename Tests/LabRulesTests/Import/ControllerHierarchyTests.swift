import LabKitSupport
import LabLanguage
import MiniUI
import Testing

@testable import LabImport
@testable import LabKit
@testable import LabRules

/// The text of `_printHierarchy`: the app starts with the controllers that have appeared.
@Suite struct ControllerHierarchyTests {
  /// Returns the class of the current screen after the launch, and the notes.
  private func launch(_ text: String) throws -> (screen: String, writer: AppWriter) {
    let app = try Importer().app(of: [("c.txt", Array((text + "\n").utf8))])
    let writer = AppWriter(app)
    let loaded = try loaded("{ scenario: 'C', app: \(writer.text()), steps: [{ launch: {} }] }")
    let simulation = Simulation(loaded)
    _ = simulation.run(through: 0) { _ in }
    let process = try #require(simulation.session?.process)
    return (AppState(of: process).controller?.class.name ?? "", writer)
  }

  @Test(arguments: [
    (
      """
      <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <A 0x3>, state: disappeared, view: <UIView 0x4> not in the window
         | <B 0x5>, state: disappeared, view: (view not loaded)
         | <C 0x6>, state: appeared, view: <UIView 0x7>
      """, "C"
    ),
    (
      """
      <UITabBarController>, state: appeared, view: <UILayoutContainerView>
         | <A>, state: disappeared, view: (view not loaded)
         | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
         |    | <B>, state: disappeared, view: <UIView> not in the window
         |    | <C>, state: appeared, view: <UIView>
      """, "C"
    ),
    (
      """
      <UITabBarController>, state: disappeared, view: <UILayoutContainerView> not in the window
         | <A>, state: disappeared, view: <UIView> not in the window
         + <UINavigationController>, state: appeared, view: <UILayoutContainerView>, \
      presented with: <_UIFullscreenPresentationController>
         |    | <B>, state: appeared, view: <UIView>
      """, "B"
    ),
    (
      """
      <A>, state: appeared, view: <UIView>
         + <B>, state: appeared, view: <UIView>, presented with: <_UISheetPresentationController>
         |    + <C>, state: appeared, view: <UIView>, \
      presented with: <_UISheetPresentationController>
      """, "C"
    ),
    (
      """
      <A>, state: appeared, view: <UIView>
         + <B>, state: disappeared, view: <UIView>, presented with: <_UISheetPresentationController>
      """, "A"
    ),
    (
      """
      <Host>, state: appeared, view: <UIView>
         | <A>, state: disappeared, view: <UIView> not in the window
         | <B>, state: appeared, view: <UIView>
      """, "Host"
    ),
    (
      """
      <A>, state: disappeared, view: <UIView>
      <B>, state: appeared, view: <UIView>
      """, "B"
    ),
    (
      """
      <UIPageViewController>, state: appeared, view: <UIView>
         | <A>, state: appeared, view: <UIView>
      """, "A"
    ),
  ])
  func `the screen after the launch is the one that has appeared`(
    text: String, screen: String
  ) throws {
    let (found, writer) = try launch(text)
    #expect(found == screen, "\(writer.text())")
    try ImportedClassTests.run(writer.app, screen)
    // The covered screens are in the app, too.
    let classes = Set(writer.app.controllers.map(\.type.name))
    let words = text.split { "<> \n,:|+()".contains($0) }.map(String.init)
    #expect(classes.isSuperset(of: ["A", "B", "C"].filter(words.contains)), "\(classes)")
  }

  @Test(arguments: ["UITableViewController", "UICollectionViewController", "UIViewController"])
  func `a controller whose view is not loaded keeps its class`(_ name: String) throws {
    let (_, writer) = try launch(
      """
      <UITabBarController>, state: appeared, view: <UILayoutContainerView>
         | <A>, state: appeared, view: <UIView>
         | <\(name)>, state: disappeared, view: (view not loaded)
      """)
    #expect(writer.app.controllers.contains { $0.type.name == name })
    #expect(writer.notes.allSatisfy { $0.reason != .unfitClass }, "\(writer.notes)")
  }

  @Test(arguments: [
    "App.Box<Swift.Int>", "Hosting<ModifiedContent<AnyView, RootModifier>>", "Box<(A, B)>",
    "Box<(Int) -> String>", "(unknown context at $1).Box<A>", "A",
  ])
  func `a class keeps its generic arguments`(_ name: String) throws {
    for text in [
      "<\(name) 0x7f>, state: appeared, view: <UIView 0x1>",
      "<\(name)>, state: appeared, view: (view not loaded)",
    ] {
      #expect(DebuggerObject(text[...])?.name == name, "\(text)")
      let (_, writer) = try launch(text)
      #expect(writer.app.controllers.map(\.type.name) == [name], "\(text)")
    }
    #expect(DebuggerObject("<\(name) 0x7f; frame = (0 0; 1 1)>")?.name == name)
    #expect(DebuggerObject("<\(name)") == nil)
    #expect(DebuggerObject("\(name)>") == nil)
  }

  @Test(arguments: [
    ("< 0x7f>, state: appeared, view: <UIView 0x1>", "the class of the controller"),
    ("<A 0x7f>, state: appeared, view: < 0x1>", "the class of the view"),
  ])
  func `a line without a class is refused`(_ line: String, _ part: String) {
    #expect {
      _ = try Importer().app(of: [("c.txt", Array("\(line)\n".utf8))])
    } throws: { "\($0)".contains(part) }
  }

  @Test func `a covered screen has a note with its line`() throws {
    let (_, writer) = try launch(
      """
      <A>, state: disappeared, view: <UIView> not in the window
         + <B>, state: appeared, view: <UIView>, \
      presented with: <_UIFullscreenPresentationController>
      """)
    let notes = writer.notes.filter { $0.reason == .coveredScreen }
    #expect(notes.map(\.description) == ["c.txt:1: A: \(ImportNote.Reason.coveredScreen.words)"])
  }

  @Test func `a stack without children on another stack is left out with a note`() throws {
    let (_, writer) = try launch(
      """
      <UINavigationController>, state: appeared, view: <UILayoutContainerView>
         | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
      """)
    try ImportedClassTests.run(writer.app, "stacks")
    #expect(writer.notes.contains { $0.reason == .nestedStack })
  }

  @Test func `a tab that is not selected stays at its place`() throws {
    let (_, writer) = try launch(
      """
      <UITabBarController>, state: appeared, view: <UILayoutContainerView>
         | <A>, state: disappeared, view: (view not loaded)
         | <B>, state: appeared, view: <UIView>
      """)
    #expect(writer.text().contains("root: { tabs: [\"A\", \"B\"]"))
  }
}
