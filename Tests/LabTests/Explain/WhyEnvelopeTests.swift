import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// The explanation of events' envelopes.
@Suite struct WhyEnvelopes {
  private static let page = """
    "https://a/": { title: "A", server: "https://s/", elements: { x: [{ track: "y" }] } }
    """

  /// The sections of a step, from the one with the title on; UUIDs are masked.
  private func sections(of step: String, from title: String, steps: String) -> [String] {
    let text = """
      { scenario: "A", app: { root: "H", pages: { \(Self.page) }, classes: { H: { is: \
      "UIViewController", view: { subviews: [{ is: "WKWebView", id: "web", frame: [0, 60, 390, \
      400] }] }, methods: { open: [{ load: "https://a/", in: "#web" }] } } } },
        tracker: { bridge: { scriptMessages: true } },
        steps: [{ launch: {} }, \(steps)] }
      """
    let output = LabRun("why", "s.json5", step, files: MemoryFiles(["s.json5": text])).output
    return output.split(separator: "\n").map { line in
      line.replacing(/[0-9A-F]{8}-[0-9A-F-]{27}/, with: "UUID")
    }.drop { !$0.hasPrefix("  \(title) ") }.map(String.init)
  }

  @Test func `a sign-up shows the new and the original id`() {
    #expect(
      sections(of: "2", from: "event", steps: #"{ login: "ann" }"#) == [
        "  event        $SignUp #3", #"                 anonymous_id                   "UUID""#,
        #"                 distinct_id                    "ann""#,
        #"                 login_id                       "ann""#,
        #"                 original_id                    "UUID""#,
        #"                 identities.$identity_idfv      "UUID""#,
        #"                 identities.$identity_login_id  "ann""#,
        #"                 type                           "track_signup""#,
      ])
  }

  @Test func `an item record shows the item's id and type`() {
    #expect(
      sections(
        of: "2", from: "event",
        steps: #"{ item: { set: { type: "tea", id: "7" }, properties: { color: "red" } } }"#) == [
          "  event        item_set #3", #"                 item_id    "7""#,
          #"                 item_type  "tea""#, #"                 color      "red""#,
        ])
  }

  @Test func `a page's event shows its identities and its SDK`() {
    let found = sections(
      of: "3", from: "event", steps: #"{ send: "open" }, { page: [{ tap: "x" }] }"#)
    #expect(
      found.prefix(7) == [
        "  event        y #3", "                 _hybrid_h5                      true",
        #"                 anonymous_id                    "UUID""#,
        #"                 distinct_id                     "UUID""#,
        #"                 identities.$identity_cookie_id  "UUID""#,
        #"                 identities.$identity_idfv       "UUID""#,
        #"                 lib.$lib                        "js""#,
      ])
  }

  @Test func `why shows the tracker's diagnostics`() {
    #expect(
      sections(of: "2", from: "diagnostics", steps: #"{ login: "" }"#) == [
        "  diagnostics  login: ignored (empty), because the id is empty; an id has at least one "
          + "character",
        "  result       nothing was captured, because no method that AutoTrack hooks was called",
      ])
  }

  @Test func `before the first launch, why says that no app was launched`() {
    let text = """
      { scenario: "A", app: { root: "H", classes: { H: { is: "UIViewController" } } },
        steps: [{ wait: "1s" }] }
      """
    #expect(
      LabRun("why", "s.json5", "1", files: MemoryFiles(["s.json5": text])).output.hasSuffix(
        "  result       nothing was captured, because no app has been launched yet\n"))
  }
}
