/// The body of a request.
package struct RequestBody: Equatable, Sendable {
  /// The bytes.
  package let bytes: [UInt8]
  /// The media type, such as `application/json`.
  package let contentType: String
}

extension RequestBody {
  /// Creates an array of JSON objects.
  init(json contents: [[UInt8]], flushedAt time: Int?) {
    self.init(bytes: Self.array(of: contents, flushedAt: time), contentType: "application/json")
  }

  /// Creates an `EventBatch`.
  init(protobuf contents: [[UInt8]], flushedAt time: Int?) {
    let flush = Self.field(of: time)
    let size = contents.reduce(0) {
      $0 + $1.count + flush.count + ProtobufWriter.longestMessageHead
    }
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
