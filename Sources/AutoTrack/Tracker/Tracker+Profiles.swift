/// Profile records of the person and records of items; they are not events.
extension Tracker {
  /// Sets properties of the person's profile, replacing earlier values.
  public func setProfile(_ inputs: PropertyInputs) { capture(.profileSet, inputs) }

  /// Sets properties of the person's profile that have no value yet.
  public func setProfileOnce(_ inputs: PropertyInputs) { capture(.profileSetOnce, inputs) }

  /// Removes one property of the person's profile.
  public func unsetProfile(_ key: PropertyInput) {
    capture(.profileUnset, PropertyInputs([.init(name: key, value: true)]))
  }

  /// Deletes the person's profile.
  public func deleteProfile() { capture(.profileDelete, [:]) }

  /// Increments numbers of the profile; properties of other types are dropped (SA-E15).
  public func incrementProfile(_ inputs: PropertyInputs) {
    capture(.profileIncrement, inputs)
  }

  /// Appends to lists of the profile; properties of other types are dropped (SA-E15).
  public func appendProfile(_ inputs: PropertyInputs) {
    capture(.profileAppend, inputs)
  }

  /// Sets properties of an item; its type follows the naming rules of properties.
  public func setItem(type: String, id: String, _ inputs: PropertyInputs = [:]) {
    capture(.itemSet, inputs, item: .init(type: type, id: id))
  }

  /// Deletes an item.
  public func deleteItem(type: String, id: String) {
    capture(.itemDelete, [:], item: .init(type: type, id: id))
  }

  private func capture(
    _ kind: EventKind, _ inputs: PropertyInputs, item: EventExtras.Item? = nil
  ) {
    guard requireOutlet(kind.rawValue) != nil else { return }
    item?.entries(kind).forEach(log.record)
    capture(
      EventName(kind.rawValue), kind: kind, inputs,
      for: PropertyPurpose(of: kind, onPage: false), item: item, of: .words(kind.rawValue))
  }
}
