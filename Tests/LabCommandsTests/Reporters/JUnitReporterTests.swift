import TestSupport
import Testing

@testable import LabLanguage
@testable import LabReport
@testable import LabSystem

@Suite struct JUnitReports {
  private static let good = Shop.scenario(steps: "    { launch: {} },\n    { wait: '1s' },")
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
