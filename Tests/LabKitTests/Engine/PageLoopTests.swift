import LabKitSupport
import Testing
import Wording

@testable import LabKit
@testable import LabLanguage

/// Pages whose steps trigger each other cannot overflow or hang the lab.
@Suite struct PageLoops {
  /// The message of the first failing step; `steps` contain their own launches.
  private func fault(pages: String, steps: String) throws -> String? {
    let report = try run(
      """
      { scenario: 'A', app: { root: 'Home', pages: { \(pages) }, classes: { Home: { is: \
      'UIViewController', view: { subviews: [{ is: 'WKWebView', id: 'web', frame: [0, 60, 390, \
      400] }] }, methods: { open: [{ load: 'https://a/', in: '#web' }] } } } },
        steps: [\(steps)] }
      """)
    #expect(!report.holds)
    return report.fault?.message.text
  }

  private static func endless(_ loop: String, in page: String = "https://a/") -> String {
    "the page's steps trigger each other endlessly: \(loop); remove one of them, in "
      + page
  }

  @Test func `two pages that navigate to each other are a fault`() throws {
    #expect(
      try fault(
        pages: """
          'https://a/': { load: [{ navigate: 'https://b/' }] },
          'https://b/': { load: [{ navigate: 'https://a/' }] }
          """, steps: "{ safari: 'https://a/' }")
        == Self.endless("navigate https://b/ on https://a/, navigate https://a/ on https://b/"))
  }

  @Test func `a page that navigates to itself is a fault in Safari and in an app`() throws {
    let page = "'https://a/': { load: [{ navigate: 'https://a/' }] }"
    #expect(
      try fault(pages: page, steps: "{ safari: 'https://a/' }")
        == Self.endless("navigate https://a/ on https://a/"))
    #expect(
      try fault(pages: page, steps: "{ launch: {} }, { send: 'open' }")
        == "the app does not come to rest; pending: page load")
  }

  @Test func `elements that tap each other endlessly are a fault`() throws {
    let page = "'https://a/': { elements: { x: [{ tap: 'y' }], y: [{ tap: 'x' }] } }"
    let loop = Self.endless("tap y on https://a/, tap x on https://a/")
    #expect(
      try fault(pages: page, steps: "{ safari: 'https://a/', do: [{ tap: 'y' }] }")?.prefix(79)
        == loop.prefix(79))
    #expect(
      try fault(
        pages: page, steps: "{ launch: {} }, { send: 'open' }, { page: [{ tap: 'y' }] }")?.prefix(
          79)
        == loop.prefix(79))
  }

  @Test func `exponentially many taps of a page trip the watchdog`() throws {
    let elements = (0..<30).map { "e\($0): [{ tap: 'e\($0 + 1)' }, { tap: 'e\($0 + 1)' }]" }
    let page = "'https://a/': { elements: { \(elements.joined(separator: ", ")), e30: [] } }"
    #expect(
      try fault(pages: page, steps: "{ safari: 'https://a/', do: [{ tap: 'e0' }] }")
        == "the watchdog ended the page: its code cost more than 1000000 plain actions in one "
        + "step: 31250 steps of a page, in https://a/")
  }

  @Test func `page events weigh more than steps, and each scenario step starts a new budget`()
    throws
  {
    let events = Array(repeating: "{ track: 'e' }", count: 4_000).joined(separator: ", ")
    let page = "'https://a/': { server: 'https://s/', elements: { x: [\(events)] } }"
    let tap = "{ safari: 'https://a/', do: [{ tap: 'x' }] }"
    let report = try run(
      """
      { scenario: 'A', app: { root: 'H', pages: { \(page) }, classes: { H: { is: \
      'UIViewController' } } }, steps: [\(tap), \(tap), { safari: 'https://a/', do: [{ tap: 'x' }, \
      { tap: 'x' }] }] }
      """)
    #expect(report.outcomes.map { $0.fault == nil } == [true, true, false])
    #expect(
      report.fault?.message == """
        the watchdog ended the page: its code cost more than 1000000 plain actions in one step: 2 \
        steps of a page, 5000 page events, in https://a/
        """)
  }

  @Test func `tapping a page after leaving it is a fault`() throws {
    #expect(
      try fault(
        pages: "'https://a/': { elements: { x: [] } }, 'https://b/': {}",
        steps: "{ safari: 'https://a/', do: [{ navigate: 'https://b/' }, { tap: 'x' }] }")
        == "the page was left before the tap on 'x'; tap on the next page in a separate step, in "
        + "https://a/")
  }

  @Test func `Safari without a network is a fault`() throws {
    #expect(
      try fault(
        pages: "'https://a/': {}",
        steps: "{ device: { network: 'none' } }, { safari: 'https://a/' }")
        == "Safari cannot reach a server for https://a/; connect the device with 'network' first")
  }
}
