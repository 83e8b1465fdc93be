import MiniUI

extension AppCheck {
  /// Looks at a controller that is made, and at what it begins with.
  func check(_ controller: ControllerDescription, as role: String) {
    if controller.kind == .plain {
      if let name = controller.className { checkController(name, as: role) }
    } else if let name = controller.className {
      checkContainer(name, of: controller.kind)
    }
    for child in controller.children {
      check(child, as: controller.kind.childRole)
      checkNesting(of: child, in: controller)
    }
  }

  /// A class that stands for a container of UIKit's has to inherit from it.
  private func checkContainer(_ name: Located<String>, of kind: ControllerDescription.Kind) {
    let containers = classes.ownNames.filter { classes.isKind($0, of: kind.className) }
    guard !refusesPrivate(name) else { return }
    guard classes.isKnown(name.value) else { return recordUnknown(name, among: containers) }
    guard let found = classes.kind(of: name.value, isNot: kind.className) else { return }
    mistakes.record(
      "a container of this kind is a \(kind.className); \(name.value) is \(found)",
      at: name.range)
  }

  /// UIKit refuses a stack on a stack.
  private func checkNesting(
    of child: ControllerDescription, in parent: ControllerDescription
  ) {
    guard parent.kind == .navigation, let range = child.firstRange,
      child.kind == .navigation || classes.isKind(child.type, of: "UINavigationController")
    else { return }
    mistakes.record("a navigation controller lies in no other", at: range)
  }

  /// Looks at what a class of controllers begins with.
  func checkSettings(of entry: Entry<ClassDescription>) {
    for child in entry.value.children { checkController(child.value.className, as: "a child") }
    let settings = entry.value.settings
    for setting in settings { checkButtons(of: setting.value.value, sentTo: entry.key.value) }
    checkSides(settings, .leftBarButton, .leftBarButtons)
    checkSides(settings, .rightBarButton, .rightBarButtons)
  }

  private func checkSides(
    _ settings: [ViewDescription.Setting], _ one: Property, _ several: Property
  ) {
    let found = settings.filter { [one, several].contains($0.property) }
    guard found.count > 1, let last = found.last else { return }
    mistakes.record(
      "\(one.rawValue.quoted) and \(several.rawValue.quoted) set the same buttons",
      at: last.value.range, remedy: "leave one of them out")
  }

  /// The actions of bar buttons have to exist, as those of controls.
  func checkButtons(of value: PropertyValue, sentTo name: String) {
    guard case .barButtons(let buttons) = value else { return }
    let names = classes.descendants(of: name)
    for action in buttons.compactMap(\.action) {
      actionCheck.check(action, of: names, or: "\(name) does not respond")
    }
  }
}

extension ControllerDescription {
  /// Where something of it is written; containers have no place of their own.
  fileprivate var firstRange: Range<Int>? {
    className?.range ?? children.lazy.compactMap(\.firstRange).first
  }
}

extension ControllerDescription.Kind {
  /// What messages call a child of such a container.
  fileprivate var childRole: String {
    switch self {
    case .plain: "a child"
    case .tabs: "a tab"
    case .navigation: "a screen on a stack"
    case .page: "a page"
    }
  }
}
