/// An identifier that apps share: each keeps a copy on a pasteboard of its own (S1.2).
///
/// Whoever asks first makes it; it lives as long as one of those who asked is installed.
enum OpenUDID {
  /// What an app finds: its own copy, or else the first of another app's.
  static func text(for bundle: String, on pasteboards: Pasteboards) -> String? {
    let slots = owners(on: pasteboards)
    let slot = slots.first { $0.bundle == bundle } ?? slots.first
    return slot.flatMap { pasteboards.text(on: $0.slot) }
  }

  /// Puts a copy down for an app that has none, if there is room.
  static func keep(_ text: String, for bundle: String, on pasteboards: inout Pasteboards) {
    guard !owners(on: pasteboards).contains(where: { $0.bundle == bundle }) else { return }
    guard let free = allSlots.first(where: { pasteboards.owner(of: $0) == nil }) else { return }
    pasteboards.put(text, on: free, for: bundle)
  }

  /// Whether an app keeps the only copy.
  static func isOnly(_ bundle: String, on pasteboards: Pasteboards) -> Bool {
    owners(on: pasteboards).map(\.bundle) == [bundle]
  }

  /// Removes every copy.
  static func remove(from pasteboards: inout Pasteboards) {
    for slot in allSlots { pasteboards.remove(slot) }
  }

  private static func owners(on pasteboards: Pasteboards) -> [(slot: String, bundle: String)] {
    allSlots.compactMap { slot in pasteboards.owner(of: slot).map { (slot, $0) } }
  }

  /// The names of the pasteboards, as OpenUDID's code spells them.
  private static let allSlots = (0..<100).map { "org.OpenUDID.slot.\($0)" }
}
