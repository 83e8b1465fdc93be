import Testing

@testable import LabLanguage

/// Pages of the web in scenarios: what can go wrong with their steps.
@Suite struct WebPages {
  private static let page = """
    "https://m.example/a": { server: "https://data.example",
      elements: { buy: [{ track: "bought" }] } },
    """

  /// What the first step that fails says, of steps after a launch.
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

  @Test func `a page that is shown does what the file says`() throws {
    #expect(try fault(#"{ send: "open" }, { page: [{ tap: "buy" }] }"#) == nil)
  }

  @Test func `without a page there is nothing to do`() throws {
    #expect(
      try fault(#"{ page: [{ tap: "buy" }] }"#) == "WKWebView #web shows no page; load one first")
  }

  @Test func `what is no web view shows no page`() throws {
    #expect(
      try fault(##"{ page: [{ tap: "buy" }], in: "#hint" }"##)
        == #"UILabel #hint "Hint" is not a web view"#)
  }

  @Test func `an element that the page has not is told with those that it has`() throws {
    #expect(
      try fault(#"{ send: "open" }, { page: [{ tap: "bye" }] }"#) == """
        the page has nothing that is called 'bye'; it has 'buy', in https://m.example/a?x=1
        """)
  }

  @Test func `a page without an SDK captures nothing`() throws {
    #expect(
      try fault(
        #"{ send: "open" }, { page: [{ track: "e" }] }"#, pages: #""https://m.example/a": {}"#)
        == "the page has no SDK; give it a 'server', in https://m.example/a?x=1")
  }

  @Test func `an app that takes no messages gets none`() throws {
    #expect(
      try fault(#"{ send: "open" }, { page: [{ post: "x" }] }"#) == """
        the app takes no messages by the name 'sensorsdataNativeTracker', in \
        https://m.example/a?x=1
        """)
  }

  @Test func `Safari finds what the file describes`() throws {
    #expect(
      try fault(#"{ safari: "https://m.example/b" }"#)
        == "Safari finds no page at https://m.example/b; describe it in 'pages'")
  }

  @Test func `a decision stands where somebody asks for one`() throws {
    #expect(
      try fault(#"{ send: "choose" }"#, in: #"choose: [{ decide: "cancel" }]"#) == """
        'decide' stands in a method that is asked about navigations, in -[Home choose]
        """)
  }

  @Test func `a navigation that the app cancels shows nothing`() throws {
    let method = """
      "webView:decidePolicyForNavigationAction:decisionHandler:": [{ decide: "cancel" }]
      """
    #expect(
      try fault(#"{ send: "open" }, { page: [{ tap: "buy" }] }"#, in: method)
        == "WKWebView #web shows no page; load one first")
  }

  @Test func `requests that are other than expected fail the step`() throws {
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
