extension Properties {
  /// One compact JSON object in UTF-8, keys sorted.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.bytes
  }
}

extension Properties: CustomStringConvertible {
  /// The JSON as text.
  public var description: String {
    String(decoding: json, as: UTF8.self)
  }
}
