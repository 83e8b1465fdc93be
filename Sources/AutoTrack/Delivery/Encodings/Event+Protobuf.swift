/// The fields of an `Event` in `docs/event.proto`.
enum EventField {
  /// What kind of record it is; it is never empty, so that every event begins with this field.
  static let type: UInt8 = 1
  /// What happened.
  static let event: UInt8 = 2
  /// When.
  static let time: UInt8 = 3
  /// Which of the tracker's events it is.
  static let sequence: UInt8 = 4
  /// `_track_id`.
  static let trackID: UInt8 = 5
  /// Who it is about.
  static let author: UInt8 = 6
  /// `lib`, a `Property` each.
  static let library: UInt8 = 7
  /// `properties`.
  static let properties: UInt8 = 8
  /// Where it belongs.
  static let project: UInt8 = 9
  /// The key to that.
  static let token: UInt8 = 10
  /// The thing that it is about.
  static let item: UInt8 = 11
  /// Who it was before a sign-up.
  static let originalID: UInt8 = 12
  /// `_hybrid_h5`.
  static let isHybrid: UInt8 = 13
  /// `_flush_time`, which only requests have.
  static let flushTime: UInt8 = 14
}

extension Event {
  /// One `Event` of `docs/event.proto`: all that its JSON says, and nothing else.
  package var protobuf: [UInt8] {
    var writer = ProtobufWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Appends the fields of a whole event, in the order of their numbers.
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

  /// Appends what no two events share.
  func writeHead(to writer: inout ProtobufWriter) {
    writer.head(
      kind.rawValue, kind.isTrack ? name.text : nil, time: time, sequence: sequence,
      trackID: trackID)
  }
}

extension ProtobufWriter {
  /// Appends where an event goes, if somebody says so.
  mutating func overrides(project: String?, token: String?) {
    if let project { text(EventField.project, project) }
    if let token { text(EventField.token, token) }
  }
}

extension Author {
  /// Appends an `Author`; who is logged in may be known to a page alone.
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
  /// Appends an `Item`.
  fileprivate func write(to writer: inout ProtobufWriter) {
    let sizes = [type, id].map { ProtobufSize.counted($0.utf8.count) }
    writer.message(EventField.item, size: sizes[0] + sizes[1])
    writer.text(1, type)
    writer.text(2, id)
  }
}
