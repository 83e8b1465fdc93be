package import LabLanguage

/// A format that the lab imports.
///
/// A format is one folder and one row in the list of formats.
package protocol ImportFormat: Sendable {
  /// The name in messages: `Interface Builder`.
  var name: String { get }
  /// Returns true if the content is of this format; the file's name does not count.
  func recognises(_ document: ImportDocument) -> Bool
  /// Returns the app of documents of this format, which were given together.
  func app(
    from documents: [ImportDocument], _ classes: SimulatedClasses
  ) throws(ImportError) -> ImportedApp
}

/// A file with its content parsed as far as the syntax goes.
package struct ImportDocument: Sendable {
  package var file: SourceFile
  package var content: Content

  package init(file: SourceFile, content: Content) {
    (self.file, self.content) = (file, content)
  }

  /// The content of a file by its syntax.
  package enum Content: Sendable {
    case xml(MarkupElement)
    case json(Node)
    case text
  }

  package var root: MarkupElement? {
    if case .xml(let root) = content { root } else { nil }
  }
}

/// The mistakes because of which files were not imported: place, reason, remedy.
package struct ImportError: Error, Equatable, Sendable {
  /// The mistakes in the order of the files.
  package var mistakes: [SourceError]

  package init(_ mistakes: [SourceError]) {
    self.mistakes = mistakes
  }
}
