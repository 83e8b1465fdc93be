/// How a batch is asked to be taken (docs/delivery.md).
struct UploadRequest {
  /// Where.
  let address: String
  /// How its records make a body.
  let encoding: EventEncoding

  /// The request for a batch.
  func request(_ records: [Record], as eventsID: String) -> TransportRequest {
    let body = encoding.body(of: records.map(\.content))
    return TransportRequest(
      method: "POST", address: address,
      headers: [
        "Content-Type": body.contentType, "Autotrack-Batch": eventsID,
        "Autotrack-Records": RecordRanges(of: records).text,
      ], body: body.bytes)
  }
}
