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

  func viewID(of view: View) -> String { currentEntry(of: view).viewID }

  /// The number of entries, including those of released views.
  var count: Int { entries.count }

  /// Returns a valid entry; a new one for each call while classes are not reliable.
  fileprivate func currentEntry(of view: View) -> Entry {
    let process = view.process
    guard let classes = process.classes.classChanges else {
      // The app's `class` may answer differently each time, and no counter would notice.
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

/// The paths of a tracker's elements in its scheme and, for view ids, in the default one (S3.7g).
final class ElementPaths {
  private let standard: PathCache
  /// The tracker's scheme; nil for the default one.
  private let other: (any PathSource)?
  /// True if there is another scheme; cheaper than a copy of `other`.
  private let hasOther: Bool

  init(_ scheme: any PathScheme, pages: [String: String]) {
    let named = scheme.naming(pages)
    standard = PathCache(named as? DefaultPathScheme ?? DefaultPathScheme(pages: pages))
    other = named is DefaultPathScheme ? nil : named.cached()
    hasOther = other != nil
  }

  /// Returns the path in the default scheme, independent of the tracker's (S3.7g).
  func defaultPath(of view: View) -> String { standard.path(of: view) }

  /// Returns another element of a screen with the same default path, or nil (S3.7i).
  func twin(of view: View, on screen: ViewController) -> View? {
    PathCollisions(from: standard).twin(of: view, on: screen)
  }

  /// Returns the current cache entry of a view in the default scheme.
  func place(of view: View) -> PathCache.Entry { standard.currentEntry(of: view) }

  /// Returns the path of a view whose entry was just read.
  func path(of view: View, at place: PathCache.Entry) -> String {
    if hasOther, let other { return other.path(of: view) }
    return place.path
  }
}

extension PathCache {
  private func update(_ entry: Entry, of view: View, at now: Entry.Time) {
    if view.controller == nil, let parent = view.superview {
      // The superview is mostly the same as before; its entry then needs no lookup.
      let known = entry.above?.view == ObjectIdentifier(parent) ? entry.above : nil
      let above = known ?? self.entry(of: parent, in: parent.process, at: now)
      update(entry, of: view, in: parent, below: above, at: now)
    } else {
      entry.setRoot(scheme.rootStep(of: SchemeElement(view)).description, view.class)
    }
    entry.checked = now
  }

  private func update(
    _ entry: Entry, of view: View, in parent: View, below above: Entry, at now: Entry.Time
  ) {
    // Superviews first: this path begins with theirs.
    if above.checked != now { update(above, of: parent, at: now) }
    let place = Entry.Place(siblings: parent.subviewChanges, classes: now.classes)
    if entry.above !== above || entry.place != place {
      entry.name(as: view.class)
      let index = scheme.index(of: SchemeElement(view), in: SchemeElement(parent), entry.kind)
      entry.setStep(index, below: above, place)
    } else if entry.versionAbove != above.version {
      // Only the prefix has changed: the index depends on siblings and classes alone.
      entry.setStep(entry.index, below: above, place)
    }
  }
}

extension PathCache {
  /// The cached path of a view, with the counters that it was computed at.
  final class Entry {
    let view: ObjectIdentifier
    private(set) var path = ""
    /// The time at which the path was last valid.
    var checked: Time?
    /// The index path of the innermost cell that the view is, or is inside; nil for none.
    private(set) var cell: CellPath?
    /// The entry of the superview; nil for the first step.
    private(set) var above: Entry?
    /// The `version` of the entry above that this path begins with.
    private(set) var versionAbove = 0
    /// The counters at which the index was computed; nil for the first step.
    private(set) var place: Place?
    /// The step's index; nil for a view without a step, and for the first step.
    private(set) var index: ViewPath.Index?
    /// The number of changes of the path.
    private(set) var version = 0
    private(set) var kind: ElementKind?
    /// `$element_type` of the view's class.
    private(set) var elementType = ""
    private var type: ObjectIdentifier?
    private var stepStart = ""
    private var digest: String?

    /// The change counters of a process; a path is valid while they are unchanged.
    struct Time: Equatable {
      /// ``AppProcess/viewChanges``.
      let views: Int
      /// ``ClassTable/classChanges``.
      let classes: Int
    }

    /// The counters of changes that can move a view among its siblings.
    struct Place: Equatable {
      /// The superview's ``View/subviewChanges``.
      let siblings: Int
      /// ``ClassTable/classChanges``.
      let classes: Int
    }

    init(_ view: View) {
      self.view = ObjectIdentifier(view)
    }

    /// The MD5 of the path, computed on first use.
    var viewID: String {
      if let digest { return digest }
      let new = MD5.hex(of: path)
      digest = new
      return new
    }

    /// Updates the facts of the class, if it has changed.
    func name(as type: DynamicClass) {
      guard self.type != ObjectIdentifier(type) else { return }
      self.type = ObjectIdentifier(type)
      stepStart = type.pathName.stepStart
      kind = type.kind
      elementType = ElementType.type(ofViewsOf: type)
    }

    /// Makes this the first step of a path.
    fileprivate func setRoot(_ step: String, _ type: DynamicClass) {
      name(as: type)
      (above, place, index, cell) = (nil, nil, nil, nil)
      replacePath(with: step)
    }

    fileprivate func setStep(_ index: ViewPath.Index?, below above: Entry, _ place: Place) {
      (self.above, versionAbove, self.place, self.index) = (above, above.version, place, index)
      cell = index?.cellPath ?? above.cell
      guard let index else { return replacePath(with: above.path) }
      var path = above.path
      path.append(stepStart, index)
      replacePath(with: path)
    }

    private func replacePath(with new: String) {
      // An equal path keeps its version, so the paths below are not composed again.
      guard new != path else { return }
      path = new
      version += 1
      digest = nil
    }
  }
}
