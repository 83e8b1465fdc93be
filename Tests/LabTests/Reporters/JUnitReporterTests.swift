import Testing

@testable import LabLanguage
@testable import LabReport
@testable import LabSystem

@Suite struct JUnitReports {
  private static let good = Shop.scenario(steps: "    { launch: {} },\n    { wait: '1s' },")
  private static let bad = Shop.scenario(
    steps: """
          { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' },
            { event: '$AppPageLeave' }] },
          { launch: {}, expect: [] },
          { kill: {} },
      """)

  @Test func `a folder is a suite and a scenario a case, with simulated times`() {
    let folder = MemoryFolder(["s/a/1.json5": Self.good, "s/a/2.json5": Self.bad])
    let run = LabRun("run", "s", "--reporter", "junit=out.xml", in: folder)
    #expect(run == LabRun(.failed, messages: "1 scenario failed, 1 passed, 4 events\n"))
    #expect(
      folder["out.xml"] == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lab" tests="2" failures="1" errors="0" skipped="0" time="1">
          <testsuite name="s/a" tests="2" failures="1" errors="0" skipped="0" time="1">
            <testcase name="A shop" classname="s/a/1" file="s/a/1.json5" line="2" time="1"/>
            <testcase name="A shop" classname="s/a/2" file="s/a/2.json5" line="2" time="0">
              <failure message="s/a/2.json5:24:7: expected $AppPageLeave, found no such event" \
        type="difference">s/a/2.json5:24:7: expected $AppPageLeave, found no such event
        s/a/2.json5:25:5: the app is running; use 'relaunch', or end it first
        1 step not run
        again: lab run s/a/2.json5 --seed 1</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `suites are ordered by their first scenario`() throws {
    let folder = MemoryFolder([
      "b/1.json5": Self.good, "a/1.json5": Self.good, "b/c/1.json5": Self.good,
      "top.json5": Self.good, "b/2.json5": Self.good,
    ])
    _ = LabRun("run", "b", "a", "top.json5", "--reporter", "junit=out.xml", in: folder)
    let names = try #require(folder["out.xml"]).matches(of: /testsuite name="([^"]*)" tests="(\d)"/)
    #expect(names.map { "\($0.1) \($0.2)" } == ["b 2", "b/c 1", "a 1", ". 1"])
  }

  @Test func `XML markup is escaped, and forbidden characters are replaced`() throws {
    let title = #"<a> & \"b\" 'c' ]]> \u001B\u0000\n\t\r\uFFFE\uFFFF字😀\u0085"#
    let text = Self.good.replacing("A shop", with: title)
    let folder = MemoryFolder(["s.json5": text])
    _ = LabRun("run", "s.json5", "--reporter", "junit=out.xml", in: folder)
    let name = try #require(folder["out.xml"]?.firstMatch(of: /testcase name="([^"]*)"/))
    #expect(
      name.1
        == "&lt;a&gt; &amp; &quot;b&quot; 'c' ]]&gt; ␛␀&#10;&#9;&#13;\u{FFFD}\u{FFFD}字😀\u{85}")
  }

  @Test func `a text escapes CR, and an attribute CR and LF`() {
    var writer = XMLWriter()
    writer.element("e", ["a": "\r\n"], text: "1\r\n2\t<]]>\u{8}")
    #expect(
      writer.text.hasSuffix("\n<e a=\"&#13;&#10;\">1&#13;\n2\t&lt;]]&gt;␈</e>\n"))
  }
}
