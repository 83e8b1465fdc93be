import Testing

@testable import LabKit

/// Texts that exist only after typing.
@Suite struct TypedTexts {
  private static let field = "{ is: 'UITextField', id: 'field', frame: [20, 300, 200, 44] },"

  private func complaints(
    _ steps: String, views: String = Shop.views + field, methods: String = Shop.methods
  ) throws -> [String] {
    try LabTests.complaints(
      ofScenario: Shop.scenario(steps: steps, views: views, methods: methods))
  }

  @Test(arguments: [
    "{ type: 'A', into: '#field' }, { type: 'nn', see: 'Ann' }",
    "{ type: 'Ann', into: '#field' }, { press: 'delete', see: 'An' }, { tap: 'An' }",
    "{ send: 'insertText:', to: '#field', with: 'A' }, { tap: 'AA' }",
  ])
  func `a text may be unknown in a scenario that types`(steps: String) throws {
    #expect(try complaints(steps) == [])
  }

  @Test func `code may type into an app's subclass of a text input`() throws {
    let app = """
      { scenario: 'A', app: { root: 'Home', classes: {
        Home: { is: 'UIViewController', view: { subviews: [
          { is: 'Field', id: 'field', frame: [0, 0, 100, 44] } ] },
          methods: { a: [{ send: 'insertText:', to: '#field', with: 'A' }] } },
        Field: { is: 'UITextView' } } },
        steps: [{ launch: {}, see: 'AA' }] }
      """
    #expect(try LabTests.complaints(ofScenario: app) == [])
  }

  @Test func `a text in an app's own steps may be unknown`() throws {
    let app = """
      { root: 'Home', classes: { Home: { is: 'UIViewController', methods: {
        a: [{ alert: { fields: [{ text: 'A' }] } }, { set: { 'B.hidden': true } }] } } } }
      """
    #expect(try LabTests.complaints(ofApp: app) == [])
  }

  @Test func `typed texts are shown`() throws {
    let steps = "{ launch: {} }, { type: 'A', into: '#field' }, { type: 'nn', see: 'Ann' }"
    let report = try run(Shop.scenario(steps: steps, views: Shop.views + Self.field))
    #expect(report.fault == nil)
    #expect(report.outcomes.flatMap(\.differences) == [])
  }

  @Test func `an unknown text is a mistake unless a scenario types into a field`() throws {
    let message = "'Q' → no screen of the app has \"Q\" | texts: "
    #expect(try complaints("{ tap: 'Q' }") == [message + "Buy, Share"])
    #expect(
      try complaints("{ type: 'A' }, { tap: 'Q' }", views: Shop.views)
        == [message + "A, Buy, Share"])
  }

  @Test func `the list of known texts has no empty text`() throws {
    let views = Shop.views + "{ is: 'UILabel', text: '', frame: [0, 0, 1, 1] },"
    #expect(
      try complaints("{ tap: 'X' }", views: views)
        == ["'X' → no screen of the app has \"X\" | texts: Buy, Share"])
  }

  @Test func `an item shows its texts in one label`() throws {
    let views = """
      { is: 'UICollectionView', id: 'items', frame: [0, 300, 390, 300], sections: [
        { items: [{ text: 'Pot', detail: 'blue' }] } ] },
      """
    let steps = "{ launch: {}, see: 'Pot\\nblue' }"
    #expect(try complaints(steps, views: views) == [])
    let report = try run(Shop.scenario(steps: steps, views: views))
    #expect(report.outcomes.flatMap(\.differences) == [])
  }
}
