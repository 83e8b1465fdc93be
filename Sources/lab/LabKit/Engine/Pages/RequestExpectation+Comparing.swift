import AutoTrack
import LabLanguage
package import MiniUI
package import Wording

/// The comparison of pages' requests with a step's expectation.
extension RequestExpectation: ListedExpectation {
  static let nothing = Difference.Fact("no request")

  var fact: Difference.Fact {
    Difference.Fact("request", ["\(event)"] + properties.sentences + (arrived ? [] : ["lost"]))
  }

  static func fact(of request: PageRequest) -> Difference.Fact {
    Difference.Fact("request", request.summary)
  }

  package func difference(
    from request: PageRequest
  ) -> (expected: Difference.Fact, found: Difference.Fact)? {
    guard request.event == event else { return (fact, Self.fact(of: request)) }
    let facts = request.facts
    let values = properties.differing { facts[$0] }
    let name = Sentence(name: event)
    let (wanted, found) = ([name] + values.map(\.sentence), [name] + values.map(\.finding))
    if arrived != request.arrived {
      return (
        Difference.Fact("request", wanted + [arrived ? "arrived" : "lost"]),
        Difference.Fact("request", found + [request.arrived ? "arrived" : "lost"])
      )
    }
    guard !values.isEmpty else { return nil }
    return (Difference.Fact("request", wanted), Difference.Fact("request", found))
  }
}

extension PageRequest {
  /// The name of the event in the body; empty without one.
  var event: String {
    guard case .string(let name) = Properties(pageJSON: body)["event"] else { return "" }
    return name
  }

  /// The event's properties and the members around them.
  var facts: Properties {
    Properties(of: "properties", inPageJSON: body).merging(Properties(pageJSON: body))
  }

  /// The event, the address, and a loss: `paid  to https://data.example  lost`.
  package var summary: Sentence {
    let way: Sentence = arrived ? "to \(address)" : "to \(address)  lost"
    return event.isEmpty ? way : "\(event)  \(way)"
  }
}

extension Properties {
  /// The members of a JSON object that are valid property values; empty for any other text.
  init(pageJSON text: String) {
    self.init(Self.parsed(text).map(Self.members) ?? [])
  }

  /// The members of an object inside a JSON object.
  init(of name: String, inPageJSON text: String) {
    guard let parsed = Self.parsed(text), case .object(let members) = parsed.node.value,
      let inner = members.first(where: { $0.key == name })
    else {
      self.init()
      return
    }
    self.init(Self.members(of: (inner.value, parsed.file)))
  }

  private typealias Parsed = (node: Node, file: SourceFile)

  private static func parsed(_ text: String) -> Parsed? {
    guard let file = try? SourceFile(name: "a page", bytes: Array(text.utf8)),
      let node = try? JSON5.parse(file)
    else { return nil }
    return (node, file)
  }

  private static func members(of parsed: Parsed) -> [(key: String, value: Value)] {
    guard case .object(let members) = parsed.node.value else { return [] }
    return members.compactMap { member in
      Value.reader.read(member.value, Mistakes(in: parsed.file)).map { (member.key, $0) }
    }
  }
}
