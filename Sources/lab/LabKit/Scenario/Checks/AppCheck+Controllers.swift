import LabLanguage
import MiniUI

extension AppCheck {
  /// Checks a controller to be made, and its initial children.
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

  /// Checks that a container's class inherits from UIKit's.
  private func checkContainer(_ name: Located<String>, of kind: ControllerDescription.Kind) {
    let containers = classes.ownNames.filter { classes.isKind($0, of: kind.className) }
    guard !refusesPrivate(name) else { return }
    guard classes.isKnown(name.value) else { return recordUnknown(name, among: containers) }
    guard let found = classes.kind(of: name.value, isNot: kind.className) else { return }
    mistakes.record(
      "a container of this kind is a \(kind.className); \(name.value) is \(found)",
      at: name.range)
  }

  /// Rejects a stack on a stack, as UIKit does.
  private func checkNesting(
    of child: ControllerDescription, in parent: ControllerDescription
  ) {
    guard parent.kind == .navigation, let range = child.firstRange,
      child.kind == .navigation || classes.isKind(child.type, of: "UINavigationController")
    else { return }
    mistakes.record("a navigation controller cannot contain another", at: range)
  }

  func checkSettings(of entry: Entry<ClassDescription>) {
    for child in entry.value.children { checkController(child.value.className, as: "a child") }
    let settings = entry.value.settings
    for setting in settings {
      checkButtons(of: setting.value.value, sentTo: entry.key.value)
      if !setting.property.owners.contains("UIViewController"),
        !classes.has(setting.property, in: entry.key.value)
      {
        record(setting.property, at: setting.value.range, isMissingIn: entry.key.value)
      }
    }
    checkSides(settings, .leftBarButton, .leftBarButtons)
    checkSides(settings, .rightBarButton, .rightBarButtons)
  }

  private func checkSides(
    _ settings: [ViewDescription.Setting], _ one: Property, _ several: Property
  ) {
    let found = settings.filter { [one, several].contains($0.property) }
    guard found.count > 1, let last = found.last else { return }
    mistakes.record(
      "\(one.key.quoted) and \(several.key.quoted) set the same buttons",
      at: last.value.range, remedy: "remove one of them")
  }

  /// Checks that the receivers of bar buttons respond to their actions.
  func checkButtons(of value: PropertyValue, sentTo name: String) {
    for action in value.barButtons.compactMap(\.action) { check(action, sentTo: name) }
  }
}

extension ControllerDescription {
  /// The first place of it in the file; containers have no place themselves.
  fileprivate var firstRange: Range<Int>? {
    className?.range ?? children.lazy.compactMap(\.firstRange).first
  }
}

extension ControllerDescription.Kind {
  /// The role of a container's child, as messages name it.
  fileprivate var childRole: String {
    switch self {
    case .plain: "a child"
    case .tabs: "a tab"
    case .navigation: "a screen on a stack"
    case .page: "a page"
    case .split: "a column"
    }
  }
}
