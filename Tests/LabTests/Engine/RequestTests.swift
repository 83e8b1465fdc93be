import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// The requests of pages to their own servers, compared with the expectations of steps.
@Suite struct Requests {
  private static let page =
    "'https://a/': { server: 'https://s/', load: [{ track: 'p' }], elements: { x: [{ track: 'y', "
    + "with: { size: 2 } }] } }"

  private static func scenario(_ steps: String) -> String {
    """
    { scenario: 'A', app: { root: 'Home', pages: { \(page) }, classes: { Home: { is: \
    'UIViewController' } } },
      steps: [\(steps)] }
    """
  }

  private func differences(_ steps: String) throws -> [[String]] {
    try run(Self.scenario(steps)).outcomes.map { outcome in
      outcome.differences.map { "\($0.expected) | \($0.found)" }
    }
  }

  private static let expected = "requests: [{ event: 'p' }, { event: 'y' }]"

  @Test func `in a file with requests, a step without them expects none`() throws {
    let tap = "safari: 'https://a/', do: [{ tap: 'x' }]"
    #expect(try differences("{ \(tap) }, { \(tap) }") == [[], []])
    #expect(
      try differences("{ \(tap), \(Self.expected) }, { \(tap) }") == [
        [],
        [
          "no request | request  p  to https://s/", "no request | request  y  to https://s/",
        ],
      ])
    #expect(
      try differences("{ launch: {}, requests: [] }, { safari: 'https://a/' }") == [
        [], ["no request | request  p  to https://s/"],
      ])
  }

  @Test func `a differing request is reported value by value`() throws {
    #expect(
      try differences(
        """
        { safari: 'https://a/', do: [{ tap: 'x' }], requests: [
          { event: 'p', arrived: false },
          { event: 'y', with: { size: 3, color: 'red', $lib: 'js' } }, { event: 'z' }] }
        """) == [
          [
            "request  p  lost | request  p  arrived",
            #"request  y  size 3  color "red" | request  y  size 2  color absent"#,
            "request  z | no request",
          ]
        ])
    #expect(
      try differences("{ safari: 'https://a/', requests: [{ event: 'q', with: { a: 1 } }] }") == [
        ["request  q  a 1 | request  p  to https://s/"]
      ])
  }

  @Test func `a timeline and an explanation show requests`() {
    let text = Self.scenario(
      "{ safari: 'https://a/' }, { device: { network: 'none' } }, "
        + "{ safari: 'https://a/' }")
    #expect(
      LabRun(running: text).output == """
        s.json5 · A
          00:00.000  safari https://a/
                     request         p  to https://s/
          00:00.000  network none
          00:00.000  safari https://a/
                     request         p  to https://s/  lost
        1 scenario passed, 0 events; nothing was expected

        """)
    #expect(
      LabRun("why", "s.json5", "1", files: MemoryFiles(["s.json5": text])).output == """
        s.json5 · A

        step 1  00:00.000  safari https://a/
          requests     p  to https://s/
          result       nothing was captured, because an app's tracker cannot observe Safari

        """)
  }
}
