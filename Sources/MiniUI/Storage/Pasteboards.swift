/// The named pasteboards of a device; every app can read them, one app owns each (S1.2).
public struct Pasteboards {
  private(set) var boards: [String: Board] = [:]

  /// The content and the owner of a pasteboard.
  public struct Board: Equatable, Sendable {
    /// The bundle identifier of the app that made the pasteboard.
    public let owner: String
    /// The text on the pasteboard.
    public let text: String

    /// Makes a pasteboard.
    public init(owner: String, text: String) {
      self.owner = owner
      self.text = text
    }
  }

  init(_ boards: [String: Board] = [:]) {
    self.boards = boards
  }

  /// Returns the text on a pasteboard; nil if it does not exist.
  public func text(on name: String) -> String? { boards[name]?.text }

  /// Returns the bundle identifier of a pasteboard's owner, with which it is removed.
  public func owner(of name: String) -> String? { boards[name]?.owner }

  /// Sets the text of a pasteboard and makes the app its owner.
  public mutating func put(_ text: String, on name: String, for bundle: String) {
    boards[name] = Board(owner: bundle, text: text)
  }

  mutating func removeAll(of bundle: String) {
    boards = boards.filter { $0.value.owner != bundle }
  }

  mutating func remove(_ name: String) { boards[name] = nil }
}
