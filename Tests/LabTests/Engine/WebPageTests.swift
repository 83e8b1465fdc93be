import Testing

@testable import LabKit
@testable import LabLanguage

/// Web pages in scenarios, mostly steps that fail.
@Suite struct WebPages {
  private static let page = """
    "https://m.example/a": { server: "https://data.example",
      elements: { buy: [{ track: "bought" }] } },
    """

  /// The message of the first failing step after a launch.
  private func fault(_ steps: String, pages: String = page, in method: String = "") throws
    -> String?
  {
    let app = """
      { root: "Home", pages: { \(pages) }, classes: { Home: { is: "UIViewController",
        view: { subviews: [{ is: "WKWebView", id: "web", frame: [0, 60, 390, 400] },
          { is: "UILabel", id: "hint", text: "Hint", frame: [0, 500, 90, 40] }] },
        methods: { open: [{ load: "https://m.example/a?x=1", in: "#web" }], \(method) } } } }
      """
    let report = try run("{ scenario: 'A', app: \(app), steps: [{ launch: {} }, \(steps)] }")
    return report.outcomes.lazy.compactMap(\.fault?.message).first
  }

  @Test func `a step taps an element of the shown page`() throws {
    #expect(try fault(#"{ send: "open" }, { page: [{ tap: "buy" }] }"#) == nil)
  }

  @Test func `a page step without a page is a fault`() throws {
    #expect(
      try fault(#"{ page: [{ tap: "buy" }] }"#) == "WKWebView #web shows no page; load one first")
  }

  @Test func `a page step on another view is a fault`() throws {
    #expect(
      try fault(##"{ page: [{ tap: "buy" }], in: "#hint" }"##)
        == #"UILabel #hint "Hint" is not a web view"#)
  }

  @Test func `a missing page element is reported with the existing ones`() throws {
    #expect(
      try fault(#"{ send: "open" }, { page: [{ tap: "bye" }] }"#) == """
        the page has no element called 'bye'; it has 'buy', in https://m.example/a?x=1
        """)
  }

  @Test func `tracking on a page without an SDK is a fault`() throws {
    #expect(
      try fault(
        #"{ send: "open" }, { page: [{ track: "e" }] }"#, pages: #""https://m.example/a": {}"#)
        == "the page has no SDK; add 'server', in https://m.example/a?x=1")
  }

  @Test func `posting to an app without a message handler is a fault`() throws {
    #expect(
      try fault(#"{ send: "open" }, { page: [{ post: "x" }] }"#) == """
        the app has no message handler called 'sensorsdataNativeTracker', in \
        https://m.example/a?x=1
        """)
  }

  @Test func `Safari at an undeclared address is a fault`() throws {
    #expect(
      try fault(#"{ safari: "https://m.example/b" }"#)
        == "Safari finds no page at https://m.example/b; add it to 'pages'")
  }

  @Test func `decide outside a navigation delegate method is a fault`() throws {
    #expect(
      try fault(#"{ send: "choose" }"#, in: #"choose: [{ decide: "cancel" }]"#) == """
        'decide' is only allowed in a navigation delegate method, in -[Home choose]
        """)
  }

  @Test func `a cancelled navigation shows no page`() throws {
    let method = """
      "webView:decidePolicyForNavigationAction:decisionHandler:": [{ decide: "cancel" }]
      """
    #expect(
      try fault(#"{ send: "open" }, { page: [{ tap: "buy" }] }"#, in: method)
        == "WKWebView #web shows no page; load one first")
  }

  @Test func `unexpected requests fail the step`() throws {
    let steps = """
      { launch: {} }, { safari: "https://m.example/a", do: [{ tap: "buy" }], requests: [] }
      """
    let app = """
      { root: "Home", pages: { \(Self.page) }, classes: { Home: { is: "UIViewController" } } }
      """
    let report = try run("{ scenario: 'A', app: \(app), steps: [\(steps)] }")
    #expect(report.outcomes.map(\.differences.count) == [0, 1])
    #expect(report.outcomes[1].differences.first?.found.description.contains("bought") == true)
  }
}
