import MiniUI

/// What is known of views, by their addresses: it holds none of them, not even weakly.
///
/// At an address there may be another view later, so an entry says what it was found from: counts
/// that MiniUI never uses twice. A view that is held weakly would cost more at every touch.
final class ViewMemo<Entry> {
  private var entries: [ObjectIdentifier: Entry] = [:]
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
      // A list of its own is asked, so that no access to this one lasts and has to be checked.
      let all = entries
      return serves(process) ? all[ObjectIdentifier(view)] : nil
    }
    set {
      if entries.count >= Self.limit || !serves(process) { forgetAll() }
      if !serves(process) { owner = ObjectMark(process) }
      // Taken out while they change, for the same reason.
      var all = entries
      entries = [:]
      all[ObjectIdentifier(view)] = newValue
      entries = all
    }
  }

  /// Begins anew.
  func forgetAll() { entries = [:] }

  private func serves(_ process: AppProcess) -> Bool { owner?.marks(process) == true }
}
