import MiniUI

/// What is known of views, by their addresses: it holds none of them, not even weakly.
///
/// At an address there may be another view later, so an entry says what it was found from: counts
/// that MiniUI never uses twice. A view that is held weakly would cost more at every touch.
struct ViewMemo<Entry> {
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Stands for its process, which is retained so often that a weak reference would cost time.
  private weak var mainLoop: MainLoop?
  /// From how many entries on everything is forgotten, also what is known of released views.
  static var limit: Int { 4_096 }

  /// How many entries there are.
  var count: Int { entries.count }

  /// Begins anew for the views of another process, whose counts are others.
  mutating func serve(_ process: AppProcess) {
    guard process.mainLoop !== mainLoop else { return }
    mainLoop = process.mainLoop
    entries = [:]
  }

  /// What is known of a view, or of one that was at its address before.
  subscript(view: View) -> Entry? {
    get { entries[ObjectIdentifier(view)] }
    set {
      if entries.count >= Self.limit { entries = [:] }
      entries[ObjectIdentifier(view)] = newValue
    }
  }
}
