import LabLanguage
import MiniUI

extension SentMessage {
  /// Sends the message; a message that is not implemented crashes the simulated app.
  ///
  /// The types are those of the method if the argument fits them. Otherwise they follow from the
  /// argument, and the app ends with an exception that names both.
  func send(to object: DynamicObject) {
    let table = object.table
    let known = MethodTypes.known(selector.value, in: object.isa, table)
    if known == nil, argument == nil, PlainGetter.read(selector.value, of: object) { return }
    let kind = known.flatMap { fits($0) ? $0 : nil } ?? natural
    send(table.selector(selector.value), as: kind, to: object)
  }

  private var flag: Bool {
    if case .flag(let flag) = argument { flag } else { false }
  }

  private var integer: Int {
    if case .integer(let number) = argument { number } else { 0 }
  }

  private var text: String? {
    if case .text(let text) = argument { text } else { nil }
  }

  private func fits(_ kind: ShapeKind) -> Bool {
    switch (argument, kind) {
    case (nil, _), (.flag, .boolToVoid), (.integer, .intToVoid): true
    case (.text, .textToVoid), (.null, .textToVoid): true
    case (.null, .objectToVoid), (.null, .objectsToVoid), (.null, .objectToBool): true
    case (.null, .objectsToBool), (.null, .objectToObject): true
    default: false
    }
  }

  private var natural: ShapeKind {
    switch argument {
    case .flag: .boolToVoid
    case .integer: .intToVoid
    case .text: .textToVoid
    case .null, nil: MethodTypes.natural(selector.value) ?? .objectsToVoid
    }
  }

  /// Sends with these types and discards the result.
  private func send(_ name: SelectorID, as kind: ShapeKind, to object: DynamicObject) {
    switch kind {
    case .toVoid: object.send(Message<ToVoid>(name))()
    case .boolToVoid: object.send(Message<BoolToVoid>(name))(flag)
    case .intToVoid: object.send(Message<IntToVoid>(name))(integer)
    case .textToVoid: object.send(Message<TextToVoid>(name))(text)
    case .objectToVoid: object.send(Message<ObjectToVoid>(name))(nil)
    case .objectsToVoid: object.send(Message<ObjectsToVoid>(name))(nil, nil)
    case .selectorToVoid: object.send(Message<SelectorToVoid>(name))(name)
    case .actionToVoid: object.send(Message<ActionToVoid>(name))(name, nil, nil)
    case .toBool: _ = object.send(Message<ToBool>(name))()
    case .objectToBool: _ = object.send(Message<ObjectToBool>(name))(nil)
    case .objectsToBool: _ = object.send(Message<ObjectsToBool>(name))(nil, nil)
    case .selectorToBool: _ = object.send(Message<SelectorToBool>(name))(name)
    case .actionToBool: _ = object.send(Message<ActionToBool>(name))(name, nil, nil, nil)
    case .pointToBool: _ = object.send(Message<PointToBool>(name))(.zero, nil)
    case .toObject: _ = object.send(Message<ToObject>(name))()
    case .objectToObject: _ = object.send(Message<ObjectToObject>(name))(nil)
    case .selectorToObject: _ = object.send(Message<SelectorToObject>(name))(name)
    case .pointToObject: _ = object.send(Message<PointToObject>(name))(.zero, nil)
    case .toInt: _ = object.send(Message<ToInt>(name))()
    case .toDouble: _ = object.send(Message<ToDouble>(name))()
    case .toText: _ = object.send(Message<ToText>(name))()
    default: send(name, as: natural, to: object)
    }
  }
}

/// UIKit getters that the simulation reads without a message.
///
/// A step that sends such a getter ignores its result. It must not crash, because real UIKit has
/// the method.
private enum PlainGetter {
  /// Reads the getter of a selector; returns false if the object's class has none.
  static func read(_ selector: String, of object: DynamicObject) -> Bool {
    let isKnown = names.contains { row in
      row.getters.contains(selector)
        && object.table[row.owner].map { object.isa.isSubclass(of: $0) } == true
    }
    // The only getter with a side effect: a controller loads its view.
    if isKnown, selector == "view" { _ = (object as? ViewController)?.view }
    return isKnown
  }

  private static let names: [(owner: String, getters: Set<String>)] = [
    ("NSObject", ["debugDescription", "description", "hash", "self", "superclass"]),
    (
      "UIViewController",
      [
        "childViewControllers", "isViewLoaded", "modalPresentationStyle", "navigationController",
        "navigationItem", "parentViewController", "presentedViewController",
        "presentingViewController", "tabBarController", "tabBarItem", "title", "view",
        "viewIfLoaded",
      ]
    ),
    ("UINavigationController", ["navigationBar", "topViewController", "viewControllers"]),
    (
      "UITabBarController",
      ["selectedIndex", "selectedViewController", "tabBar", "viewControllers"]
    ),
    ("UIPageViewController", ["viewControllers"]),
    (
      "UIView",
      [
        "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alpha", "bounds",
        "frame", "gestureRecognizers", "isHidden", "isUserInteractionEnabled", "subviews",
        "superview", "tag", "window",
      ]
    ),
    ("UIControl", ["isEnabled", "isHighlighted", "isSelected"]),
    (
      "UIButton",
      [
        "currentBackgroundImage", "currentImage", "currentTitle", "currentTitleColor",
        "currentTitleShadowColor", "imageView", "titleLabel",
      ]
    ),
    ("UILabel", ["text"]),
    ("UITextField", ["placeholder", "text"]),
    ("UITextView", ["text"]),
    ("UISearchBar", ["placeholder", "text"]),
    ("UIScrollView", ["contentInset", "contentOffset", "contentSize"]),
    ("UISwitch", ["isOn"]),
    ("UISlider", ["maximumValue", "minimumValue", "value"]),
    ("UIStepper", ["maximumValue", "minimumValue", "value"]),
    ("UISegmentedControl", ["numberOfSegments", "selectedSegmentIndex"]),
    ("UIPageControl", ["currentPage", "numberOfPages"]),
    ("UITableView", ["numberOfSections", "rowHeight"]),
    ("UICollectionView", ["numberOfSections"]),
  ]
}
