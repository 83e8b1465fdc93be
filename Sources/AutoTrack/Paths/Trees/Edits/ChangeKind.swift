/// The kinds of changes between two versions of a screen, of apps and of systems.
///
/// The raw value is the name in reports and in files of rates.
package enum ChangeKind: String, CaseIterable, Hashable, Sendable {
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
  /// A view or a row is removed with its subviews.
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
  /// A controller of the app gets another name, as files show it.
  case renameController = "CONTROLLER_RENAME"
  /// A view with an action gets another one.
  case changeAction = "ACTION_CHANGE"
  /// Only other facts of the screen change, such as frames and images.
  case other = "OTHER"
  /// The next version has no such screen.
  case deleteScreen = "SCREEN_DELETE"
}

extension ChangeKind {
  /// The kinds that edits of trees make; the others are seen in files alone.
  package static let ofEdits = allCases.filter { !ofFiles.contains($0) }

  /// The kinds of edits that a new version of an app's file makes at one of its views.
  static let ofOneView: [ChangeKind] = [
    .insertBeforeSame, .insertAfterSame, .insertBeforeOther, .duplicate, .delete, .reorder, .move,
    .wrap, .unwrap, .renameClass, .swapControl, .editText, .changeIdentifier, .changeRows,
    .changeSections,
  ]

  /// The kinds that only the files of two versions show.
  package static let ofFiles: [ChangeKind] = [
    .renameController, .changeAction, .other, .deleteScreen,
  ]

  /// The changes of state that trees do not cover, because they need a running app.
  ///
  /// They are transient layers, a new order of views at run time, views on top, and late views.
  package static let notCovered = ["STATE_LAYER", "Z_SHUFFLE", "OVERLAY", "LAZY_LOAD"]
}

/// One edit of a ``ViewTree``, at a certain element.
package struct TreeEdit: Hashable, Sendable {
  package let kind: ChangeKind
  /// The id of the element that the edit is about.
  package let site: Int
  /// The number of the variant within the kind; 0 is the smallest.
  package let variant: Int
  /// The id of a second element, such as the container to move to.
  package let other: Int?

  init(_ kind: ChangeKind, at site: Int, variant: Int = 0, other: Int? = nil) {
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

  /// The variants of ``ChangeKind/changeSections`` for a whole section, which draws leave out:
  /// it is removed, copied, or swapped with the next one.
  static func sectionVariants(isLast: Bool) -> Range<Int> { 2..<(isLast ? 4 : 5) }

  /// The classes of containers that wrap views.
  static let wrappers = [
    "UIView", "UIStackView", "UIVisualEffectView", "UIScrollView", "App.ContainerView",
  ]
  private static var wrapperCount: Int { wrappers.count }
}
