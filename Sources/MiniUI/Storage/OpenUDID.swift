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
