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

/// An identifier shared by apps, each of which keeps a copy on its own pasteboard (S1.2).
///
/// The first app that asks makes it; it exists as long as one app with a copy is installed.
enum OpenUDID {
  /// Returns the app's own copy, or else the first of another app.
  static func text(for bundle: String, on pasteboards: Pasteboards) -> String? {
    let slots = owners(on: pasteboards)
    let slot = slots.first { $0.bundle == bundle } ?? slots.first
    return slot.flatMap { pasteboards.text(on: $0.slot) }
  }

  /// Stores a copy for an app without one, if a slot is free.
  static func keep(_ text: String, for bundle: String, on pasteboards: inout Pasteboards) {
    guard !owners(on: pasteboards).contains(where: { $0.bundle == bundle }) else { return }
    guard let free = allSlots.first(where: { pasteboards.owner(of: $0) == nil }) else { return }
    pasteboards.put(text, on: free, for: bundle)
  }

  /// True if the app has the only copy.
  static func isOnly(_ bundle: String, on pasteboards: Pasteboards) -> Bool {
    owners(on: pasteboards).map(\.bundle) == [bundle]
  }

  static func remove(from pasteboards: inout Pasteboards) {
    for slot in allSlots { pasteboards.remove(slot) }
  }

  private static func owners(on pasteboards: Pasteboards) -> [(slot: String, bundle: String)] {
    allSlots.compactMap { slot in pasteboards.owner(of: slot).map { (slot, $0) } }
  }

  /// The names of the pasteboards, as in OpenUDID's code.
  private static let allSlots = (0..<100).map { "org.OpenUDID.slot.\($0)" }
}
