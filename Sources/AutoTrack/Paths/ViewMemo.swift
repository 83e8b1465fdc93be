import MiniUI

/// What is known of views, by their addresses: it holds none of them, not even weakly.
///
/// At an address there may be another view later, so an entry says what it was found from: counts
/// that MiniUI never uses twice. A view that is held weakly would cost more at every touch.
struct ViewMemo<Entry> {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Some of them once more, found without hashing; views that share a place take turns in it.
  private var places: [(view: ObjectIdentifier, entry: Entry)?] = []
  /// The process whose views these are.
  private var owner: ObjectMark<AppProcess>?
  /// From how many entries on everything is forgotten, also what is known of released views.
  static var limit: Int { 4_096 }

  /// How many entries there are.
  var count: Int { entries.count }

  /// What is known of a view, or of one that was at its address before.
  ///
  /// Setting an entry begins anew for the views of another process, whose counts are others.
  subscript(view: View, in process: AppProcess) -> Entry? {
    get {
      guard serves(process) else { return nil }
      let id = ObjectIdentifier(view)
      if !places.isEmpty, let known = places[Self.place(of: id)], known.view == id {
        return known.entry
      }
      return entries[id]
    }
    set {
      if entries.count >= Self.limit || !serves(process) { (entries, places) = ([:], []) }
      if !serves(process) { owner = ObjectMark(process) }
      if places.isEmpty { places = Array(repeating: nil, count: Self.placeCount) }
      let id = ObjectIdentifier(view)
      entries[id] = newValue
      places[Self.place(of: id)] = newValue.map { (id, $0) }
    }
  }

  private static var placeCount: Int { 64 }

  private static func place(of view: ObjectIdentifier) -> Int {
    let address = UInt(bitPattern: view) >> 4
    return Int((address ^ (address >> 6)) & UInt(placeCount - 1))
  }

  private func serves(_ process: AppProcess) -> Bool { owner?.marks(process) == true }
}
