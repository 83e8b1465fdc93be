import AutoTrack
import LabLanguage
import Wording

/// A request for events as a server decodes it, from headers and body alone (docs/delivery.md).
struct WireRequest {
  /// The records, in the order of the header.
  let records: [Ledger.Entry]

  /// The reason why a server rejects a request, as a sentence without its full stop.
  struct Fault: Error, Equatable {
    let reason: Sentence
  }

  /// Decodes a request; throws if it violates the contract.
  init(_ request: TransportRequest) throws(Fault) {
    guard request.method == "POST" else { throw Fault(reason: "it is not a POST") }
    guard Self.isID(request.headers["Autotrack-Batch"] ?? "") else {
      throw Fault(reason: "Autotrack-Batch is not 32 hex digits")
    }
    guard let ranges = RecordRanges(request.headers["Autotrack-Records"] ?? "")?.ranges,
      ranges.allSatisfy({ Self.isID($0.session) })
    else { throw Fault(reason: "Autotrack-Records does not follow the contract") }
    let ids = ranges.flatMap { range in range.sequences.map { (range.session, $0) } }
    let names = try Self.names(in: request, count: ids.count)
    records = zip(ids, names).map { id, name in
      Ledger.Entry(id: "\(id.0)-\(id.1)", run: id.0, sequence: id.1, event: name)
    }
    guard Set(records.map(\.id)).count == records.count else {
      throw Fault(reason: "it contains a record twice")
    }
  }

  /// Returns the names of the events; nil for each in an encoding other than JSON.
  private static func names(
    in request: TransportRequest, count: Int
  ) throws(Fault) -> [String?] {
    guard request.headers["Content-Type"] == "application/json" else {
      return Array(repeating: nil, count: count)
    }
    guard let names = names(in: request.body) else {
      throw Fault(reason: "the body is not a JSON array of events")
    }
    guard names.count == count else {
      throw Fault(
        reason: "Autotrack-Records names \(count, "record"), the body has \(names.count)")
    }
    return names
  }

  private static func names(in body: [UInt8]) -> [String]? {
    guard let file = try? SourceFile(name: "body", bytes: body),
      case .array(let events)? = try? JSON5.parseNode(of: file).value
    else { return nil }
    let names = events.compactMap { $0.eventName }
    return names.count == events.count ? names : nil
  }

  /// Returns true for 32 lowercase hex digits.
  static func isID(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

extension Node {
  /// The event's name, or the kind of a record about a person or an item.
  fileprivate var eventName: String? {
    guard case .object(let members) = value else { return nil }
    func text(_ key: String) -> String? {
      guard case .string(let text)? = members.first(where: { $0.key == key })?.value.value
      else { return nil }
      return text
    }
    guard let kind = text("type") else { return nil }
    return kind.hasPrefix("track") ? text("event") : kind
  }
}
