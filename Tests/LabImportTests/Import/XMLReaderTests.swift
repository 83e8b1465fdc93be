import Foundation
import LabLanguage
import LabLanguageSupport
import TestSupport
import Testing
@testable import LabImport

/// XML documents, which the program `lab-xml` parses.
@Suite struct XMLReading {
  private let reader = XMLReader()

  private func root(of text: String) throws -> MarkupElement {
    try reader.root(of: SourceFile(name: "a.xml", bytes: Array(text.utf8)))
  }

  /// Returns the messages for a document that is refused.
  private func complaints(about text: String) throws -> [String] {
    let file = try SourceFile(name: "a.xml", bytes: Array(text.utf8))
    do throws(ImportError) {
      _ = try reader.root(of: file)
      return []
    } catch {
      return error.mistakes.map(\.firstLine)
    }
  }

  @Test func `lab-xml is installed beside the lab`() {
    #expect(XMLProgram.path.hasSuffix("/lab-xml"))
    #expect(FileManager.default.isExecutableFile(atPath: XMLProgram.path))
  }

  @Test func `elements have attributes, texts and places`() throws {
    let root = try root(
      of: """
        <?xml version="1.0"?>
        <a b="1" c="&lt;&#228;">
          <d>x<![CDATA[<y>]]></d><e/>
        </a>
        """)
    #expect(root.name == "a")
    #expect(root.attributes == ["b": "1", "c": "<ä"])
    #expect(root.children.map(\.name) == ["d", "e"])
    #expect(root.children.map(\.text) == ["x<y>", ""])
    #expect([root.line] + root.children.map(\.line) == [2, 3, 3])
    #expect(root.text == "")
  }

  @Test func `several documents pass through one program`() throws {
    let roots = try (1...50).map { try root(of: "<n\($0)/>") }
    #expect(roots.map(\.name) == (1...50).map { "n\($0)" })
    #expect(try complaints(about: "<a>").count == 1)
    #expect(try root(of: "<after/>").name == "after")
  }

  @Test(arguments: [
    ("<a>\n<b c=\"1\"", "2:9: the document ends before its root element is closed"),
    ("<a>\n  <b>\n  </b>\n", "3:7: the document ends before its root element is closed"),
    ("<a><b></a>", "1:11: the end tag does not match the start tag"),
    ("<a/><b/>", "1:5: expected the end of the document after its root element"),
    ("<a>&foo;</a>", "1:9: the entity is not defined"),
    ("<a b=1/>", "1:6: expected a quoted value for the attribute"),
    ("<a b=\"1\" b=\"2\"/>", "1:15: the tag has this attribute twice"),
    ("hello", "1:1: expected a start tag"), ("<a>\u{1}</a>", "1:4: the character is not allowed"),
  ])
  func `a malformed document is refused with place, reason and remedy`(
    _ text: String, _ start: String
  ) throws {
    let complaints = try complaints(about: text)
    #expect(complaints.count == 1)
    #expect(complaints.allSatisfy { $0.hasPrefix("a.xml:\(start)") && $0.contains("; ") })
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>",
    """
    <?xml version="1.0"?>
    <!-- > --><?x ?>
    <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
    <!ENTITY lol3 "&lol2;&lol2;&lol2;&lol2;&lol2;&lol2;&lol2;">]><lolz>&lol3;</lolz>
    """, "\u{FEFF} <!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><a>&x;</a>",
  ])
  func `a document type declaration is refused before parsing`(_ text: String) throws {
    let complaints = try complaints(about: text)
    #expect(complaints.count == 1)
    #expect(complaints.allSatisfy { $0.contains("a document type declaration is refused") })
  }

  @Test(arguments: ["UTF-7", "UTF-16", "ISO-8859-1", "EBCDIC-CP-US"])
  func `an encoding that could hide a declaration is refused`(_ name: String) throws {
    let text = "<?xml version='1.0' encoding='\(name)'?><a/>"
    #expect(
      try complaints(about: text) == [
        "a.xml:1:1: the encoding \(name) is not UTF-8; save the file as UTF-8"
      ])
  }

  @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"])
  func `a compatible encoding is accepted`(_ name: String) throws {
    #expect(try root(of: "<?xml version=\"1.0\" encoding = \"\(name)\"?><a/>").name == "a")
  }

  @Test func `the depth is bounded`() throws {
    let nested = { (depth: Int) in
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(try root(of: nested(MarkupForm.Bounds.depth)).everything.count == 200)
    let complaints = try complaints(about: nested(MarkupForm.Bounds.depth + 1))
    #expect(complaints.count == 1)
    #expect(complaints.allSatisfy { $0.contains("the elements nest more than 200 levels deep") })
  }

  @Test func `the size is bounded`() throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: MarkupForm.Bounds.bytes)
    #expect(XMLProlog.mistake(in: bytes) == nil)
    #expect(
      XMLProlog.mistake(in: bytes + [UInt8(ascii: " ")])?.message
        == "the file has more than 64 MiB")
  }

  /// More than the 10 MB that the parser reads of a document at once.
  private static let long = String(repeating: "words ", count: 1_800_000)

  /// The first bytes of the long text; counting its characters takes longer than parsing them.
  private static func start(_ count: Int) -> String {
    String(decoding: long.utf8.prefix(count), as: UTF8.self)
  }

  @Test func `a long text and a long document are read whole`() throws {
    #expect(try root(of: "<a>\(Self.long)</a>").text == Self.long)
    let part = "<b c=\"\(Self.start(1_000_000))\"/>"
    let document = "<a>" + String(repeating: part, count: 12) + "</a>"
    #expect(
      try root(of: document).children.map { $0["c"]?.utf8.count }
        == Array(repeating: 1_000_000, count: 12))
  }

  @Test func `a long document that is cut off is refused as cut off`() throws {
    let complaints = try complaints(about: "<a><b/>\(Self.long)")
    #expect(complaints.count == 1)
    #expect(complaints.allSatisfy { $0.contains("the file is cut off: get the whole file") })
  }

  private static let marks = [
    ("<b c=\"", "\"/>"), ("<b c='>", "'/>"), ("<b c=\"'>", "\"/>"), ("<!-- < ", "-->"),
    ("<![CDATA[", "]]>"), ("<?x ", "?>"),
  ]

  @Test(arguments: TestSpace("XMLReading", marks).some(1))
  func `a tag, a comment or a section above the bound is refused with the bound`(
    _ start: String, _ end: String
  ) throws {
    let complaints = try complaints(about: "<a>\n \(start)\(Self.long)\(end)</a>")
    #expect(
      complaints == [
        "a.xml:2:2: the tag, comment or section has more than 9 MiB; shorten it, or move a long "
          + "attribute's value to a text between tags"
      ])
    let below = Self.start(MarkupForm.Bounds.markup - start.count - end.count)
    #expect(try root(of: "<a>\(start)\(below)\(end)</a>").name == "a")
  }

  @Test func `a missing program is reported with the remedy`() throws {
    let file = try SourceFile(name: "a.xml", bytes: Array("<a/>".utf8))
    let reader = XMLReader(XMLProgram(at: "/nowhere/lab-xml"))
    let error = #expect(throws: ImportError.self) { try reader.root(of: file) }
    #expect(
      error?.mistakes.map(\.description) == [
        "a.xml: cannot be parsed without lab-xml: /nowhere/lab-xml could not be started; "
          + "put the program lab-xml beside lab: swift build builds both"
      ])
  }
}

/// The form in which `lab-xml` answers.
@Suite struct MarkupForms {
  private static let bytes: [UInt8] = {
    var writer = MarkupFormWriter()
    writer.start("a", ["b": "1", "a": "ü"], line: 1, column: 300)
    writer.text("t")
    writer.start("a", [:], line: 20_000, column: 1)
    writer.end()
    writer.end()
    return writer.bytes
  }()

  @Test func `a written form is read back`() {
    var root = MarkupElement("a", ["a": "ü", "b": "1"], line: 1, column: 300)
    root.text = "t"
    root.children = [MarkupElement("a", line: 20_000, column: 1)]
    #expect(MarkupForm(Self.bytes) == .document(root))
  }

  @Test func `no truncated form is read`() {
    for count in Self.bytes.indices { #expect(MarkupForm(Array(Self.bytes.prefix(count))) == nil) }
  }

  @Test func `no byte sequence traps the reader`() {
    for position in Self.bytes.indices {
      for byte in UInt8.min...UInt8.max {
        var bytes = Self.bytes
        bytes[position] = byte
        _ = MarkupForm(bytes)
      }
    }
  }
}
