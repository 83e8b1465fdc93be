/// An event as it is kept and sent: encoded once, known by an id that no other record has.
public struct Record: Equatable, Sendable {
  /// `run-sequence`.
  public typealias ID = String

  /// What a server tells repeats by.
  public var id: ID { "\(session)-\(sequence)" }
  /// The run of the app that made it: 32 hex digits; its sequence counts from 1.
  public let session: String
  /// Which event of the run it is.
  public let sequence: Int
  /// What happened, or the kind of record.
  public let event: String
  /// Milliseconds since 1970 on the device's clock.
  public let time: Int
  /// The event in its encoding: JSON begins with `{`, protobuf with the tag of field 1 (0x0A).
  public let content: [UInt8]

  /// Takes the parts as they are.
  public init(session: String, sequence: Int, event: String, time: Int, content: [UInt8]) {
    self.session = session
    self.sequence = sequence
    self.event = event
    self.time = time
    self.content = content
  }
}
