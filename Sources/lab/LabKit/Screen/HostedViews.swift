import LabLanguage
package import MiniUI
package import Wording

/// The screens that an import made around views of xibs whose controllers no file has.
package struct HostedViews {
  /// The names of the screens' classes, each once.
  private var names: [String] = []

  /// A screen around a view of a xib.
  package struct Screen: Sendable {
    /// The name of its class in the app file.
    let name: String
    /// The file of the view, as origins name it; empty if the app has one file.
    package let file: String

    /// Nil for a view on a screen whose controller a file has.
    package init?(around view: View, in app: AppDescription) {
      // A hook may have given the controller a class of its own.
      let classes = sequence(first: view.nearestController?.isa) { $0?.superclass }
      let names = classes.lazy.compactMap { $0?.name }
      guard let name = names.first(where: { app.description(of: $0) != nil }),
        let file = app.description(of: name)?.hostedFile
      else { return nil }
      (self.name, self.file) = (name, file)
    }
  }

  package init() {}

  /// Notes a screen; nil is not one of them.
  package mutating func note(_ screen: Screen?) {
    if let screen, !names.contains(screen.name) { names.append(screen.name) }
  }

  /// The warning about paths and rules of elements on these screens; nil without any.
  package var warning: Sentence? {
    guard let first = names.first else { return nil }
    let subject: Sentence =
      names.count == 1
      ? "\(first.quoted) shows a view"
      : "\(names.count) screens, such as \(first.quoted), show views"
    return "\(subject) of a xib without its controller, and only the app's code knows on which "
      + "screen; pages and paths there hold within the file alone"
  }
}

extension ClassDescription {
  /// The file of the view that the import made the screen for; nil for a screen of a file.
  ///
  /// The origin of such a screen is that of its view, or of the cell in its list.
  fileprivate var hostedFile: String? {
    guard isScene, let origin, let view = view?.value else { return nil }
    let cells = view.list.map { $0.sections.flatMap(\.value.cells) } ?? []
    guard view.ties.origin == origin || cells.contains(where: { $0.origin == origin }) else {
      return nil
    }
    return origin.lastIndex(of: "#").map { String(origin[..<$0]) } ?? ""
  }
}
