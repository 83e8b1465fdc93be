import LabLanguage
package import MiniUI

extension Assignment {
  /// Sets the property; returns a fault if the object does not have it.
  package func apply(to object: DynamicObject) -> StepFault? {
    property.value.apply(value, to: object)
  }
}
