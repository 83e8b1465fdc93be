import MiniUI

extension Assignment {
  /// Sets the property; the fault says that the object has none of that name.
  func apply(to object: DynamicObject) -> StepFault? {
    if property.value.set(value, on: object) { return nil }
    let owner = (object as? View)?.summary ?? object.class.name
    return StepFault("\(owner) has no \(property.value.rawValue.quoted)")
  }
}
