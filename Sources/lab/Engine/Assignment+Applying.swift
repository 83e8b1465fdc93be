import MiniUI

extension Assignment {
  /// Sets the property; returns a fault if the object does not have it.
  func apply(to object: DynamicObject) -> StepFault? {
    property.value.apply(value, to: object)
  }
}
