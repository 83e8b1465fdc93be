import Foundation
import LabLanguage
import Testing

@testable import LabCommands
@testable import LabKit

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

  /// Puts the modules together as `.ci/page` does, in the order of their imports.
  @Test func `the generated code is that of the modules`() throws {
    let folder = Repository.root.appending(path: "Sources/lab/LabKit/Report/Page")
    var order: [String] = []
    var texts: [String: String] = [:]
    func visit(_ name: String) throws {
      guard !order.contains(name) else { return }
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let imports = /import [^;]*? from "\.\/([^"]+)";\n/
      for found in text.matches(of: imports) { try visit(String(found.1)) }
      order.append(name)
      texts[name] = text.replacing(imports, with: "")
        .replacing("\nexport ", with: "\n")
    }
    try visit("main.js")
    let body = order.compactMap { texts[$0] }.joined(separator: "\n")
    #expect(
      PageCode.script == "\"use strict\";\n(() => {\n\(body)\nopen();\n})();\n", "run .ci/page")
    let style = try String(contentsOf: folder.appending(path: "page.css"), encoding: .utf8)
    #expect(PageCode.style == style, "run .ci/page")
    let probe = try String(contentsOf: folder.appending(path: "probe.js"), encoding: .utf8)
    #expect(PageCode.probe == probe, "run .ci/page")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(order + ["probe.js"]) == Set(files.filter { $0.hasSuffix(".js") }))
  }

  @Test func `the modules are at most 400 lines long`() throws {
    let folder = Repository.root.appending(path: "Sources/lab/LabKit/Report/Page")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 401, "\(name)")
    }
  }
}
