/// An event as it is stored and sent: encoded once, with a unique id.
public struct Record: Equatable, Sendable {
  /// The id of a record, `run-sequence`.
  public typealias ID = String

  /// The id, by which a server recognises resent records.
  public var id: ID { "\(session)-\(sequence)" }
  /// The id of the run: 32 hex digits.
  public let session: String
  /// The number of the event in the run, from 1.
  public let sequence: Int
  /// The name of the event, or the kind of record.
  public let event: String
  /// The time in milliseconds since 1970, by the device's clock.
  public let time: Int
  /// The encoded event: JSON begins with `{`, protobuf with the tag of field 1 (0x0A).
  public let content: [UInt8]

  /// Creates a record.
  public init(session: String, sequence: Int, event: String, time: Int, content: [UInt8]) {
    self.session = session
    self.sequence = sequence
    self.event = event
    self.time = time
    self.content = content
  }
}
