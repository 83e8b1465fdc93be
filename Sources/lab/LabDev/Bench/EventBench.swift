import AutoTrack

/// Benchmark of making and encoding an event of 20 properties.
///
/// The baseline is Foundation's encoder on an equal struct.
final class EventBench {
  private let context = EventContext(
    author: Author(
      anonymousID: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", loginID: "U-1",
      identities: ["$identity_login_id": "U-1"]),
    library: Library(appVersion: "2.3.1"),
    automatic: [
      "$app_id": "com.example.shop", "$app_name": "Shop", "$app_version": "2.3.1",
      "$event_session_id": "0E984725-C51C-4BF4-9960-E1C80E27ABA0", "$manufacturer": "Apple",
      "$model": "iPhone14,5", "$network_type": "WIFI", "$os": "iOS", "$os_version": "15.2",
      "$screen_height": 844, "$screen_width": 390, "$wifi": true,
    ])
  private let inputs: PropertyInputs = [
    "$element_content": "Teapot", "$element_position": "0:2", "$element_type": "UITableView",
    "$screen_name": "HomeViewController", "$title": "Home", "count": 3, "price": 28.5,
  ]
  private let codable = CodableEvent()
  private let encoder = FoundationJSON()
  /// The writer, reused like that of a writer of many events.
  private var writer = JSONWriter()
  private var bytes = 0

  /// Makes and encodes events of properties known to be valid.
  func build(_ count: Int) {
    for sequence in 0..<count { write(event(sequence, details())) }
  }

  /// Makes and encodes events of an app's properties, which are validated first.
  func check(_ count: Int) {
    for sequence in 0..<count {
      write(event(sequence, CheckedProperties(checking: inputs).properties))
    }
  }

  func encode(_ count: Int) {
    for _ in 0..<count { bytes += (try? encoder.size(of: codable)) ?? 0 }
  }

  /// Throws unless both encoders give the same number of bytes.
  func verify() throws {
    let (own, other) = (event(3, details()).json.count, try encoder.size(of: codable))
    guard bytes > 0, own == other else {
      throw BenchError.wrong("\(own) bytes of JSON against \(other)")
    }
  }

  /// The event of all loops, not yet encoded.
  var sample: Event { event(3, details()) }

  private func write(_ event: Event) {
    writer.clear()
    event.write(to: &writer)
    bytes += writer.bytes.count
  }

  private func event(_ sequence: Int, _ details: Properties) -> Event {
    Event(
      .appClick, time: 1_577_836_800_050, sequence: sequence, trackID: 4_005_009_837,
      details: details, context: context)
  }

  private func details() -> Properties {
    var details = Properties(minimumCapacity: 7)
    details.append("$element_content", "Teapot")
    details.append("$element_position", "0:2")
    details.append("$element_type", "UITableView")
    details.append("$screen_name", "HomeViewController")
    details.append("$title", "Home")
    details.append("count", 3)
    details.append("price", 28.5)
    return details
  }
}

/// The figures of events: made and encoded as JSON against Foundation, and as protobuf.
enum EventFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let bench = EventBench()
    let short = stopwatch.shortened(by: 100)
    let built = short.compare(bench.build, with: bench.encode)
    let checked = short.compare(bench.check, with: bench.encode)
    try bench.verify()
    return try [
      Figure("an event of 20 properties made and written, against JSONEncoder", built, limit: 0.15),
      Figure("the same with the app's properties validated first", checked, limit: 0.2),
    ] + EncodingFigures.measure(stopwatch)
  }
}

/// Benchmark of encoding an event of 20 properties as protobuf, against our own JSON.
///
/// The event is made before, and both encoders reuse their buffers, like a writer of many events.
final class EncodingBench {
  private let event = EventBench().sample
  private var json = JSONWriter()
  private var protobuf = ProtobufWriter()
  private var byteCount = 0

  func writeJSON(_ count: Int) {
    for _ in 0..<count {
      json.clear()
      event.write(to: &json)
      byteCount += json.bytes.count
    }
  }

  func writeProtobuf(_ count: Int) {
    for _ in 0..<count {
      protobuf.clear()
      event.write(to: &protobuf)
      byteCount += protobuf.bytes.count
    }
  }

  /// Throws unless both outputs equal those of the event's own encoders.
  func verify() throws {
    guard byteCount > 0, json.bytes.isEmpty || json.bytes == event.json,
      protobuf.bytes.isEmpty || protobuf.bytes == event.protobuf
    else { throw BenchError.wrong("\(protobuf.bytes.count) bytes against \(json.bytes.count)") }
  }
}

/// The figure of encodings: protobuf against our own JSON.
enum EncodingFigures {
  static func measure(_ stopwatch: Stopwatch) throws -> [Figure] {
    let bench = EncodingBench()
    let times = stopwatch.shortened(by: 20).compare(bench.writeProtobuf, with: bench.writeJSON)
    try bench.verify()
    return [
      Figure("an event of 20 properties written as protobuf, against JSON", times, limit: 0.7)
    ]
  }
}
