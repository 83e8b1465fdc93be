import LabImportSupport
import Testing
@testable import LabImport

/// The page about Interface Builder files.
@Suite struct InterfaceBuilderPage {
  @Test func `the page lists every element that has a class`() throws {
    let page = String(
      decoding: try ImportFixture.file("docs/import.md"), as: UTF8.self)
    let names =
      Array(IBElements.views.keys) + Array(IBElements.controllers.keys)
      + Array(IBElements.gestures.keys)
    #expect(names.filter { !page.contains("`\($0)`") }.sorted() == [])
  }
}
