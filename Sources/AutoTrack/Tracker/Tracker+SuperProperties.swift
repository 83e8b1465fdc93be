import MiniUI

/// Properties that every event carries.
extension Tracker {
  /// Registers properties that every event carries from now on, also after a relaunch (SA-E17).
  public func registerSuperProperties(_ inputs: PropertyInputs) {
    guard let outlet = requireOutlet("registerSuperProperties") else { return }
    let notes = outlet.builder.superProperties.register(
      inputs, minutesFromGMT: process.device.timeZone.minutesFromGMT)
    for note in notes { log.record(.badProperty(event: nil, note)) }
    outlet.builder.keepSuperProperties()
  }

  /// Removes a super property; the case must match, and an unknown key has no effect (SA-E18).
  public func unregisterSuperProperty(_ key: String?) {
    guard let outlet = requireOutlet("unregisterSuperProperty") else { return }
    outlet.builder.superProperties.unregister(key)
    outlet.builder.keepSuperProperties()
  }

  /// Removes all super properties.
  public func clearSuperProperties() {
    guard let outlet = requireOutlet("clearSuperProperties") else { return }
    outlet.builder.superProperties.clear()
    outlet.builder.keepSuperProperties()
  }

  /// Sets a closure that adds properties to each event (SA-E23); nil removes it.
  public func registerDynamicSuperProperties(_ answer: (() -> PropertyInputs)?) {
    requireOutlet("registerDynamicSuperProperties")?.builder.dynamicSuperProperties = answer
  }

  /// The registered super properties, without the dynamic ones.
  public var superProperties: Properties { outlet?.builder.superProperties.registered ?? [:] }
}
