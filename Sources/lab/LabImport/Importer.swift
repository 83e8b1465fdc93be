package import LabLanguage
package import LabSystem

/// The import of files: finds the format from the content and reads the files together.
package struct Importer {
  /// The formats, in the order in which they are tried.
  package static let formats: [any ImportFormat] = [
    InterfaceBuilderFormat(), SentryDump(), CalabashDump(), WDADump(), DetoxDump(),
    RecursiveDescription(),
    ControllerHierarchy(), DebugDescription(), IdbDump(), MaestroDump(),
  ]

  /// The greatest size of a file.
  static let maximumBytes = 64 << 20
  /// The greatest nesting of JSON, which has two levels per view.
  static let maximumDepth = 2 * DumpBounds.depth

  /// The number of threads that read files, each with a parser: parsing takes the most time.
  private static let threads = 2

  private let classes: SimulatedClasses

  /// An importer of apps whose views have these classes, or inherit from them.
  package init(_ classes: SimulatedClasses) {
    self.classes = classes
  }

  /// Returns the app of files, which have one format.
  package func app(of files: [(name: String, bytes: [UInt8])]) throws(LabError) -> ImportedApp {
    var others: [SourceError]?
    return try app(of: files, leavingOut: &others)
  }

  /// Returns the app of a folder's files, without those of other platforms and old formats.
  ///
  /// The reasons against files that are left out go into `others`. With nil they are thrown, as
  /// they are if no file stays.
  package func app(
    of files: [(name: String, bytes: [UInt8])], leavingOut others: inout [SourceError]?
  ) throws(LabError) -> ImportedApp {
    do throws(ImportError) {
      var documents = try Self.documents(of: files)
      if others != nil {
        let mistakes = documents.map(IBRefusal.mistake)
        let readable = zip(documents, mistakes).filter { $1 == nil }.map(\.0)
        if !readable.isEmpty { (documents, others) = (readable, mistakes.compactMap(\.self)) }
      }
      let format = try format(of: documents)
      let app = try format.app(from: documents, classes)
      var views = 0
      for controller in app.controllers { controller.visitNodes { _ in views += 1 } }
      guard views <= DumpBounds.views else { throw Self.tooManyViews(in: documents) }
      return app
    } catch {
      throw .invalid(error.mistakes)
    }
  }

  private static func tooManyViews(in documents: [ImportDocument]) -> ImportError {
    ImportError([
      SourceError(
        file: documents.first?.file.name ?? "", message: "more than \(DumpBounds.views) views",
        remedy: "import fewer files at once")
    ])
  }

  // MARK: Documents

  /// Reads the files; throws the error of the first one that has any.
  private static func documents(
    of files: [(name: String, bytes: [UInt8])]
  ) throws(ImportError) -> [ImportDocument] {
    let shares = shares(of: files.map(\.bytes.count))
    let results = Threads(count: shares.count) { share in
      let reader = XMLReader()
      return shares[share].map { number in
        let file = files[number]
        return (number, Result { () throws(ImportError) in try document(of: file, reader) })
      }
    }.results(shares.count)
    var documents: [ImportDocument] = []
    for (_, result) in results.joined().sorted(by: { $0.0 < $1.0 }) {
      documents.append(try result.get())
    }
    return documents
  }

  /// Divides files among threads, so that each thread has about as many bytes.
  private static func shares(of sizes: [Int]) -> [[Int]] {
    let none = (bytes: 0, files: [Int]())
    var shares = Array(repeating: none, count: min(threads, max(1, sizes.count)))
    for file in sizes.indices.sorted(by: { sizes[$0] > sizes[$1] }) {
      let lightest = shares.indices.min { shares[$0].bytes < shares[$1].bytes } ?? 0
      shares[lightest].bytes += sizes[file]
      shares[lightest].files.append(file)
    }
    return shares.map(\.files)
  }

  /// Reads a file; of a server's answer, the value counts, and lines are those of its text.
  private static func document(
    of source: (name: String, bytes: [UInt8]), _ xml: XMLReader
  ) throws(ImportError) -> ImportDocument {
    let document = try parsed(source.name, source.bytes, xml)
    guard case .json(let root) = document.content, let answer = root.answer else {
      return document
    }
    guard let text = answer.filledText else {
      return ImportDocument(file: document.file, content: .json(answer))
    }
    return try self.document(of: (source.name, Array(text.utf8)), xml)
  }

  private static func parsed(
    _ name: String, _ bytes: [UInt8], _ xml: XMLReader
  ) throws(ImportError) -> ImportDocument {
    guard bytes.count <= maximumBytes else {
      throw ImportError([
        SourceError(
          file: name, message: "more than \(maximumBytes >> 20) MiB", remedy: "split the file")
      ])
    }
    if let form = CompiledForm(of: bytes) { throw form.refusal(of: name) }
    do throws(SourceError) {
      let file = try SourceFile(name: name, bytes: FrameMask.replaced(in: bytes) ?? bytes)
      if let offset = bytes.firstIndex(of: 0) {
        throw SourceError(Mistake("expected text, found U+0000", at: offset), in: file)
      }
      switch DocumentSyntax(of: file) {
      case .json: return ImportDocument(file: file, content: .json(try value(of: file)))
      case .text: return ImportDocument(file: file, content: .text)
      case .xml: return try xmlDocument(file, xml)
      }
    } catch {
      throw ImportError([
        error.remedied(by: "the file is damaged or not the whole one: get it again")
      ])
    }
  }

  /// Parses JSON; a mistake at the end means that the file is not the whole one.
  private static func value(of file: SourceFile) throws(SourceError) -> Node {
    do throws(SourceError) {
      return try JSON5.parse(file, depth: maximumDepth)
    } catch {
      guard error.position == file.position(at: file.endOfContent) else { throw error }
      throw SourceError(
        Mistake(
          error.headline, at: file.endOfContent,
          remedy: "the file is cut off: get the whole file"), in: file)
    }
  }

  private static func xmlDocument(
    _ file: SourceFile, _ xml: XMLReader
  ) throws(SourceError) -> ImportDocument {
    do throws(ImportError) {
      return ImportDocument(file: file, content: .xml(try xml.root(of: file)))
    } catch {
      throw error.mistakes.first ?? SourceError(file: file.name, message: "cannot be parsed")
    }
  }

  // MARK: Formats

  private func format(of documents: [ImportDocument]) throws(ImportError) -> any ImportFormat {
    var found: (format: any ImportFormat, file: String)?
    for document in documents {
      guard let format = Self.formats.first(where: { $0.recognises(document) }) else {
        throw Self.unknownFormat(of: document)
      }
      if let found, found.format.name != format.name {
        throw ImportError([
          SourceError(
            file: document.file.name,
            message: "has the format \(format.name), but \(found.file) has \(found.format.name)",
            remedy: "import the files of each format on their own")
        ])
      }
      found = (format, document.file.name)
    }
    guard let found else { throw ImportError([]) }
    return found.format
  }

  private static func unknownFormat(of document: ImportDocument) -> ImportError {
    let names = formats.map(\.name).joined("or")
    return document.file.refusal(
      "the format is unknown", at: 0, remedy: "give a file of \(names)")
  }
}

/// A form of files that tools write for machines, by its first bytes.
private enum CompiledForm: String, CaseIterable {
  case propertyList = "bplist"
  case nib = "NIBArchive"

  init?(of bytes: [UInt8]) {
    guard let form = Self.allCases.first(where: { bytes.starts(with: $0.rawValue.utf8) }) else {
      return nil
    }
    self = form
  }

  func refusal(of file: String) -> ImportError {
    let noun = self == .nib ? "a compiled nib" : "a binary property list, such as a compiled nib"
    return ImportError([
      SourceError(
        file: file, message: "is \(noun), which is not read",
        remedy: "give the .storyboard or .xib file from which it was made")
    ])
  }
}

/// The syntax of a file, from its first characters.
private enum DocumentSyntax {
  case xml, json, text

  /// A debugger's text begins with `<` too, but with an address or a state after the class.
  init(of file: SourceFile) {
    let start = file.bytes.firstIndex { !" \t\r\n".utf8.contains($0) } ?? 0
    let line =
      file.text(in: start..<min(file.bytes.count, start + 200))
      .split(separator: "\n").first ?? ""
    switch file.bytes.dropFirst(start).first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): self = .json
    default:
      let isDebugger = line.contains(": 0x") || line.contains(", state: ")
      self = XMLReader.isXML(file.bytes) && !isDebugger ? .xml : .text
    }
  }
}
