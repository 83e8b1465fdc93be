/// The named pasteboards of a device, which every app may read and one app owns (S1.2).
public struct Pasteboards {
  private var boards: [String: Board] = [:]

  private struct Board {
    let owner: String
    let text: String
  }

  init() {}

  /// What is on a pasteboard, if it exists.
  public func text(on name: String) -> String? { boards[name]?.text }

  /// The bundle of the app that made a pasteboard, with which the pasteboard goes.
  public func owner(of name: String) -> String? { boards[name]?.owner }

  /// Puts a text on a pasteboard, which from now on belongs to the app.
  public mutating func put(_ text: String, on name: String, for bundle: String) {
    boards[name] = Board(owner: bundle, text: text)
  }

  /// Removes the pasteboards that belong to an app.
  mutating func removeAll(of bundle: String) {
    boards = boards.filter { $0.value.owner != bundle }
  }

  /// Removes a pasteboard.
  mutating func remove(_ name: String) { boards[name] = nil }
}
