import Foundation
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabReport

/// The page of a report as a file; a browser tests its behaviour (`.ci/browser`).
@Suite struct ReportPages {
  private static func page(title: String = "A shop") -> String? {
    let text = Shop.scenario(steps: "{ launch: {} },")
      .replacing("\"A shop\"", with: PrintedJSON.text(title).text())
    let folder = MemoryFolder(["s.json5": text])
    _ = LabRun("report", "s.json5", "--out", "page.html", in: folder)
    return folder["page.html"]
  }

  @Test func `lab report runs scenarios and writes a page`() throws {
    let folder = MemoryFolder(["s.json5": Shop.scenario(steps: "{ launch: {} },")])
    let run = LabRun("report", "s.json5", "--out", "page.html", in: folder)
    #expect(run == LabRun("run", "s.json5", in: folder))
    #expect(folder["page.html"]?.hasPrefix("<!DOCTYPE html>") == true)
    let output = LabRun("report", "s.json5", "--out", "-", in: folder)
    #expect(output.output == folder["page.html"])
  }

  @Test func `the page is the same from several threads`() {
    let steps = "{ launch: {} }, { tap: '#buy' }, { tap: '#share' },"
    let folder = MemoryFolder([
      "a.json5": Shop.scenario(steps: steps), "b.json5": Shop.scenario(steps: "{ launch: {} },"),
      "c.json5": Shop.scenario(steps: steps),
    ])
    let pages = ["1", "3"].map { jobs in
      LabRun("report", "a.json5", "b.json5", "c.json5", "-j", jobs, "--out", "-", in: folder).output
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0].contains("b.json5"))
  }

  @Test func `a report needs a file`() {
    #expect(
      LabRun("report", "s.json5")
        == LabRun(misusing: "report", "report needs a file; write --out FILE"))
    let folder = MemoryFolder(["s.json5": Shop.scenario(steps: "{ launch: {} },")])
    #expect(
      LabRun("run", "s.json5", "--reporter", "html", in: folder)
        == LabRun(misusing: "run", "html needs a file; write html=FILE"))
  }

  @Test func `the policy of the page allows its own script and style only`() throws {
    let page = try #require(Self.page())
    let policy = try #require(page.firstMatch(of: /Security-Policy" content="([^"]*)"/)?.1)
    #expect(
      policy == "default-src 'none'; script-src '\(PageCode.scriptHash)'; style-src "
        + "'\(PageCode.styleHash)'; base-uri 'none'; form-action 'none'; "
        + "require-trusted-types-for 'script'")
    let addresses = page.matches(of: /https?:\/\/[^"]*/).map { String($0.output) }
    #expect(Set(addresses) == ["http://www.w3.org/2000/svg"])
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "<img src=x onerror=alert(1)>",
    "]]>\u{2028}\u{2029}\u{0}\u{1B}[31m", "&lt;b&gt;\"'`${alert(1)}", "\u{202E}</title>",
  ])
  func `a text of a scenario does not become markup`(_ title: String) throws {
    let plain = try #require(Self.page())
    let page = try #require(Self.page(title: title))
    let tag = /<[a-zA-Z!\/]/
    #expect(page.matches(of: tag).count == plain.matches(of: tag).count)
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
  }

  @Test(arguments: [
    ("a\u{1B}[31m\u{0}\u{7F}", "a\u{241B}[31m\u{2400}\u{2421}"),
    ("\u{202E}evil\u{2066}\u{AD}\u{FEFF}\u{200B}", "\u{FFFD}evil\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("<\u{301}b>", "&lt;\u{301}b&gt;"), ("👩‍👧 שלום", "👩‍👧 שלום"),
  ])
  func `a browser without scripts shows characters that cannot be seen`(
    _ title: String, _ shown: String
  ) throws {
    let page = try #require(Self.page(title: title))
    let table = try #require(page.firstMatch(of: /(?s)<noscript>(.*)<\/noscript>/)?.1)
    #expect(table.unicodeScalars.contains(Array("<td>\(shown)</td>".unicodeScalars)))
  }

  @Test func `the script is its modules without imports and exports`() {
    let modules = [
      "// One.\nexport const one = 1;\n",
      "import { one } from \"./one.js\";\nimport {\n  two } from \"./two.js\";\nopen(one);\n",
      "const words = `\nimport FILE\nexport RULES\n`;\n",
    ]
    #expect(
      PageCode.bundle(modules)
        == "\"use strict\";\n(() => {\n// One.\nconst one = 1;\n\nopen(one);\n\n"
        + "const words = `\nimport FILE\nexport RULES\n`;\n\nopen();\n})();\n")
  }

  @Test(arguments: [
    ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
    (String(repeating: "a", count: 55), "n0OQ+NMMLdkuyfCVtl4rmumwqSWlJY4kHJ8ekQ9zQxg="),
    (String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="),
    (String(repeating: "x", count: 64), "fOEAlx9k5wAej+WlGXPs3+HO1Cvv5+6NX9YhlQa1OTw="),
    (String(repeating: "é", count: 100), "9C7Ejh5LSH5ZDgs9TlhDfIMn76hV12lwn0lCpPc6frY="),
  ])
  func `a hash of the policy is the text's SHA-256 in base64`(_ text: String, _ hash: String) {
    #expect(SHA256.base64(of: text) == hash)
  }
}
