import LabImport
import LabLanguage
package import MiniUI

/// The description in an app file that a view was made from, for comparisons of versions.
///
/// It is kept only if ``ScriptLog/keepsSources`` is true. No rule, scheme or code of an app reads
/// it.
package final class ViewSource {
  /// The identity of the view among those of the file: its `origin`, or its place in the file.
  package let key: String
  /// The `origin`; nil for a view that only its place in the file identifies.
  package let origin: String?
  /// The offset in the file.
  package let offset: Int
  /// The names of the instance variables that hold the view.
  package let outlets: [String]
  /// The selectors of its actions and recognisers, without those of segues.
  package let actions: [String]

  private static let association = AssociationKey("lab.viewSource")

  init(_ description: Located<ViewDescription>) {
    let (view, offset) = (description.value, description.range.lowerBound)
    origin = view.ties.origin
    (key, self.offset) = (origin ?? "@\(offset)", offset)
    outlets = view.ties.outlets + view.ties.cellOutlets
    let sent = view.actions.flatMap(\.value) + view.gestures.flatMap(\.value.actions)
    actions = Set(sent.map(\.action.value)).filter { !GeneratedMethod.isName($0) }.sorted()
  }

  /// The description of a cell; prototype cells of one origin are one element.
  init(_ cell: ListDescription.Cell, at path: CellPath, in list: ViewSource) {
    origin = cell.origin
    key = origin ?? "\(list.key)/\(path.section):\(path.row)"
    offset = cell.className?.range.lowerBound ?? list.offset
    outlets = []
    actions = [cell.selection, cell.accessory].compactMap { $0?.value }
      .filter { !GeneratedMethod.isName($0) }
  }

  /// The description of a section's header or footer.
  fileprivate init(
    _ part: ListDescription.Cell, _ kind: String, at path: CellPath, in list: ViewSource
  ) {
    origin = part.origin
    key = origin ?? "\(list.key)/\(kind) \(path.section)"
    offset = part.className?.range.lowerBound ?? list.offset
    (outlets, actions) = ([], [])
  }

  /// Returns the source of a view; nil for views that the system or code makes.
  package static func of(_ view: View) -> ViewSource? {
    view.associated(association) as? ViewSource
  }

  func attach(to view: View) { view.setAssociated(self, for: Self.association) }
}

extension ScriptLog {
  func noteSource(of view: View, _ description: Located<ViewDescription>) {
    if keepsSources { ViewSource(description).attach(to: view) }
  }

  /// Attaches the description to a cell; a reused cell gets its present one.
  func noteSource(
    of cell: View, _ description: ListDescription.Cell, at path: CellPath, in list: View
  ) {
    guard keepsSources, let outer = ViewSource.of(list) else { return }
    ViewSource(description, at: path, in: outer).attach(to: cell)
  }

  /// Attaches the description to a section's header or footer.
  func noteSource(
    ofSection view: View, _ part: ListDescription.Cell, _ kind: String, at path: CellPath,
    in list: View
  ) {
    guard keepsSources, let outer = ViewSource.of(list) else { return }
    ViewSource(part, kind, at: path, in: outer).attach(to: view)
  }
}
