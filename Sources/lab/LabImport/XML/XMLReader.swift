package import LabLanguage
import LabSystem

/// Reads XML documents, within stated bounds and without entities of their own.
///
/// The bounds are ``MarkupForm/Bounds``: 64 MiB, 200 levels, a million elements, 9 MiB per tag.
package struct XMLReader {
  private let program: XMLProgram

  /// A reader whose documents share one process of `lab-xml`.
  package init(_ program: XMLProgram = XMLProgram()) {
    self.program = program
  }

  package func root(of file: SourceFile) throws(ImportError) -> MarkupElement {
    if let mistake = XMLProlog.mistake(in: file.bytes) {
      throw ImportError([SourceError(mistake, in: file)])
    }
    let form: MarkupForm
    do throws(HostError) {
      form = try program.form(of: file.bytes)
    } catch {
      throw ImportError([
        SourceError(
          file: file.name, message: "cannot be parsed without lab-xml: \(error.reason)",
          remedy: "put the program lab-xml beside lab: swift build builds both")
      ])
    }
    switch form {
    case .document(let root): return root
    case .failure(let code, let line, let column):
      let offset = Self.offset(line: line, column: column, in: file.bytes)
      throw ImportError([SourceError(XMLFault.mistake(code, at: offset, in: file), in: file)])
    }
  }

  /// Returns true if the content starts like XML: with a tag, after white space.
  package static func isXML(_ bytes: [UInt8]) -> Bool {
    XMLProlog.start(of: bytes).first == UInt8(ascii: "<")
  }

  /// Returns the offset of a byte by its line and its column in bytes, as libxml2 counts them.
  static func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes.firstPlace(of: UInt8(ascii: "\n"), from: start) else { break }
      start = end + 1
    }
    let end = bytes.firstPlace(of: UInt8(ascii: "\n"), from: start) ?? bytes.count
    return min(start + max(0, column - 1), end)
  }
}

/// The part of a document before its root element: the declaration, comments, instructions.
enum XMLProlog {
  /// Returns the reason against parsing a document, if its length or its prolog has one.
  static func mistake(in bytes: [UInt8]) -> Mistake? {
    guard bytes.count <= MarkupForm.Bounds.bytes else {
      return Mistake(
        "the file has more than \(MarkupForm.Bounds.bytes / 1_048_576) MiB", at: 0,
        remedy: "split it, or leave out what is not needed")
    }
    return encoding(in: bytes) ?? declaration(in: bytes) ?? XMLMarkup.mistake(in: bytes)
  }

  /// The content after a byte order mark and white space.
  static func start(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return content.drop(while: isSpace)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Another encoding could hide a declaration from the search below.
  private static func encoding(in bytes: [UInt8]) -> Mistake? {
    let content = start(of: bytes)
    guard content.starts(with: "<?xml".utf8) else { return nil }
    let end = content.firstRange(of: "?>".utf8)?.lowerBound ?? content.endIndex
    let text = String(decoding: content[..<end], as: UTF8.self)
    guard let key = text.firstRange(of: "encoding") else { return nil }
    let value = text[key.upperBound...].drop { " =\t\r\n".contains($0) }.dropFirst()
    let name = value.prefix { $0 != "\"" && $0 != "'" }
    guard !["utf-8", "us-ascii"].contains(name.lowercased()) else { return nil }
    return Mistake(
      "the encoding \(String(name).brief) is not UTF-8", at: content.startIndex,
      remedy: "save the file as UTF-8")
  }

  /// A document type declaration may stand only before the root element.
  private static func declaration(in bytes: [UInt8]) -> Mistake? {
    var rest = start(of: bytes)
    while rest.starts(with: "<?".utf8) || rest.starts(with: "<!--".utf8) {
      let end = rest.starts(with: "<?".utf8) ? "?>" : "-->"
      guard let range = rest.firstRange(of: end.utf8) else { return nil }
      rest = rest[range.upperBound...].drop(while: isSpace)
    }
    guard rest.starts(with: "<!".utf8) else { return nil }
    return Mistake(
      "a document type declaration is refused, because it can define entities",
      at: rest.startIndex, remedy: "remove the declaration and the entities")
  }
}
