import LabLanguage
package import MiniUI

extension Property {
  /// Sets the property as the app's code would, with messages where UIKit has setters.
  ///
  /// - Returns: A fault if the object does not have the property.
  package func apply(_ value: PropertyValue, to object: DynamicObject) -> StepFault? {
    if set(value, on: object) { return nil }
    let owner = (object as? View)?.summary ?? object.class.name
    return StepFault("\(owner) has no \(rawValue.quoted)")
  }

  private func set(_ value: PropertyValue, on object: DynamicObject) -> Bool {
    switch object {
    case let controller as ViewController: set(value, ofController: controller)
    case let view as View:
      set(value, ofView: view) || set(value, ofControl: view) || set(value, ofText: view)
        || set(value, ofContent: view)
    default: false
    }
  }

  private func set(_ value: PropertyValue, ofView view: View) -> Bool {
    switch (self, value) {
    case (.id, .text(let text)): view.accessibilityIdentifier = text
    case (.label, .text(let text)): view.accessibilityLabel = text
    case (.frame, .numbers(let numbers)): view.frame = Rect(numbers)
    case (.hidden, .flag(let flag)): view.isHidden = flag
    case (.alpha, .number(let number)): view.alpha = number
    case (.interactive, .flag(let flag)): view.isUserInteractionEnabled = flag
    case (.tag, .integer(let number)): view.tag = number
    default: return false
    }
    return true
  }

  private func set(_ value: PropertyValue, ofControl view: View) -> Bool {
    guard let control = view as? Control else { return false }
    switch (self, value) {
    case (.enabled, .flag(let flag)): control.isEnabled = flag
    case (.selected, .flag(let flag)): control.isSelected = flag
    default: return false
    }
    return true
  }
}
