import MiniUI

/// The default scheme's paths, cached until a change of their inputs.
///
/// It retains no view and is never stale: MiniUI counts the changes of view trees and of objects'
/// classes, and every answer is validated against these counters. While code of the app answers
/// `class`, nothing is cached.
final class PathCache: PathSource {
  private let scheme: DefaultPathScheme
  private let entries = ViewMemo<Entry>()

  init(_ scheme: DefaultPathScheme = DefaultPathScheme()) {
    self.scheme = scheme
  }

  /// Returns the current ``DefaultPathScheme/path(of:)``.
  func path(of view: View) -> String { currentEntry(of: view).path }

  /// Returns the ``ViewPath/viewID`` of the current path.
  func viewID(of view: View) -> String { currentEntry(of: view).viewID }

  /// The number of entries, including those of released views.
  var count: Int { entries.count }

  /// Returns a valid entry; a new one for each call while classes are not reliable.
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
      // Only the prefix has changed: the index depends on siblings and classes alone.
      entry.setStep(entry.index, below: above, place)
    }
  }
}
