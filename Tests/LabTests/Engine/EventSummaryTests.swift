import Testing

@testable import LabCommands
@testable import LabLanguage

/// The short description of each kind of event in a timeline.
@Suite struct EventSummaries {
  private static let app = """
    { root: "H", pages: { "https://a/": { server: "https://s/",
        elements: { x: [{ track: "y", with: { size: 2 } }] } } },
      classes: { H: { is: "UIViewController",
        view: { subviews: [
          { is: "WKWebView", id: "web", frame: [0, 60, 390, 100] },
          { is: "UIScrollView", id: "scroll", frame: [0, 200, 390, 100], contentSize: [390, 900] },
          { is: "UIDatePicker", id: "date", frame: [0, 350, 390, 200], on: { valueChanged: "a:" } },
        ] },
        methods: { "a:": [], "scrollViewDidEndDecelerating:": [],
          open: [{ load: "https://a/", in: "#web" }],
          fail: [{ load: "https://nowhere/", in: "#web" }] } } } }
    """

  /// The lines of a timeline below the last step.
  private func lines(after steps: String) -> [String] {
    let run = LabRun(
      running: """
        { scenario: "A", app: \(Self.app),
          tracker: { bridge: { scriptMessages: true },
            instruments: { scrolling: true, webLoads: true, inputChanges: true } },
          steps: [\(steps)] }
        """)
    let lines = run.output.split(separator: "\n").dropLast().map(String.init)
    let last = lines.lastIndex { $0.hasPrefix("  0") }.map { $0 + 1 } ?? 0
    return lines[last...].map { String($0.drop { $0 == " " }) }
  }

  private func line(after step: String) -> String? { lines(after: "{ launch: {} }, \(step)").first }

  @Test func `a scrolled or changed element is shown by its path`() {
    #expect(
      line(after: ##"{ spin: { picker: "#date", to: "2021-05-05T00:00:00Z" } }"##)
        == "$AppInputChange  H[0]/UIDatePicker[0]")
    #expect(
      line(after: ##"{ drag: { from: "#scroll", by: [0, -60] } }"##)
        == "$AppScroll      H[0]/UIScrollView[0]")
  }

  @Test func `a web load is shown by its address, and a failed one with its error`() {
    #expect(line(after: #"{ send: "open" }"#) == "$AppWebViewLoad  https://a/")
    #expect(
      line(after: #"{ send: "fail" }"#)?.hasPrefix("$AppWebViewLoad  https://nowhere/  ") == true)
  }

  @Test func `a page's event is shown with the page and its own properties`() {
    #expect(
      line(after: #"{ send: "open" }, { page: [{ tap: "x" }] }"#)
        == #"y               on https://a/  {"size":2}"#)
  }

  @Test func `a screen tracked by code is shown by its address`() {
    #expect(line(after: #"{ trackScreen: "https://x/" }"#) == "$AppViewScreen  https://x/ ← H")
  }

  @Test func `an item record is shown with its type and id`() {
    #expect(
      line(after: #"{ item: { set: { type: "tea", id: "7" }, properties: { a: 1 } } }"#)
        == #"item_set        tea 7  {"a":1}"#)
    #expect(
      line(after: #"{ item: { delete: { type: "tea", id: "7" } } }"#) == "item_delete     tea 7")
  }

  @Test func `a background launch is shown like other starts`() {
    #expect(
      lines(after: "{ launch: { inBackground: true } }").first
        == "$AppStartPassively  first time")
  }

  @Test func `a long list of identities is cut`() {
    let pairs = (10..<40).map { "k\($0): 'v'" }.joined(separator: ", ")
    #expect(
      lines(after: "{ launch: {} }, { bind: { \(pairs) } }").last
        == "$BindID         $identity_idfv, k10, k11, k12, k13, k14, k15, k16, k17, k18, k19, k20 "
        + "and 19 more")
  }

  @Test func `an empty name is shown in quotes, and no step ends in a space`() {
    let steps = [
      "track: ''", "timer: { start: '' }", "bind: {}", "login: 'a', key: ''", "trackScreen: ''",
      "item: { delete: { type: '', id: '' } }",
    ]
    let text = """
      { scenario: "A", app: { root: "H", classes: { H: { is: "UIViewController" } } },
        steps: [{ launch: {} }, \(steps.map { "{ \($0) }" }.joined(separator: ", "))] }
      """
    let shown = LabRun(running: text).output.split(separator: "\n").filter { $0.hasPrefix("  0") }
    #expect(
      shown.dropFirst().map { $0.dropFirst(13) } == [
        #"track """#, #"timer start """#, "bind nothing", #"login "a" as """#, #"trackScreen """#,
        #"item delete "" """#,
      ])
  }
}
