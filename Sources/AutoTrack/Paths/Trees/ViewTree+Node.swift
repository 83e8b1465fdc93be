import MiniUI

extension ViewTree {
  /// The facts of one view in a tree.
  struct Node: Sendable {
    /// The class that the view reported.
    var type: ViewClass
    /// The id of the superview; nil after a removal.
    var parent: Int?
    /// The ids of the subviews, back to front.
    var children: [Int] = []
    var identifier: String?
    /// The text; nil for text inputs and their subviews.
    var text: String?
    /// True for text inputs.
    var takesText = false
    /// True if the view itself is hidden.
    var isHidden = false
    /// The place in a list's data; nil outside lists.
    var listPlace: ListPlace?
    /// The controller whose root view it is; nil for other views.
    var owner: Owner?
    /// The index of the selected segment; nil for none.
    var selectedSegment: Int?
    /// The left edge of the frame.
    var left = 0.0
    var next = Next.asUsual

    /// The id of the node that stands for the screen.
    static var screen: Int { 0 }
  }

  /// A controller in the node of its root view.
  struct Owner: Hashable, Sendable {
    /// The facts that paths use.
    var controller: PathController
    /// The class names of all child controllers.
    var children: [String] = []
  }

  /// The next responder of a view.
  enum Next: Hashable, Sendable {
    /// The controller, or else the superview.
    case asUsual
    /// Another element, by its id.
    case element(Int)
    /// No responder, or one that is not part of paths.
    case nowhere
  }
}
