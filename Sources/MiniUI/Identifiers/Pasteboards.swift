/// The named pasteboards of a device, which every app may read and one app owns (S1.2).
public struct Pasteboards {
  /// What is on each of them, by name.
  private(set) var boards: [String: Board] = [:]

  /// What is on a pasteboard, and whose it is.
  public struct Board: Equatable, Sendable {
    /// The bundle of the app that made the pasteboard.
    public let owner: String
    /// What is on it.
    public let text: String

    /// Takes both as they are.
    public init(owner: String, text: String) {
      self.owner = owner
      self.text = text
    }
  }

  init(_ boards: [String: Board] = [:]) {
    self.boards = boards
  }

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
