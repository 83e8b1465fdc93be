import MiniUI

extension Assignment {
  /// Sets the property; the fault says that the object has none of that name.
  func apply(to object: DynamicObject) -> StepFault? {
    property.value.apply(value, to: object)
  }
}
