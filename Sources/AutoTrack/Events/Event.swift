/// Something that happened, as it is stored and sent: who, what, when and the details (S1.6).
public struct Event: Equatable, Sendable {
  /// What happened.
  public let name: EventName
  /// Milliseconds since 1970 on the device's clock.
  public let time: Int
  /// Counts a tracker's events over all its starts, and so orders those of one millisecond.
  public let sequence: Int
  /// Who did it: the login id, or the anonymous id before a login (S1.1).
  public let distinctID: String
  /// Which installation it was, before and after a login.
  public let anonymousID: String
  /// The event's own properties together with the automatic ones.
  public let properties: Properties

  /// Takes the parts as they are; nothing is validated or added.
  public init(
    _ name: EventName, time: Int, sequence: Int, distinctID: String, anonymousID: String,
    properties: Properties
  ) {
    self.name = name
    self.time = time
    self.sequence = sequence
    self.distinctID = distinctID
    self.anonymousID = anonymousID
    self.properties = properties
  }
}

extension Event: CustomStringConvertible {
  /// One line: `#3 $AppClick at 1577836800050 ms by A1B2: {"$title":"Home"}`.
  public var description: String {
    "#\(sequence) \(name) at \(time) ms by \(distinctID): \(properties)"
  }
}
