import LabLanguage
import LabSystem

/// Storyboards and xibs of UIKit apps, document formats 2.0 and 3.0.
package struct InterfaceBuilderFormat: ImportFormat {
  package let name = "Interface Builder"

  package init() {}

  /// Returns true for Interface Builder's root elements, also for variants that are refused.
  package func recognises(_ document: ImportDocument) -> Bool {
    guard let root = document.root else { return false }
    return root.name == "archive" || root.name == "document" && root["type"] != nil
  }

  package func app(
    from documents: [ImportDocument], _ classes: SimulatedClasses
  ) throws(ImportError) -> ImportedApp {
    let mistakes = documents.compactMap(IBRefusal.mistake)
    guard mistakes.isEmpty else { throw ImportError(mistakes) }
    // Two threads: the counts and tables of a document depend on no other one.
    let read = Threads(count: 2) { number in
      documents[number].root.map { IBDocument(file: documents[number].file.name, root: $0) }
    }.results(documents.count)
    let app = IBAssembly(documents: read.compactMap(\.self), classes: classes).app
    guard app.controllers.isEmpty, let first = documents.first else { return app }
    let isLaunchScreen = app.notes.contains { $0.reason == .launchScreen }
    throw ImportError([
      SourceError(
        file: first.file.name,
        message: isLaunchScreen ? "is a launch screen, which runs no code" : "has no screen",
        remedy: "give a storyboard or xib with a controller or a view")
    ])
  }
}

/// The reasons against documents that look like Interface Builder's but cannot be imported.
enum IBRefusal {
  /// Returns the mistake of a document, if it cannot be imported.
  static func mistake(in document: ImportDocument) -> SourceError? {
    guard let root = document.root, let (message, remedy) = reason(against: root) else {
      return nil
    }
    let offset = XMLReader.offset(line: root.line, column: 1, in: document.file.bytes)
    return SourceError(Mistake(message, at: offset, remedy: remedy), in: document.file)
  }

  private static func reason(against root: MarkupElement) -> (String, String)? {
    if root.name == "archive" {
      return (
        "the archive format of Xcode 4 and older is not read",
        "open the file with Xcode 5 or later and save it, which converts it"
      )
    }
    let (type, runtime) = (root["type"] ?? "", root["targetRuntime"] ?? "iOS.CocoaTouch")
    if type.contains("WatchKit") || runtime.contains("watchKit") || runtime.contains("WatchKit") {
      return ("the file is for watchOS, which has no UIKit views", "give a file of the iOS app")
    }
    let isOfUIKit = ["CocoaTouch", "AppleTV"].contains(where: type.contains)
    if !isOfUIKit || runtime.hasPrefix("MacOSX") {
      return ("the file is for macOS, not for UIKit", "give a file of the iOS app")
    }
    let version = root["version"] ?? "3.0"
    guard !["2", "3"].contains(version.prefix(1)) else { return nil }
    return (
      "the document format \(version.quoted) is unknown; 2.0 and 3.0 are read",
      (Double(version) ?? 4) < 2
        ? "open the file with Xcode 5 or later and save it, which converts it"
        : "save the file for an older Xcode in its file inspector"
    )
  }
}
