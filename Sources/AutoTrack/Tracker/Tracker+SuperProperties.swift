import MiniUI

/// What every event is to say.
extension Tracker {
  /// Registers properties that every event carries from now on, also after a relaunch (SA-E17).
  public func registerSuperProperties(_ inputs: PropertyInputs) {
    guard let outlet = requireOutlet("registerSuperProperties") else { return }
    let notes = outlet.builder.superProperties.register(
      inputs, minutesFromGMT: process.device.timeZone.minutesFromGMT)
    for note in notes { log.record(.badProperty(event: nil, note)) }
    outlet.builder.keepSuperProperties()
  }

  /// Takes one back, by its exact case; a key that nobody knows changes nothing (SA-E18).
  public func unregisterSuperProperty(_ key: String?) {
    guard let outlet = requireOutlet("unregisterSuperProperty") else { return }
    outlet.builder.superProperties.unregister(key)
    outlet.builder.keepSuperProperties()
  }

  /// Takes all back.
  public func clearSuperProperties() {
    guard let outlet = requireOutlet("clearSuperProperties") else { return }
    outlet.builder.superProperties.clear()
    outlet.builder.keepSuperProperties()
  }

  /// Asks a closure for further properties, whenever an event is made (SA-E23); nil asks nobody.
  public func registerDynamicSuperProperties(_ answer: (() -> PropertyInputs)?) {
    requireOutlet("registerDynamicSuperProperties")?.builder.dynamicSuperProperties = answer
  }

  /// What is registered, the answers of a closure apart.
  public var superProperties: Properties { outlet?.builder.superProperties.registered ?? [:] }
}
