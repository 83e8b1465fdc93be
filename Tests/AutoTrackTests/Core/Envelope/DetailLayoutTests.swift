import Testing

@testable import AutoTrack

/// An encoder caches the order of details and shared properties for each set of keys.
@Suite struct DetailLayoutTests {
  private static let contexts = ["1", "2"].map {
    EventContext(
      author: Author(anonymousID: $0), library: Library(appVersion: $0),
      automatic: ["$os": "iOS", "b": .string($0), "é": 1], passing: ["$title": "before"],
      last: ["$app_state": "background", "m": .string($0)])
  }

  /// Keys of the context, keys of its last rank, keys in another spelling, and others; more
  /// kinds of them than the cache holds.
  private static let kinds: [[String]] = [
    [], ["a"], ["b"], ["$app_state"], ["$app_state", "m"], ["$screen_name"],
    ["$screen_name", "$title", "z"], ["é"], ["e\u{301}"], ["a", "c"], ["a", "d"],
    ["$lib_method", "n"], ["o", "p", "q", "r"], ["s"], ["t", "商"], ["t", "u"],
  ]

  private static func event(
    _ keys: [String], _ number: Int, _ context: EventContext, _ method: EventMethod
  ) -> Event {
    let values: [Value] = [
      .string("\(number)"), .integer(number), .double(0.125), .bool(number % 2 == 0),
      .list(["a", .integer(number)]), .string(String(repeating: "商", count: number)), "\"",
    ]
    let details = keys.enumerated().map { place, key in
      (key: key, value: values[(number + place) % values.count])
    }
    return Event(
      number % 3 == 0 ? .appClick : "paid", time: number, sequence: number, method: method,
      details: Properties(details), context: context)
  }

  /// The same kinds again and again, of two contexts and captured in two ways.
  private static let events: [Event] = contexts.flatMap { context in
    EventMethod.allMethods.flatMap { method in
      (0..<80).map { number in event(kinds[number % kinds.count], number, context, method) }
    }
  }

  @Test(arguments: EventEncoding.allCases)
  func `an event encoded after others of its kind equals the event encoded alone`(
    encoding: EventEncoding
  ) {
    var encoder = EventEncoder(encoding)
    for event in Self.events {
      #expect(encoder.content(of: event) == (encoding == .protobuf ? event.protobuf : event.json))
    }
  }

  @Test func `the next event of a kind gets its own values`() {
    let context = EventContext(
      author: Author(anonymousID: "A"), library: Library(appVersion: "1"), automatic: ["b": 1])
    var encoder = EventEncoder(.json)
    let contents = (1...3).map { number in
      encoder.content(
        of: Event(
          "e", time: 0, sequence: number, method: .code,
          details: ["a": .string("\(number)"), "c": .integer(number)], context: context))
    }
    for (number, content) in zip(1...3, contents) {
      let text = String(decoding: content, as: UTF8.self)
      #expect(
        text.contains(
          #""properties":{"$lib_method":"code","a":"\#(number)","b":1,"c":\#(number)},"#))
    }
  }

  @Test(arguments: [0...300, 16_340...16_400])
  func `the length prefix of a property is right for values of every length`(
    counts: ClosedRange<Int>
  ) {
    var encoder = EventEncoder(.protobuf)
    for count in counts {
      let text = String(repeating: "x", count: count)
      let event = Event(
        .appClick, time: 0, sequence: 1,
        details: ["$screen_name": .string(text), "t": [.string(text)]], context: Self.contexts[0])
      #expect(encoder.content(of: event) == event.protobuf)
    }
  }

  @Test func `canonically equivalent keys stay distinct`() {
    var encoder = EventEncoder(.json)
    let marks = ["é", "e\u{301}", "a\u{301}\u{323}", "a\u{323}\u{301}"]
    for key in marks + marks.reversed() + marks {
      let event = Self.event([key], 0, Self.contexts[1], .autoTrack)
      let content = encoder.content(of: event)
      #expect(content == event.json)
      #expect(String(decoding: content, as: UTF8.self).unicodeScalars.containsInRow(key))
    }
  }
}

extension EventMethod {
  fileprivate static let allMethods: [EventMethod] = [.autoTrack, .code]
}

extension String.UnicodeScalarView {
  /// Returns true if the scalars of a text occur here unchanged, without normalization.
  fileprivate func containsInRow(_ text: String) -> Bool {
    let (all, wanted) = (Array(self), Array(text.unicodeScalars))
    return all.indices.contains { all[$0...].starts(with: wanted) }
  }
}
