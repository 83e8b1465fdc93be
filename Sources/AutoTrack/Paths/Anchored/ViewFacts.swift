package import MiniUI

/// The facts of one view, cell or bar item, on a screen at run time or in a file.
///
/// They have no id, so that no rule and no match of two versions can depend on one.
package struct ViewFacts: Hashable, Sendable {
  /// The nearest class of UIKit, or the name that Interface Builder has for it; never changes.
  package var kind: String
  /// The class at run time.
  package var className: String
  /// The index of the superview among the facts of the screen; nil for the outermost views.
  package var parent: Int?
  /// The indexes of the children, in order.
  package var children: [Int] = []
  /// The index of the cell around it, or of itself for a cell.
  package var cell: Int?
  /// The path by the default scheme.
  package var path = ""
  /// The frame in the superview, or on the screen.
  package var frame: Rect?
  /// The tag; nil for 0.
  package var tag: Int?
  /// The role in the superview that a file states, such as `contentView`, `static` or `left`.
  package var role: String?
  /// The side of a bar item: `left`, `right` or `toolbar`.
  package var side: String?
  package var text, placeholder, identifier, label: String?
  /// The text that events carry for this element.
  package var content: String?
  /// The name of the image.
  package var image: String?
  package var reuseIdentifier, systemItem: String?
  /// The header of its section of a list.
  package var header: String?
  /// The style of a cell.
  package var style: String?
  /// The names of the outlets that point at it.
  package var outlets: [String] = []
  /// The selectors of its targets and recognisers.
  package var actions: [String] = []
  /// The segues: kind, identifier and the screen that each shows.
  package var segues: [String] = []
  /// The classes of its recognisers.
  package var recognizers: [String] = []
  /// True for a cell of a list.
  package var isCell = false
  /// True for a row whose content is data of the app, which says nothing about views around it.
  package var isData = false
  /// True for an item of a bar, whose siblings say nothing about it.
  package var isBarItem = false
  /// True for the node of a bar, which groups its items and is not an element.
  package var isStandIn = false

  /// Creates a view without other facts.
  package init(kind: String = "", className: String = "", parent: Int? = nil) {
    (self.kind, self.className, self.parent) = (kind, className, parent)
  }

  /// The text of this view alone; nil for fields that users fill in.
  package var ownText: String? { ["textField", "textView"].contains(kind) ? nil : text }

  /// True if another view of the same kind has its action, outlet, identifier or text.
  package func isReplaced(by new: ViewFacts) -> Bool {
    guard kind == new.kind else { return false }
    return !actions.isEmpty && actions == new.actions
      || !Set(outlets).isDisjoint(with: new.outlets)
      || identifier != nil && identifier == new.identifier || text != nil && text == new.text
  }
}

extension ViewFacts {
  /// The facts that other elements have as their surroundings.
  var tokens: [SignalToken] { signals.map(SignalToken.init) }

  /// The same facts as texts.
  var signals: [SignalFact] {
    guard !isStandIn else { return [] }
    let single: [(SignalToken.Kind, String?)] = [
      (.identifier, identifier), (.label, label), (.text, ownText), (.placeholder, placeholder),
      (.image, image),
    ]
    return single.compactMap { kind, text in text.map { SignalFact(kind, $0) } }
      + actions.map { SignalFact(.action, $0) } + outlets.map { SignalFact(.outlet, $0) }
  }
}
