import LabImportSupport
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabSystem

/// Hostile and damaged files of every format, on the command line.
@Suite struct BadImports {
  /// A file of a format.
  private struct Sample: Sendable {
    let name: String
    let bytes: [UInt8]

    var isXML: Bool { bytes.first == UInt8(ascii: "<") && !name.hasSuffix(".txt") }
    var isJSON: Bool { name.hasSuffix(".json") }
  }

  private static func samples() throws -> [Sample] {
    let dumps = DumpFixture.all.map { Sample(name: $0.name, bytes: Array($0.text.utf8)) }
    return try dumps
      + ImportFixture.names.map { Sample(name: $0, bytes: try ImportFixture.bytes($0)) }
  }

  /// An edit of a file that no import may accept.
  private struct Damage: Sendable {
    let name: String
    let apply: @Sendable (Sample) -> [UInt8]?

    init(_ name: String, _ apply: @escaping @Sendable (Sample) -> [UInt8]?) {
      (self.name, self.apply) = (name, apply)
    }

    /// A text before the root element of an XML document, in place of its declaration.
    static func prolog(_ name: String, _ text: String) -> Damage {
      Damage(name) { sample in
        guard sample.isXML else { return nil }
        let rest =
          sample.bytes.starts(with: "<?xml".utf8)
          ? sample.bytes.drop { $0 != UInt8(ascii: "\n") } : sample.bytes[...]
        return Array(text.utf8) + rest
      }
    }

    /// A text in place of the first occurrence of another one.
    static func replacing(_ old: String, by new: String, _ name: String) -> Damage {
      Damage(name) { sample in
        let text = String(decoding: sample.bytes, as: UTF8.self)
        guard text.contains(old) else { return nil }
        return Array(text.replacing(old, with: new, maxReplacements: 1).utf8)
      }
    }
  }

  private static let laughs = """
    <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol1 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
    <!ENTITY lol2 "&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;&lol1;">]>
    """

  private static let damages: [Damage] =
    [
      Damage("empty") { _ in [] }, Damage("blank") { _ in Array(" \n\t".utf8) },
      Damage("NUL") { $0.bytes.prefix(20) + [0] + $0.bytes.dropFirst(20) },
      Damage("not UTF-8") { $0.bytes.prefix(40) + [0xFF] + $0.bytes.dropFirst(40) },
      Damage("UTF-16") { sample in [0xFF, 0xFE] + sample.bytes.flatMap { [$0, 0] } },
      Damage("a scenario") { _ in Array("{ scenario: 'A', steps: [] }".utf8) },
      Damage("a program") { _ in [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] },
      Damage("too large") { $0.bytes + [UInt8](repeating: 0x20, count: 64 << 20) },
      .prolog("billion laughs", laughs), .prolog("after a comment", "<!-- a -->\n" + laughs),
      .prolog("external entity", "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n"),
      .prolog("external type", "<!DOCTYPE a SYSTEM \"http://127.0.0.1/a.dtd\">\n"),
      .prolog("parameter entity", "<!DOCTYPE a [<!ENTITY % x SYSTEM \"file:///etc/passwd\"> %x;]>"),
      .prolog("another encoding", "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n"),
      .prolog("two roots", "<a/>\n"),
      Damage("an entity") { $0.isXML ? replaced(in: $0, "=\"", "=\"&xxe;") : nil },
      Damage("deep XML") { $0.isXML ? nested(250, "<a>", "</a>") : nil },
      Damage("deep JSON") { $0.isJSON ? nested(600, "[", "]") : nil },
      Damage("no end") { $0.isXML || $0.isJSON ? Array($0.bytes.dropLast(12)) : nil },
      Damage("rest") { $0.isJSON ? $0.bytes + Array("{}".utf8) : nil },
      .replacing("version=\"3.0\"", by: "version=\"1.0\"", "an older format"),
      .replacing("version=\"3.0\"", by: "version=\"9.0\"", "a newer format"),
      .replacing("CocoaTouch.Storyboard.XIB", by: "Cocoa.Storyboard.XIB", "macOS"),
      .replacing("CocoaTouch.XIB", by: "Cocoa.XIB", "macOS xib"),
      .replacing("iOS.CocoaTouch", by: "watchKit", "watchOS"),
      .replacing("<document", by: "<archive", "half an archive"),
    ]

  private static func nested(_ depth: Int, _ start: String, _ end: String) -> [UInt8] {
    Array((String(repeating: start, count: depth) + String(repeating: end, count: depth)).utf8)
  }

  private static func replaced(in sample: Sample, _ old: String, _ new: String) -> [UInt8] {
    let text = String(decoding: sample.bytes, as: UTF8.self)
    guard let range = text.ranges(of: old).dropFirst(4).first else { return [] }
    return Array(text.replacingSubrange(range, with: new).utf8)
  }

  @Test func `a damaged file of any format exits 2 with place, reason and remedy`() throws {
    let all = product(try Self.samples(), Self.damages).filter { $1.apply($0) != nil }
    #expect(all.count > 150)
    for (sample, damage) in TestSpace("BadImports", all).covering({ $0.0.name }, { $0.1.name }) {
      try check(sample.name, damage.apply(sample) ?? [], damage.name)
    }
  }

  private func check(_ name: String, _ bytes: [UInt8], _ damage: String) throws {
    let folder = MemoryFolder([:])
    try folder.write(bytes, to: name)
    let run = LabRun("import", name, "--app", "a.json5", "--scenario", "v.json5", in: folder)
    let message = run.messages
    #expect(run.code == .invalid, "\(damage) \(name): \(run.code)")
    #expect(run.output == "", "\(damage) \(name)")
    #expect(message.hasPrefix("\(name):"), "\(damage) \(name): \(message.prefix(200))")
    #expect(message.contains("; "), "\(damage) \(name): \(message.prefix(200))")
    #expect(!message.contains("root:"), "\(damage) \(name)")
    #expect(Set(folder.files.keys) == [name], "\(damage) \(name)")
  }

  private static let names = [
    "../../x", "/etc/x", "..\\x", "~/x", "a/b", "con", "x\u{0}y", "$(x)", "{x}",
  ]

  /// Names in a file that look like places outside of the output.
  @Test(arguments: TestSpace("BadImports", names).some(2))
  func `no name in a file leads to a file outside of the output`(_ name: String) throws {
    for sample in try Self.samples() where !sample.isXML || !name.contains("\u{0}") {
      let text = String(decoding: sample.bytes, as: UTF8.self)
      let names = ["OrderViewController", "customClass=\"", "storyboardIdentifier=\"", "Order"]
      guard let old = names.first(where: text.contains) else { continue }
      let new = old.hasSuffix("\"") ? old + name : name
      let folder = MemoryFolder([sample.name: text.replacing(old, with: new)])
      let run = LabRun(
        "import", sample.name, "--app", "a.json5", "--scenario", "v.json5", in: folder)
      #expect(run.code == .held || run.code == .invalid, "\(sample.name) \(run.messages)")
      #expect(
        Set(folder.files.keys).isSubset(
          of: [sample.name, "a.json5", "v.json5", "v.roots.json5"]), "\(sample.name)")
    }
  }
}

extension String {
  fileprivate func replacingSubrange(_ range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
