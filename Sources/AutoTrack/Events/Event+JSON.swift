extension Event {
  /// One compact JSON object in UTF-8, keys sorted at every level.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { event in
      event.member("anonymous_id", .string(anonymousID))
      event.member("distinct_id", .string(distinctID))
      event.member("event", .string(name.text))
      event.member("properties", properties)
      event.member("sequence", .integer(sequence))
      event.member("time", .integer(time))
    }
    return writer.bytes
  }
}
