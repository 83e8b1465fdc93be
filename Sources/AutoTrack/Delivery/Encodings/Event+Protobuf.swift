/// The field numbers of an `Event` in `docs/event.proto`.
enum EventField {
  /// The kind of record; never empty, so every event begins with this field.
  static let type: UInt8 = 1
  static let event: UInt8 = 2
  static let time: UInt8 = 3
  /// The number among the tracker's events.
  static let sequence: UInt8 = 4
  /// `_track_id`.
  static let trackID: UInt8 = 5
  static let author: UInt8 = 6
  /// The entries of `lib`, a `Property` each.
  static let library: UInt8 = 7
  /// The entries of `properties`, a `Property` each.
  static let properties: UInt8 = 8
  static let project: UInt8 = 9
  static let token: UInt8 = 10
  static let item: UInt8 = 11
  /// The distinct id before a sign-up.
  static let originalID: UInt8 = 12
  /// `_hybrid_h5`.
  static let isHybrid: UInt8 = 13
  /// `_flush_time`, which only requests have.
  static let flushTime: UInt8 = 14
}

extension Event {
  /// The event as an `Event` of `docs/event.proto`, with the same contents as its JSON.
  package var protobuf: [UInt8] {
    var writer = ProtobufWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Appends all fields of an event, in the order of their numbers.
  func write(to writer: inout ProtobufWriter) {
    writeHead(to: &writer)
    if let person { person.write(loginID: loginID, to: &writer) }
    writer.properties(EventField.library, library)
    writer.properties(EventField.properties, properties)
    writer.overrides(project: project, token: token)
    guard let extras else { return }
    extras.item?.write(to: &writer)
    if let originalID = extras.originalID { writer.text(EventField.originalID, originalID) }
    if extras.page != nil { writer.yes(EventField.isHybrid) }
  }

  /// Appends the fields that events never share.
  func writeHead(to writer: inout ProtobufWriter) {
    writer.head(
      kind.rawValue, kind.isTrack ? name.text : nil, time: time, sequence: sequence,
      trackID: trackID)
  }
}

extension ProtobufWriter {
  /// Appends the project and the token that are not nil.
  mutating func overrides(project: String?, token: String?) {
    if let project { text(EventField.project, project) }
    if let token { text(EventField.token, token) }
  }
}

extension Author {
  /// Appends an `Author`; the login id may be known to a page only.
  func write(loginID: String?, to writer: inout ProtobufWriter) {
    var fields = ProtobufWriter(capacity: 256)
    if namesInstallation { fields.text(1, anonymousID) }
    fields.text(2, distinctID)
    if let loginID { fields.text(3, loginID) }
    fields.properties(4, identities)
    writer.message(EventField.author, size: fields.bytes.count)
    writer.copy(fields.bytes[...])
  }
}

extension EventExtras.Item {
  fileprivate func write(to writer: inout ProtobufWriter) {
    let sizes = [type, id].map { ProtobufSize.counted($0.utf8.count) }
    writer.message(EventField.item, size: sizes[0] + sizes[1])
    writer.text(1, type)
    writer.text(2, id)
  }
}
