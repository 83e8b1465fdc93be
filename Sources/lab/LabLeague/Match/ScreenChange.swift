package import AutoTrack
import LabImport

/// A kind of change between two versions of a screen, as files show it.
///
/// One insertion is one change, with all views in the new one and all rows that it moves.
package enum ScreenChange: String, CaseIterable, Sendable {
  case cellInserted, cellRemoved
  case controlInserted, labelOrImageInserted, containerInserted, barItemInserted
  /// A view that is not a cell is removed with the views in it.
  case viewRemoved
  /// A view is put around views that keep their place otherwise; a container goes without them.
  case wrapped, unwrapped
  case cellsReordered, viewsReordered
  /// The class of a view that stays of its kind.
  case classRenamed
  case controllerRenamed
  case textChanged
  /// The actions of a view that has some in both versions.
  case selectorChanged
  /// Only other facts of the screen changed, such as frames and images.
  case other
  /// No scene of the screen has a partner in the next version.
  case screenRemoved

  /// The kind of edit that `lab mutate` makes like it; nil if it makes none by rates.
  package var edit: EditKind? {
    switch self {
    case .cellInserted: .changeRows
    case .controlInserted: .insertBeforeSame
    case .labelOrImageInserted, .containerInserted: .insertBeforeOther
    case .barItemInserted: .insertAfterSame
    case .wrapped: .wrap
    case .unwrapped: .unwrap
    case .cellsReordered, .viewsReordered: .reorder
    case .classRenamed, .controllerRenamed: .renameClass
    case .textChanged: .editText
    case .cellRemoved, .viewRemoved, .selectorChanged, .other, .screenRemoved: nil
    }
  }

  /// The kind in the words of a table.
  package var words: String {
    switch self {
    case .cellInserted: "cell inserted"
    case .cellRemoved: "cell removed"
    case .controlInserted: "control inserted"
    case .labelOrImageInserted: "label or image inserted"
    case .containerInserted: "container inserted"
    case .barItemInserted: "bar item inserted"
    case .viewRemoved: "view removed"
    case .wrapped: "wrapped"
    case .unwrapped: "unwrapped"
    case .cellsReordered: "cells reordered"
    case .viewsReordered: "other views reordered"
    case .classRenamed: "class renamed"
    case .controllerRenamed: "controller renamed"
    case .textChanged: "text changed"
    case .selectorChanged: "selector changed"
    case .other: "none of these"
    case .screenRemoved: "screen removed"
    }
  }
}

/// The changes of each screen between two versions, whose views an identity pairs.
struct VersionChanges {
  private let old, new: MatchVersion
  private let identity: VersionIdentity
  /// The changes by the number of the old screen; only screens that changed are in it.
  private(set) var screens: [Int: [ScreenChange]] = [:]

  /// Lists the changes of all screens that both versions have.
  init(from old: MatchVersion, to new: MatchVersion, by identity: VersionIdentity) {
    (self.old, self.new, self.identity) = (old, new, identity)
    for (one, screen) in old.screens.enumerated() {
      guard let two = identity.screens[one] else { continue }
      let other = new.screens[two]
      guard screen.screen.hasOtherContents(than: other.screen) else { continue }
      screens[one] =
        (screen.screen.name == other.screen.name ? [] : [.controllerRenamed])
        + other.nodes.indices.flatMap { newChanges(.init(screen: two, node: $0)) }
        + screen.nodes.indices.compactMap { oldChange(.init(screen: one, node: $0)) }
    }
  }

  /// Returns the changes of a view of the new version: inserted, or with other facts.
  private func newChanges(_ place: AppMatch.Place) -> [ScreenChange] {
    guard let origin = identity.origins[place] else { return insertion(place).map { [$0] } ?? [] }
    let (mine, theirs) = (old.node(origin), new.node(place))
    var changes: [ScreenChange] = []
    if !mine.isField, let text = mine.text, let changed = theirs.text, text != changed {
      changes.append(.textChanged)
    }
    if mine.className != theirs.className, mine.kind == theirs.kind {
      changes.append(.classRenamed)
    }
    let after = new.children(of: place).filter { child in
      identity.origins[child].flatMap(old.parent) == origin
    }
    let order = after.compactMap { identity.origins[$0]?.node }
    if order != order.sorted() {
      let areCells = after.contains { new.node($0).isCell }
      changes.append(areCells ? .cellsReordered : .viewsReordered)
    }
    if mine.actions != theirs.actions, !mine.actions.isEmpty, !theirs.actions.isEmpty {
      changes.append(.selectorChanged)
    }
    return changes
  }

  /// Returns the change that made a new view; nil for one in a new view.
  private func insertion(_ place: AppMatch.Place) -> ScreenChange? {
    let parent = new.parent(of: place)
    if let parent, identity.origins[parent] == nil { return nil }
    let isWrapper = new.children(of: place).contains { child in
      guard let outer = identity.origins[child].flatMap(old.parent), let parent else {
        return false
      }
      return identity.places[outer] == parent
    }
    return isWrapper ? .wrapped : new.node(place).insertion
  }

  /// Returns the change that removed a view of the old version; nil for one in a removed view.
  private func oldChange(_ place: AppMatch.Place) -> ScreenChange? {
    guard identity.places[place] == nil else { return nil }
    guard let parent = old.parent(of: place) else { return old.node(place).removal }
    guard let partner = identity.places[parent] else { return nil }
    let isUnwrapped = old.children(of: place).contains { child in
      identity.places[child].flatMap(new.parent) == partner
    }
    return isUnwrapped ? .unwrapped : old.node(place).removal
  }
}

extension MatchVersion {
  fileprivate func node(_ place: AppMatch.Place) -> MatchNode {
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

extension MatchNode {
  private static let controls: Set<String> = [
    "button", "switch", "slider", "segmentedControl", "stepper", "textField", "datePicker",
    "pageControl", "control", "refreshControl", "colorWell",
  ]
  private static let pictures: Set<String> = ["label", "imageView", "UILabel", "UIImageView"]

  /// True for a view whose text the user writes.
  fileprivate var isField: Bool {
    ["textField", "textView", "UITextField", "UITextView"].contains(kind)
  }

  /// The change that inserts the view; nil for a prototype, of which code makes rows.
  fileprivate var insertion: ScreenChange? {
    if isCell { return role == "static" ? .cellInserted : nil }
    if kind == "barButtonItem" || kind == "UIBarButtonItem" { return .barItemInserted }
    if Self.controls.contains(kind) || UIKitClasses.inherits(kind, from: "UIControl") {
      return .controlInserted
    }
    return Self.pictures.contains(kind) ? .labelOrImageInserted : .containerInserted
  }

  /// The change that removes the view; nil for a prototype.
  fileprivate var removal: ScreenChange? {
    if isCell { return role == "static" ? .cellRemoved : nil }
    return .viewRemoved
  }
}
