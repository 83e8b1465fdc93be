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

/// The fields of a value, shared by `Value` and `Property` of `docs/event.proto`.
enum ValueField {
  static let text: UInt8 = 2
  /// An integer, or a double that equals one in 64 bits, as in JSON.
  static let integer: UInt8 = 3
  /// Any other number.
  static let number: UInt8 = 4
  static let flag: UInt8 = 5
  static let list: UInt8 = 6
}

enum ProtobufSize {
  /// Returns the size of a field with a tag, a length and `count` bytes.
  static func counted(_ count: Int) -> Int { 1 + varint(UInt(bitPattern: count)) + count }

  /// Returns the size of a string field; a missing text has none.
  static func text(_ text: String?) -> Int { text.map { counted($0.utf8.count) } ?? 0 }

  /// Returns the size of a number with seven bits in each byte.
  static func varint(_ number: UInt) -> Int {
    number < 0x80 ? 1 : (70 - (number | 1).leadingZeroBitCount) / 7
  }
}

extension Event {
  /// The event as an `Event` of `docs/event.proto`, with the same contents as its JSON.
  package var protobuf: [UInt8] {
    var writer = ProtobufWriter()
    write(to: &writer)
    return writer.bytes
  }

  /// Appends all fields of an event, in the order of their numbers.
  ///
  /// The room for all of them is made before, because a check for each takes most of the time.
  package func write(to writer: inout ProtobufWriter) {
    writer.fields(atMost: protobufRoom) { event in
      event.text(EventField.type, kind.rawValue)
      if kind.isTrack { event.text(EventField.event, name.text) }
      event.number(EventField.time, time)
      event.number(EventField.sequence, sequence)
      event.fixed(EventField.trackID, trackID)
      if let person { person.write(loginID: loginID, to: &event) }
      eachOfLibrary { event.property(EventField.library, $0, $1) }
      eachProperty { event.property(EventField.properties, $0, $1) }
      if let project { event.text(EventField.project, project) }
      if let token { event.text(EventField.token, token) }
      guard let extras else { return }
      extras.item?.write(to: &event)
      if let originalID = extras.originalID { event.text(EventField.originalID, originalID) }
      if extras.page != nil { event.number(EventField.isHybrid, 1) }
    }
  }

  /// An upper bound of the bytes that the event takes.
  private var protobufRoom: Int {
    // The screen of a click is in its details and, once more, in `lib`.
    var room = 640 + context.roughSize + 2 * details.roughSize
    room += kind.rawValue.utf8.count + name.text.utf8.count
    room += context.library.appVersion.utf8.count + (extras?.page?.library.roughSize ?? 0)
    room += ProtobufSize.text(project) + ProtobufSize.text(token)
    if let extras {
      room += ProtobufSize.text(extras.originalID)
      room += ProtobufSize.text(extras.item?.type) + ProtobufSize.text(extras.item?.id)
    }
    guard let person else { return room }
    room += ProtobufSize.text(person.anonymousID) + ProtobufSize.text(person.distinctID)
    return room + ProtobufSize.text(loginID) + person.identities.roughSize
  }
}

extension Author {
  /// Appends an `Author`; the login id may be known to a page only.
  func write(loginID: String?, to event: inout OutputSpan<UInt8>) {
    let (anonymousID, identities) = (namesInstallation ? anonymousID : nil, identities)
    let texts =
      ProtobufSize.text(anonymousID) + ProtobufSize.text(distinctID) + ProtobufSize.text(loginID)
    event.message(EventField.author, size: texts + identities.protobufSize)
    if let anonymousID { event.text(1, anonymousID) }
    event.text(2, distinctID)
    if let loginID { event.text(3, loginID) }
    for (key, value) in identities { event.property(4, key, value) }
  }
}

extension EventExtras.Item {
  fileprivate func write(to event: inout OutputSpan<UInt8>) {
    event.message(EventField.item, size: ProtobufSize.text(type) + ProtobufSize.text(id))
    event.text(1, type)
    event.text(2, id)
  }
}

extension Value {
  /// The size of the value's field; linear for lists.
  var protobufSize: Int {
    switch self {
    case .string(let text): ProtobufSize.counted(text.utf8.count)
    case .integer(let integer): 1 + ProtobufSize.varint(integer.zigzag)
    case .double(let number):
      number.wholeNumber.map { 1 + ProtobufSize.varint($0.zigzag) } ?? 9
    case .bool: 2
    case .list(let values): ProtobufSize.counted(values.protobufSize)
    }
  }
}

extension Properties {
  /// The size of the properties, each as a field.
  fileprivate var protobufSize: Int {
    let pairs = pairs.span
    var size = 0
    for place in pairs.indices {
      let (key, value) = (ProtobufSize.text(pairs[place].key), pairs[place].value.protobufSize)
      size += ProtobufSize.counted(key + value)
    }
    return size
  }
}

extension [Value] {
  /// The size of the values in a `List`, each as a message.
  var protobufSize: Int { reduce(0) { $0 + ProtobufSize.counted($1.protobufSize) } }
}

extension Int {
  /// The number as a `sint64`, in which numbers near 0 are short, negative ones included.
  var zigzag: UInt { UInt(bitPattern: self << 1 ^ self >> (Int.bitWidth - 1)) }
}
