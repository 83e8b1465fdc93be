/// How a batch is asked to be taken (docs/delivery.md).
struct UploadRequest {
  /// Where.
  let address: String
  /// How its records make a body.
  let encoding: EventEncoding

  /// The request for a batch that goes out at a time, in milliseconds since 1970.
  func request(_ records: [Record], as eventsID: String, at time: Int) -> TransportRequest {
    let body = encoding.body(of: records.map(\.content), flushedAt: time)
    return TransportRequest(
      method: "POST", address: address,
      headers: [
        "Content-Type": body.contentType, "Autotrack-Batch": eventsID,
        "Autotrack-Records": RecordRanges(of: records).text,
      ], body: body.bytes)
  }
}
