import LabLanguage
import MiniUI

/// The properties of controllers.
extension Property {
  /// Sets a property of a controller; returns false for any other property.
  func set(_ value: PropertyValue, ofController controller: ViewController) -> Bool {
    switch (self, value) {
    case (.title, .text(let text)): controller.title = text
    case (.navigationTitle, .text(let text)): controller.navigationItem.title = text
    case (.tabBarTitle, .text(let text)): controller.tabBarItem.title = text
    case (.leftBarButton, .barButtons(let buttons)), (.leftBarButtons, .barButtons(let buttons)):
      controller.navigationItem.leftBarButtonItems = buttons.map { $0.item(of: controller) }
    case (.rightBarButton, .barButtons(let buttons)), (.rightBarButtons, .barButtons(let buttons)):
      controller.navigationItem.rightBarButtonItems = buttons.map { $0.item(of: controller) }
    case (.presentationStyle, .presentationStyle(let style)):
      controller.modalPresentationStyle = style.ofUIKit
    default: return false
    }
    return true
  }
}

extension BarButtonDescription {
  /// Makes the bar button; its action goes to the controller.
  fileprivate func item(of controller: ViewController) -> BarButtonItem {
    let item = BarButtonItem(
      title: title, target: action == nil ? nil : controller,
      action: action.map { controller.table.selector($0.value) }, in: controller.process)
    item.accessibilityIdentifier = identifier
    return item
  }
}

extension PresentationStyle {
  /// The same style in MiniUI's terms.
  var ofUIKit: ModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen: .overFullScreen
    }
  }
}
