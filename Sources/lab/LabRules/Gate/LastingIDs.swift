import LabImport
import LabKit
import LabLanguage

/// Tells ids that elements keep for life from numbers that are places.
///
/// The source of an id decides, not its form: Interface Builder's ids are `7nt-uS-sOh` or, in files
/// of Xcode 4, `42`. A dump has no ids; its import numbers the children from the root: `0/3/1`.
struct LastingIDs {
  /// The parts of keys that name files of dumps; empty for the only file.
  private let dumps: Set<String>

  /// The ids of imported files.
  init(of app: ImportedApp, _ writer: AppWriter) {
    let others = app.files.filter { !$0.hasLastingIDs }
    dumps = Set(others.map { writer.origin(of: ImportedID(file: $0.name, id: "")).fileOfKey })
  }

  /// The ids of an app file, which may be the import of dumps.
  init(of app: AppDescription) {
    let views = app.classes.flatMap(\.value.views)
    let paths = views.compactMap(\.ties.origin).filter { $0.idInFile.isPath }
    dumps = Set(paths.map(\.fileOfKey))
  }

  /// True for the key of an element whose file has an id for it.
  func contains(_ key: String) -> Bool {
    let id = key.idInFile
    return !id.isEmpty && !(id.isNumbers && dumps.contains(key.fileOfKey))
  }
}

extension ImportedFile {
  /// True if the file has ids that its elements keep for life.
  var hasLastingIDs: Bool { format.hasPrefix("Interface Builder") }
}

extension String {
  /// The id of a key without its file, which may be renamed from version to version.
  var idInFile: String {
    lastIndex(of: "#").map { String(self[index(after: $0)...]) } ?? self
  }

  /// The file in a key; empty for a key of the only file.
  var fileOfKey: String { lastIndex(of: "#").map { String(self[..<$0]) } ?? "" }

  /// True for numbers with slashes between them, as dumps have in place of ids.
  fileprivate var isNumbers: Bool { allSatisfy { $0.isNumber || $0 == "/" } }

  /// True for the numbers of a view below the root of a dump, a form that no id has.
  fileprivate var isPath: Bool { isNumbers && contains("/") }
}
