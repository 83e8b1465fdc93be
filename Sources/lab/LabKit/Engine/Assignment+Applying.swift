import LabLanguage
package import MiniUI

extension Assignment {
  /// Sets the property; returns a fault if the object does not have it.
  package func apply(to object: DynamicObject) -> StepFault? {
    property.value.apply(value, to: object)
  }
}

extension Property {
  /// Sets the property; returns a fault if the object does not have it.
  package func apply(_ value: PropertyValue, to object: DynamicObject) -> StepFault? {
    if set(value, of: object) { return nil }
    let owner = (object as? View)?.summary ?? object.class.name
    return StepFault("\(owner) has no \(key.quoted)")
  }
}
