/// An action of a control, a bar item or a recogniser.
package struct ImportedAction: Equatable, Sendable {
  package var id: ImportedID?
  /// The selector, colons included.
  package var selector: String
  /// The control event, such as `touchUpInside`; nil for a bar item or a recogniser.
  package var event: String?
  package var target: ImportedTarget

  package init(
    _ selector: String, event: String? = nil, target: ImportedTarget, id: ImportedID? = nil
  ) {
    (self.selector, self.event, self.target, self.id) = (selector, event, target, id)
  }
}

package enum ImportedTarget: Hashable, Sendable {
  case controller(ImportedID)
  /// A view of the same file, such as the cell around a button.
  case view(ImportedID)
  /// The first responder that has the method.
  case responderChain
  /// An object that is neither, by its class or the file's word for it.
  case object(String)
}

/// The end of a segue or a relationship.
package enum ImportedDestination: Hashable, Sendable {
  case controller(ImportedID)
  /// The exit of a scene: back to the controller that has the selector.
  case unwind(String)
  /// A controller that no given file has: the reason in words.
  case missing(String)
}

package struct ImportedSegue: Equatable, Sendable {
  package var id: ImportedID?
  package var place: ImportPlace
  package var kind: Kind
  /// The identifier, by which code performs it.
  package var identifier: String?
  package var destination: ImportedDestination
  /// The person's act that performs it.
  package var trigger: Trigger
  /// UIKit's word for the presentation style; nil for the destination's own.
  package var presentationStyle: String?
  /// False if it shows no transition.
  package var isAnimated = true
  /// The class of a custom segue, whose code is unknown.
  package var customClass: String?
  /// The method that makes the destination; its code is unknown.
  package var creationSelector: String?

  package init(
    _ kind: Kind, to destination: ImportedDestination, by trigger: Trigger, place: ImportPlace,
    id: ImportedID? = nil
  ) {
    (self.kind, self.destination, self.trigger) = (kind, destination, trigger)
    (self.place, self.id) = (place, id)
  }

  package enum Kind: String, CaseIterable, Sendable {
    /// Onto the navigation stack, or else presented; `push` of older files included.
    case show
    /// Into the detail side of a split view, or else like `show`.
    case showDetail
    case present
    /// Presented in a popover, which is a sheet on a phone.
    case popover
    /// The view of a container view.
    case embed
    /// Back to an earlier controller.
    case unwind
    /// By a class of the app's.
    case custom
  }

  /// The person's act that performs a segue.
  package enum Trigger: String, CaseIterable, Sendable {
    /// A tap on the control, bar item or view, or its gesture.
    case tap
    case selection
    case accessory
    /// The loading of the view around a container view.
    case loading
    /// Code only: the segue belongs to a controller.
    case code
  }
}

package struct ImportedGesture: Equatable, Sendable {
  /// The greatest number of fingers that a recogniser can need.
  package static let mostFingers = 10

  /// The identity in the file; nil if the file has none.
  package var id: ImportedID?
  package var place: ImportPlace
  /// The class, with UIKit's recogniser as its base.
  package var type: ImportedType
  /// The number of taps that a tap recogniser needs.
  package var taps = 1
  /// The number of taps before a long press.
  package var tapsBeforePress = 0
  /// The number of fingers of a tap, a swipe or a long press.
  package var touches = 1
  /// The least and the greatest number of fingers of a pan; nil for the default.
  package var minimumTouches, maximumTouches: Int?
  /// The direction of a swipe: `left`, `right`, `up` or `down`; nil for `right`.
  package var direction: String?
  /// The duration of a press in seconds; nil for the default.
  package var minimumPressDuration: Double?
  /// The edge of an edge pan: `left`, `right`, `up` or `down`.
  package var edge: String?
  /// False if the recogniser is disabled or takes only presses of a remote control.
  package var isEnabled = true
  /// The actions in sending order.
  package var actions: [ImportedAction] = []
  package var segues: [ImportedSegue] = []
  /// The outlets by which others hold it.
  package var names: [ImportedName] = []
}

package struct ImportedOutlet: Hashable, Sendable {
  package var name: String
  /// The element that it holds.
  package var destination: ImportedID
  /// True for a member of an outlet collection.
  package var isCollection: Bool
  /// False if UIKit declares it, or if it holds no part of the app, such as a constraint.
  package var isOfApp = true

  package init(_ name: String, to destination: ImportedID, isCollection: Bool = false) {
    (self.name, self.destination, self.isCollection) = (name, destination, isCollection)
  }
}

/// A button or a space of a navigation bar or a toolbar.
package struct ImportedBarItem: Equatable, Sendable {
  package var id: ImportedID?
  package var place: ImportPlace
  package var type = ImportedType("UIBarButtonItem")
  package var title: String?
  package var image: String?
  /// UIKit's word for a system item, such as `add`; `flexibleSpace` and `fixedSpace` are spaces.
  package var systemItem: String?
  package var identifier: String?
  package var label: String?
  /// The number for the app's use.
  package var tag = 0
  package var isEnabled = true
  /// The view that it shows in place of a button.
  package var customView: ImportedNode?
  /// The actions: one at most in a file.
  package var actions: [ImportedAction] = []
  package var segues: [ImportedSegue] = []
  /// The outlets by which others hold it.
  package var names: [ImportedName] = []

  /// True for an item that only keeps others apart.
  package var isSpace: Bool { systemItem == "flexibleSpace" || systemItem == "fixedSpace" }
}
