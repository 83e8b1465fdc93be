/// Facts about the person, and about things; none of them is something that happened.
extension Tracker {
  /// Facts about the person, in the place of what was known.
  public func setProfile(_ inputs: PropertyInputs) { capture(.profileSet, inputs) }

  /// Facts about the person, where nothing was known.
  public func setProfileOnce(_ inputs: PropertyInputs) { capture(.profileSetOnce, inputs) }

  /// A fact about the person that is not known any more.
  public func unsetProfile(_ key: PropertyInput) {
    capture(.profileUnset, PropertyInputs([.init(name: key, value: true)]))
  }

  /// Nothing is known about the person any more.
  public func deleteProfile() { capture(.profileDelete, [:]) }

  /// What to add to numbers about the person; anything but numbers is lost (SA-E15).
  public func incrementProfile(_ inputs: PropertyInputs) {
    capture(.profileIncrement, inputs)
  }

  /// What to append to lists about the person; anything but lists is lost (SA-E15).
  public func appendProfile(_ inputs: PropertyInputs) {
    capture(.profileAppend, inputs)
  }

  /// Facts about a thing of some type, a name as properties have.
  public func setItem(type: String, id: String, _ inputs: PropertyInputs = [:]) {
    capture(.itemSet, inputs, item: .init(type: type, id: id))
  }

  /// Nothing is known about a thing any more.
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
