import AutoTrack
package import LabLanguage
package import Wording

/// A fault between a device and the server for its events (docs/delivery.md).
package struct ServerFault: Sendable {
  package enum Kind: Sendable {
    case down
    /// The request is lost; nothing is stored.
    case loss
    /// The records are stored, and there is no response.
    case timeout
    /// Only the first half is stored, and the response says so.
    case partial
    /// No record is stored; the response has a status, and may have `Retry-After`.
    case status(Int, retryAfter: Duration?)
    /// No record is stored; the response is 200 with the body of another service.
    case body(String)
    /// The records are stored; the response is delayed.
    case latency(Duration)
    /// The records are stored; the response is delayed by a random time up to this.
    case slow(Duration)
    /// Requests with more records than this get status 413.
    case largest(Int)
  }

  package let kind: Kind
  /// The probability that a request is affected.
  package let share: Double
  /// The numbers of the requests affected, counted from 1 since the step; nil for all.
  package let requests: [Int]?

  /// Returns true if the fault affects a request, given a random number for its share.
  func befalls(_ number: Int, drawn: Double) -> Bool {
    drawn < share && requests?.contains(number) != false
  }

  /// The keys of a fault: its kind, and the requests that it affects.
  package static let reader: Reader<ServerFault> = .object(
    Noun(one: "a fault of the server", many: "faults of the server"),
    Field(\.kind, .oneOf(losses + answers)),
    Field(
      "share", \.share, as: Reader<Double>.share, default: 1,
      "The share of the affected requests, by chance."),
    Field(
      "requests", \.requests,
      as: Reader<[Int]>.array(of: .integer(atLeast: 1))
        .filled(or: "the fault applies to no request", remedy: "remove 'requests' for all"),
      "The affected requests, counted from 1 since the step; else all."),
    make: ServerFault.init)

  private static let losses: [Fields<Kind>] = [
    flag("down", .down, "The server is down."),
    flag("loss", .loss, "The request is lost."),
    flag("timeout", .timeout, "The records are stored, but no answer arrives."),
    flag("partial", .partial, "The first half is stored, and the answer says so."),
    .variant("latency", Kind.latency, "The delay of the answer."),
    .variant("slow", Kind.slow, "The maximum delay of the answer, by chance."),
  ]

  private static let answers: [Fields<Kind>] = [
    Fields(
      Fields.required(
        "status", Reader<Int>.integer(in: 100...599), "The answer's status; nothing is stored."),
      Fields.optional("retryAfter", .duration, "The `Retry-After` of the answer."),
      make: { .status($0, retryAfter: $1) }),
    .variant("body", Kind.body, "The body of an answer with status 200; nothing is stored."),
    .variant(
      "largest", Kind.largest, as: Reader<Int>.integer(atLeast: 1),
      "A request with more records than this is answered 413."),
  ]

  private static func flag(_ name: String, _ kind: Kind, _ meaning: String) -> Fields<Kind> {
    Fields(Fields.required(name, .always, meaning), make: { _ in kind })
  }
}

package enum ServerChange: Sendable {
  /// The end of all faults.
  case well
  /// The new faults, of which the first match applies; earlier ones end.
  case faults([ServerFault])

  private enum Word: String, CaseIterable, Sendable {
    case well
  }

  /// Reads a fault, a list of which the first match applies, or `"well"`.
  package static let reader: Reader<ServerChange> = .either(
    Reader<Word>.word.map { _ in .well }, ServerFault.reader.map { .faults([$0]) },
    Reader<[ServerFault]>.array(of: ServerFault.reader)
      .filled(or: "the list of faults is empty", remedy: "write 'well' for a server without faults")
      .map { .faults($0) })
}

extension ServerChange: Worded {
  /// The change as timelines show it: `server down`, `server status 503, largest 10`.
  package var sentence: Sentence {
    switch self {
    case .well: "server well"
    case .faults(let faults): "server \(faults.map(\.sentence).joined(separator: ", "))"
    }
  }
}

extension ServerFault: Worded {
  /// The kind of fault, with its share and requests.
  package var sentence: Sentence {
    let shared: Sentence = share < 1 ? "\(kind) for a share of \(share)" : kind.sentence
    let numbers = requests?.map(String.init).joined(separator: ", ")
    return numbers.map { "\(shared) for requests \($0)" } ?? shared
  }
}

extension ServerFault.Kind {
  /// True if the response acknowledges records, by docs/delivery.md, that were not stored.
  var claimsToStore: Bool {
    switch self {
    case .status(let status, _): 200...299 ~= status
    case .body(let text):
      TransportResponse(status: 200, body: Array(text.utf8)).accepted(of: ["-"])?.isEmpty == false
    default: false
    }
  }
}

extension ServerFault.Kind: Worded {
  /// The fault in the file's words.
  package var sentence: Sentence {
    switch self {
    case .down: "down"
    case .loss: "loss"
    case .timeout: "timeout"
    case .partial: "partial"
    case .status(let status, nil): "status \(status)"
    case .status(let status, let wait?): "status \(status) retryAfter \(wait.shortText)"
    case .body(let text): "body \(text.brief.quoted)"
    case .latency(let delay): "latency \(delay.shortText)"
    case .slow(let most): "slow \(most.shortText)"
    case .largest(let most): "largest \(most)"
    }
  }
}
