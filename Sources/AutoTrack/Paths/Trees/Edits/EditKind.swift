/// The kinds of edits that new versions of apps and systems make to a screen.
///
/// The raw value is the name in reports and in files of rates.
package enum EditKind: String, CaseIterable, Hashable, Sendable {
  /// A sibling of the same class is inserted before a view.
  case insertBeforeSame = "INS_BEFORE_SAME"
  /// A sibling of the same class is inserted after a view.
  case insertAfterSame = "INS_AFTER_SAME"
  /// A sibling of another class is inserted before a view.
  case insertBeforeOther = "INS_BEFORE_OTHER"
  /// Up to three siblings are wrapped in a container.
  case wrap = "WRAP"
  /// A container is replaced by its subviews.
  case unwrap = "UNWRAP"
  /// Siblings change their order.
  case reorder = "REORDER"
  /// A view moves to another container.
  case move = "MOVE"
  /// A view is removed with its subviews.
  case delete = "DELETE"
  /// A view is copied with its subviews and identifiers; the copy follows it.
  case duplicate = "DUPLICATE"
  /// A class of the app or of a controller gets another name, or a view a subclass.
  case renameClass = "CLASS_RENAME"
  /// A control is replaced by one of another kind, with its text and its subviews.
  case swapControl = "CONTROL_SWAP"
  /// A text changes, or the digits in it.
  case editText = "TEXT_EDIT"
  /// All texts are translated; in a right-to-left language, positions are mirrored as well.
  case localize = "L10N"
  /// An accessibility identifier is removed, renamed or given twice.
  case changeIdentifier = "ID_CHANGE"
  /// Rows are inserted or removed before a row.
  case changeRows = "CELL_COUNT"
  /// A section is inserted or removed before a section.
  case changeSections = "SECTION_INSERT"
  /// A controller is embedded in another, or a container gets a controller of its own.
  case embed = "NAV_EMBED"
  /// Tabs change their order, or one is added.
  case changeTabs = "TAB_CHANGE"
  /// A flag shows another version of a view to a part of the users.
  case flag = "FLAG"
  /// Another version of iOS builds its private views differently.
  case system = "OS_SKIN"
}

extension EditKind {
  /// The changes of state that trees do not cover, because they need a running app.
  ///
  /// They are transient layers, a new order of views at run time, views on top, and late views.
  package static let notCovered = ["STATE_LAYER", "Z_SHUFFLE", "OVERLAY", "LAZY_LOAD"]
}

/// One edit of a ``ViewTree``, at a certain element.
package struct TreeEdit: Hashable, Sendable {
  /// The kind of edit.
  package let kind: EditKind
  /// The id of the element that the edit is about.
  package let site: Int
  /// The number of the variant within the kind; 0 is the smallest.
  let variant: Int
  /// The id of a second element, such as the container to move to.
  let other: Int?

  init(_ kind: EditKind, at site: Int, variant: Int = 0, other: Int? = nil) {
    (self.kind, self.site, self.variant, self.other) = (kind, site, variant, other)
  }

  /// Returns smaller edits of the same kind at the same element, the smallest first.
  var smaller: [TreeEdit] {
    switch kind {
    case .wrap:
      (0..<variant / Self.wrapperCount).map {
        TreeEdit(kind, at: site, variant: variant % Self.wrapperCount + $0 * Self.wrapperCount)
      }
    case .changeRows where variant == 1, .localize where variant == 1: [TreeEdit(kind, at: site)]
    default: []
    }
  }

  /// The classes of containers that wrap views.
  static let wrappers = [
    "UIView", "UIStackView", "UIVisualEffectView", "UIScrollView", "App.ContainerView",
  ]
  private static var wrapperCount: Int { wrappers.count }
}

extension TreeEdit {
  /// Returns the edit in words, for the tree that it applies to.
  package func description(in tree: ViewTree) -> String {
    "\(kind.rawValue): \(words(at: name(site, tree), name(other ?? 0, tree), tree))"
  }

  private func name(_ id: Int, _ tree: ViewTree) -> String {
    guard id != ViewTree.Node.screen, tree.nodes.indices.contains(id) else { return "the screen" }
    return ViewTree.Element(tree, id).description
  }

  private func words(at site: String, _ other: String, _ tree: ViewTree) -> String {
    switch kind {
    case .insertBeforeSame: "insert a view of its class before \(site)"
    case .insertAfterSame: "insert a view of its class after \(site)"
    case .insertBeforeOther: "insert a view of another class before \(site)"
    case .wrap:
      "wrap \(variant / Self.wrapperCount + 1) from \(site) on in "
        + Self.wrappers[variant % Self.wrapperCount]
    case .unwrap: "replace \(site) by its subviews"
    case .reorder: self.other == nil ? "move \(site) to the front" : "swap \(site) and \(other)"
    case .move: "move \(site) into \(other)"
    case .delete: "remove \(site)"
    case .duplicate: "copy \(site)"
    case .renameClass: ["rename", "rename the controller of", "mangle"][variant] + " \(site)"
    case .swapControl:
      "replace \(site) by a \(ViewTree.replacements(of: site, tree, self)[variant])"
    case .editText: variant == 0 ? "edit the text of \(site)" : "change the digits of \(site)"
    case .localize: variant == 0 ? "translate all texts" : "translate, right to left"
    case .changeIdentifier:
      ["drop the identifier of", "rename the identifier of", "repeat the identifier of"][variant]
        + " \(site)"
    case .changeRows:
      ["insert a row", "insert three rows", "remove the row"][variant]
        + " before \(site)"
    case .changeSections: ["insert a section", "remove the section"][variant] + " before \(site)"
    case .embed:
      ["embed in a navigation controller:", "embed in tabs:", "give a controller of its own:"][
        variant] + " \(site)"
    case .changeTabs:
      variant == 0 ? "swap the tabs \(site) and \(other)" : "add a tab before \(site)"
    case .flag: "show another version of \(site) behind a flag"
    case .system: SystemChange.all[variant].description
    }
  }
}
