import MiniUI

/// The paths of the default scheme, kept until something changes that they depend on.
///
/// It holds no view, and it is never wrong: MiniUI counts the changes of the view tree and of the
/// classes of objects, and every answer is compared with those counts first. While somebody else's
/// code answers `class`, nothing is kept.
final class PathCache: PathScheme {
  static var id: String { DefaultPathScheme.id }

  private let scheme: DefaultPathScheme
  private let entries = ViewMemo<Entry>()

  /// Makes an empty cache of a scheme's paths.
  init(_ scheme: DefaultPathScheme = DefaultPathScheme()) {
    self.scheme = scheme
  }

  /// The path that ``DefaultPathScheme/path(of:)`` would find now.
  func path(of view: View) -> String { currentEntry(of: view).path }

  /// The path of an element of a snapshot, which needs no memory: it never changes.
  public func path(of element: ViewTree.Element) -> String { scheme.path(of: element) }

  /// The paths of elements of one snapshot.
  public func paths(of elements: [ViewTree.Element]) -> [String] { scheme.paths(of: elements) }

  func check(_ path: String) throws(ViewPathError) { try scheme.check(path) }

  /// The ``ViewPath/viewID`` of that path.
  func viewID(of view: View) -> String { currentEntry(of: view).viewID }

  /// This cache itself.
  func cached() -> any PathScheme { self }

  /// How many entries there are, those of released views included.
  var count: Int { entries.count }

  /// An entry that is right now; a new one each time while classes cannot be relied on.
  func currentEntry(of view: View) -> Entry {
    let process = view.process
    guard let classes = process.classes.classChanges else {
      entries.forgetAll()
      return entry(of: view, in: process, at: Entry.Time(views: 0, classes: 0))
    }
    let now = Entry.Time(views: process.viewChanges, classes: classes)
    return entry(of: view, in: process, at: now)
  }

  private func entry(of view: View, in process: AppProcess, at now: Entry.Time) -> Entry {
    let entry = entries[view, in: process] ?? newEntry(of: view, in: process)
    if entry.checked != now { update(entry, of: view, at: now) }
    return entry
  }

  private func newEntry(of view: View, in process: AppProcess) -> Entry {
    let entry = Entry(view)
    entries[view, in: process] = entry
    return entry
  }
}

extension PathCache {
  private func update(_ entry: Entry, of view: View, at now: Entry.Time) {
    if view.controller == nil, let parent = view.superview {
      let known = entry.above?.view == ObjectIdentifier(parent) ? entry.above : nil
      let above = known ?? self.entry(of: parent, in: parent.process, at: now)
      update(entry, of: view, in: parent, below: above, at: now)
    } else {
      entry.setRoot(scheme.rootStep(of: LivingElement(view)).description, view.class)
    }
    entry.checked = now
  }

  private func update(
    _ entry: Entry, of view: View, in parent: View, below above: Entry, at now: Entry.Time
  ) {
    if above.checked != now { update(above, of: parent, at: now) }
    let place = Entry.Place(siblings: parent.subviewChanges, classes: now.classes)
    if entry.above !== above || entry.place != place {
      entry.name(as: view.class)
      let index = scheme.index(of: LivingElement(view), in: LivingElement(parent), entry.kind)
      entry.setStep(index, below: above, place)
    } else if entry.versionAbove != above.version {
      entry.setStep(entry.index, below: above, place)
    }
  }
}
