extension Properties {
  /// The properties as a compact JSON object in UTF-8, with sorted keys.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.bytes
  }

  /// Writes one pair as a member of an object.
  func write(at place: Int, to object: inout JSONWriter) {
    let pairs = pairs.span
    object.member(pairs[place].key, pairs[place].value)
  }
}

extension Properties: CustomStringConvertible {
  /// The JSON as text.
  public var description: String {
    String(decoding: json, as: UTF8.self)
  }
}
