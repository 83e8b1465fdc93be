/// The form of a batch's request (docs/delivery.md).
struct UploadRequest {
  let address: String
  let encoding: EventEncoding

  /// Returns the request of a batch that is sent at a time, in milliseconds since 1970.
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
