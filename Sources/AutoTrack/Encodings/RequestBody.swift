/// What a request carries.
package struct RequestBody: Equatable, Sendable {
  /// Its bytes.
  package let bytes: [UInt8]
  /// Of which kind they are: `application/json`.
  package let contentType: String
}

extension RequestBody {
  /// An array of JSON objects.
  init(json contents: [[UInt8]]) {
    self.init(bytes: Self.array(of: contents), contentType: "application/json")
  }

  /// An `EventBatch` of messages.
  init(protobuf contents: [[UInt8]]) {
    let size = contents.reduce(0) { $0 + $1.count + ProtobufWriter.longestMessageHead }
    var writer = ProtobufWriter(capacity: size)
    for content in contents {
      writer.message(1, size: content.count)
      writer.copy(content[...])
    }
    self.init(bytes: writer.bytes, contentType: "application/x-protobuf")
  }

  /// An array of JSON objects, compressed, in letters and digits; `crc` is of the letters, before
  /// percent signs take the place of what a form does not let stand (docs/delivery.md).
  init(form contents: [[UInt8]]) {
    let data = Base64.text(of: Gzip.compressed(Self.array(of: contents)))
    let text = "crc=\(data.javaHash)&gzip=1&data_list=\(PercentCoding.encoded(data))"
    self.init(bytes: Array(text.utf8), contentType: "application/x-www-form-urlencoded")
  }

  private static func array(of contents: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(contents.reduce(2) { $0 + $1.count + 1 })
    bytes.append(UInt8(ascii: "["))
    for content in contents {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += content
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }
}
