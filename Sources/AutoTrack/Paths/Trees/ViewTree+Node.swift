import MiniUI

extension ViewTree {
  /// What a tree keeps of one view.
  struct Node: Sendable {
    /// The class that the view said it was of.
    var type: ViewClass
    /// The id of what it is in; nil once it has been removed.
    var parent: Int?
    /// The ids of what is in it, back to front.
    var children: [Int] = []
    /// The name that tests know the view by.
    var identifier: String?
    /// The text on it, unless a person typed it.
    var text: String?
    /// Whether a person types into it.
    var takesText = false
    /// Whether it is hidden, by itself.
    var isHidden = false
    /// Where in a list it stands.
    var listPlace: ListPlace?
    /// The controller whose root view it is.
    var owner: Owner?
    /// The index of the chosen segment.
    var selectedSegment: Int?
    /// Where its frame begins.
    var left = 0.0
    /// Where the responder chain goes on.
    var next = Next.asUsual

    /// The id of what stands for the screen.
    static var screen: Int { 0 }
  }

  /// A controller, as the tree of its root view knows it.
  struct Owner: Hashable, Sendable {
    /// What paths need to know.
    var controller: PathController
    /// The class names of its child controllers, on screen or not.
    var children: [String] = []
  }

  /// Where the responder chain goes on after a view.
  enum Next: Hashable, Sendable {
    /// With the controller, or with what the view is in.
    case asUsual
    /// With another element, by its id.
    case element(Int)
    /// Nowhere that paths care for.
    case nowhere
  }
}
