import LabLanguage
package import MiniUI

/// A change of the device, or of the apps on it.
extension DeviceOperation: PerformableVerb {
  static let kind = VerbKind(
    Fields.required(
      "device", DeviceOperation.reader, "A change of the device or of an app on it."))

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    try simulation.apply(self)
    return nil
  }
}

extension ServerChange: PerformableVerb {
  static let kind = VerbKind(
    Fields.required(
      "server", ServerChange.reader,
      "The faults of later deliveries, which replace the previous faults."))

  package var featureOfAutoTrack: String? { "'server'" }

  package func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    simulation.servers.faults.apply(self)
    return nil
  }
}
