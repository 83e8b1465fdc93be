import Foundation
import LabLanguage

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The program that parses XML for the lab: reads documents from stdin, writes forms to stdout.
///
/// It is a separate program because the platform's parser loads libraries that the lab starts
/// without. Each document and each ``MarkupForm`` follows its length in four bytes, the highest
/// first. Several documents pass through one process. It ends with its input, so that it never
/// outlives the lab.
@main
enum LabXML {
  static func main() {
    // Reading and writing fail only after the lab has ended, which is the end of this program.
    try? serve()
  }

  private static func serve() throws {
    let (input, output) = (FileHandle.standardInput, FileHandle.standardOutput)
    while let document = try nextDocument(from: input) {
      let form = DocumentReader.form(of: document)
      let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: form.count >> $0) }
      try output.write(contentsOf: Data(length + form))
    }
  }

  /// Returns the next document; nil at the end of the input.
  private static func nextDocument(from input: FileHandle) throws -> Data? {
    let prefix = try data(4, from: input)
    guard prefix.count == 4 else { return nil }
    let length = prefix.reduce(0) { $0 << 8 | Int($1) }
    let content = try data(length, from: input)
    return content.count == length ? content : nil
  }

  /// Reads `count` bytes, or fewer at the end of the input.
  private static func data(_ count: Int, from input: FileHandle) throws -> Data {
    var data = Data()
    while data.count < count,
      let more = try input.read(upToCount: count - data.count), !more.isEmpty
    {
      data += more
    }
    return data
  }
}

private final class DocumentReader: NSObject, XMLParserDelegate {
  private var writer = MarkupFormWriter()
  private var text = ""
  private var (depth, count) = (0, 0)
  private var hasFailed = false

  static func form(of document: Data) -> [UInt8] {
    // In pieces: a document that is handed over as a whole is refused from 10 MB on.
    let parser = XMLParser(stream: InputStream(data: document))
    let reader = DocumentReader()
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    parser.externalEntityResolvingPolicy = .never
    let isParsed = parser.parse()
    // The result alone says nothing: the parser recovers from some errors and returns true.
    if !isParsed { reader.fail(code: 1, parser) }
    return reader.writer.bytes
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard !hasFailed else { return }
    endText()
    (depth, count) = (depth + 1, count + 1)
    guard depth <= MarkupForm.Bounds.depth else { return refuse(.depth, parser) }
    guard count <= MarkupForm.Bounds.elements else { return refuse(.elements, parser) }
    writer.start(name, attributes, line: parser.lineNumber, column: parser.columnNumber)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard !hasFailed else { return }
    endText()
    depth -= 1
    writer.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    fail(code: (error as NSError).code, parser)
  }

  func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
  ) {
    refuse(.entities, parser)
  }

  func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
    systemID: String?
  ) {
    refuse(.entities, parser)
  }

  private func refuse(_ refusal: MarkupForm.Refusal, _ parser: XMLParser) {
    fail(code: refusal.rawValue, parser)
    parser.abortParsing()
  }

  /// Writes the first error only: later ones follow from it.
  private func fail(code: Int, _ parser: XMLParser) {
    guard !hasFailed else { return }
    hasFailed = true
    writer.failure(code: code, line: parser.lineNumber, column: parser.columnNumber)
  }

  private func endText() {
    guard !text.isEmpty else { return }
    defer { text.removeAll(keepingCapacity: true) }
    // XML's white space is at most U+0020; other control characters are errors.
    guard text.utf8.contains(where: { $0 > 0x20 }) else { return }
    writer.text(text)
  }
}
