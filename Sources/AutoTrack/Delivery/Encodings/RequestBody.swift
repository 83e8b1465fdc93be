package struct RequestBody: Equatable, Sendable {
  package let bytes: [UInt8]
  /// The media type, such as `application/json`.
  package let contentType: String
}

/// The encodings of events and of requests' bodies (docs/delivery.md).
public enum EventEncoding: String, Sendable, CaseIterable {
  /// JSON objects; a body is an array of them.
  case json
  /// Messages of `docs/event.proto`; a body is an `EventBatch`.
  case protobuf
  /// JSON objects; a body is a form with their compressed array (docs/delivery.md).
  case form

  /// Returns the body of a request with encoded events.
  ///
  /// Events that an earlier run stored in another encoding give a body of that encoding. With a
  /// time, each event carries it as `_flush_time`, in milliseconds since 1970.
  package func body(of contents: [[UInt8]], flushedAt time: Int? = nil) -> RequestBody {
    if contents.first?.first == Self.firstByteOfProtobuf {
      return RequestBody(protobuf: contents, flushedAt: time)
    }
    return self == .form
      ? RequestBody(form: contents, flushedAt: time) : RequestBody(json: contents, flushedAt: time)
  }

  /// The tag of an event's first field, which is always present; JSON begins with a brace.
  private static let firstByteOfProtobuf: UInt8 = 0x0A
}

/// Base64, which encodes three bytes as four characters (RFC 4648 §4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the text without line breaks, padded with `=`.
  static func text(of bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) { $0 << 8 | Int($1 < group.count ? group[start + $1] : 0) }
      for place in 0..<4 {
        let isFilling = place > group.count
        letters.append(
          isFilling ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 0x3F])
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }
}

extension RequestBody {
  init(json contents: [[UInt8]], flushedAt time: Int?) {
    self.init(bytes: Self.array(of: contents, flushedAt: time), contentType: "application/json")
  }

  /// Creates an `EventBatch`.
  init(protobuf contents: [[UInt8]], flushedAt time: Int?) {
    let flush = Self.field(of: time)
    let size = contents.reduce(0) { $0 + ProtobufSize.counted($1.count + flush.count) }
    var writer = ProtobufWriter(capacity: size)
    for content in contents {
      writer.message(1, size: content.count + flush.count)
      writer.copy(content[...])
      if !flush.isEmpty { writer.copy(flush[...]) }
    }
    self.init(bytes: writer.bytes, contentType: "application/x-protobuf")
  }

  /// Creates a form with the array of JSON objects, compressed and in Base64.
  ///
  /// `crc` is computed from the Base64 text before its percent-encoding (docs/delivery.md).
  init(form contents: [[UInt8]], flushedAt time: Int?) {
    let data = Base64.text(of: Gzip.compressed(Self.array(of: contents, flushedAt: time)))
    let text = "crc=\(data.javaHash)&gzip=1&data_list=\(PercentCoding.encoded(data))"
    self.init(bytes: Array(text.utf8), contentType: "application/x-www-form-urlencoded")
  }

  private static func array(of contents: [[UInt8]], flushedAt time: Int?) -> [UInt8] {
    let flush = time.map { Array("{\"_flush_time\":".utf8) + String($0).utf8 } ?? []
    var bytes: [UInt8] = []
    bytes.reserveCapacity(contents.reduce(2) { $0 + $1.count + flush.count + 1 })
    bytes.append(UInt8(ascii: "["))
    for content in contents {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      append(content, behind: flush, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  /// Appends an event with the time of the request as its first member, where sorted keys put it.
  private static func append(_ content: [UInt8], behind flush: [UInt8], to bytes: inout [UInt8]) {
    guard !flush.isEmpty, content.count > 2 else { return bytes += content }
    bytes += flush
    bytes.append(UInt8(ascii: ","))
    bytes += content.dropFirst()
  }

  /// Returns the time of the request as a field, which is an event's last.
  private static func field(of time: Int?) -> [UInt8] {
    guard let time else { return [] }
    var writer = ProtobufWriter()
    writer.number(EventField.flushTime, time)
    return writer.bytes
  }
}

extension PercentCoding {
  /// Encodes every byte of a text's UTF-8 except ASCII letters and digits (docs/delivery.md).
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if byte.isAlphanumeric {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}

extension UInt8 {
  /// True for ASCII letters and digits.
  fileprivate var isAlphanumeric: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}

extension String {
  /// Java's `String.hashCode`: `31 * hash + unit` over UTF-16 (SA-E25).
  var javaHash: Int32 { utf16.reduce(0) { 31 &* $0 &+ Int32($1) } }
}
