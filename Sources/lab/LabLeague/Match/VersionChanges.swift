import AutoTrack
import LabImport

/// The changes of each screen between two versions, whose views an identity pairs.
///
/// One insertion is one change, with all views in the new one and all rows that it moves.
struct VersionChanges {
  private let old, new: MatchVersion
  private let identity: VersionIdentity
  /// The changes by the number of the old screen; only screens that changed are in it.
  private(set) var screens: [Int: [ChangeKind]] = [:]

  /// Lists the changes of all screens that both versions have.
  init(from old: MatchVersion, to new: MatchVersion, by identity: VersionIdentity) {
    (self.old, self.new, self.identity) = (old, new, identity)
    for (one, screen) in old.screens.enumerated() {
      guard let two = identity.screens[one] else { continue }
      let other = new.screens[two]
      guard screen.screen.hasOtherContents(than: other.screen) else { continue }
      screens[one] =
        (screen.screen.name == other.screen.name ? [] : [.renameController])
        + other.nodes.indices.flatMap { newChanges(.init(screen: two, node: $0)) }
        + screen.nodes.indices.compactMap { oldChange(.init(screen: one, node: $0)) }
    }
  }

  /// Returns the changes of a view of the new version: inserted, or with other facts.
  private func newChanges(_ place: AppMatch.Place) -> [ChangeKind] {
    guard let origin = identity.origins[place] else { return insertion(place).map { [$0] } ?? [] }
    let (mine, theirs) = (old.node(origin), new.node(place))
    var changes: [ChangeKind] = []
    if !mine.isField, let text = mine.text, let changed = theirs.text, text != changed {
      changes.append(.editText)
    }
    if mine.className != theirs.className, mine.kind == theirs.kind {
      changes.append(.renameClass)
    }
    let after = new.children(of: place).filter { child in
      identity.origins[child].flatMap(old.parent) == origin
    }
    let order = after.compactMap { identity.origins[$0]?.node }
    if order != order.sorted() { changes.append(.reorder) }
    if mine.actions != theirs.actions, !mine.actions.isEmpty, !theirs.actions.isEmpty {
      changes.append(.changeAction)
    }
    return changes
  }

  /// Returns the change that made a new view; nil for one in a new view.
  private func insertion(_ place: AppMatch.Place) -> ChangeKind? {
    let parent = new.parent(of: place)
    if let parent, identity.origins[parent] == nil { return nil }
    let isWrapper = new.children(of: place).contains { child in
      guard let outer = identity.origins[child].flatMap(old.parent), let parent else {
        return false
      }
      return identity.places[outer] == parent
    }
    return isWrapper ? .wrap : new.node(place).insertion
  }

  /// Returns the change that removed a view of the old version; nil for one in a removed view.
  private func oldChange(_ place: AppMatch.Place) -> ChangeKind? {
    guard identity.places[place] == nil else { return nil }
    guard let parent = old.parent(of: place) else { return old.node(place).removal }
    guard let partner = identity.places[parent] else { return nil }
    let isUnwrapped = old.children(of: place).contains { child in
      identity.places[child].flatMap(new.parent) == partner
    }
    return isUnwrapped ? .unwrap : old.node(place).removal
  }
}

extension MatchVersion {
  fileprivate func node(_ place: AppMatch.Place) -> ViewFacts {
    screens[place.screen].nodes[place.node]
  }

  fileprivate func children(of place: AppMatch.Place) -> [AppMatch.Place] {
    screens[place.screen].children[place.node].map { .init(screen: place.screen, node: $0) }
  }

  fileprivate func parent(of place: AppMatch.Place) -> AppMatch.Place? {
    node(place).parent.map { .init(screen: place.screen, node: $0) }
  }
}

extension MatchScreen {
  /// True if the screen itself has changed, not only the name of its file.
  fileprivate func hasOtherContents(than other: MatchScreen) -> Bool {
    name != other.name || title != other.title || nodes != other.nodes
      || names[.storyboardIdentifier] != other.names[.storyboardIdentifier]
  }
}

extension ViewFacts {
  /// True for a view whose text the user writes.
  fileprivate var isField: Bool {
    ["textField", "textView", "UITextField", "UITextView"].contains(kind)
  }

  /// The change that inserts the view, by its usual siblings: a control has some of its class, a
  /// bar item follows some; nil for a prototype, of which code makes rows.
  fileprivate var insertion: ChangeKind? {
    if isCell { return role == "static" ? .changeRows : nil }
    if kind == "barButtonItem" || kind == "UIBarButtonItem" { return .insertAfterSame }
    if ElementRole.controls.contains(kind) || UIKitClasses.inherits(kind, from: "UIControl") {
      return .insertBeforeSame
    }
    return .insertBeforeOther
  }

  /// The change that removes the view; nil for a prototype.
  fileprivate var removal: ChangeKind? {
    isCell && role != "static" ? nil : .delete
  }
}
