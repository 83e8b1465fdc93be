import MiniUI

/// A cache of facts about views, by their addresses, without references to the views.
///
/// A later view may have the same address, so an entry includes the counters that it was computed
/// at, which MiniUI never repeats. Weak references would make every retain of the views slower.
final class ViewMemo<Entry> {
  @safe @exclusivity(unchecked) private var entries: [ObjectIdentifier: Entry] = [:]
  private var owner: ObjectMark<AppProcess>?
  /// The number of entries at which all are evicted, including those of released views.
  static var limit: Int { 4_096 }

  var count: Int { entries.count }

  /// The entry of a view, or of an earlier one at its address.
  ///
  /// Setting an entry evicts those of other processes, whose counters are unrelated.
  subscript(view: View, in process: AppProcess) -> Entry? {
    get { serves(process) ? entries[ObjectIdentifier(view)] : nil }
    set {
      if entries.count >= Self.limit || !serves(process) { forgetAll() }
      if !serves(process) { owner = ObjectMark(process) }
      entries[ObjectIdentifier(view)] = newValue
    }
  }

  func forgetAll() { entries = [:] }

  private func serves(_ process: AppProcess) -> Bool { owner?.marks(process) == true }
}

/// A mark that recognises an object without keeping it alive.
///
/// An unowned reference keeps the memory of a released object, and so its address, from being
/// reused. A weak one would too, but would make every later retain of the object slower.
struct ObjectMark<Object: AnyObject> {
  private unowned let object: Object
  private let address: ObjectIdentifier

  init(_ object: Object) {
    self.object = object
    address = ObjectIdentifier(object)
  }

  func marks(_ other: Object) -> Bool { address == ObjectIdentifier(other) }
}
