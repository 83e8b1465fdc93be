import MiniUI

@testable import AutoTrack

/// Pseudorandom events of every kind, with every part of an envelope.
struct RandomEvents {
  private var chance: Chance
  private var context: EventContext

  /// Equal seeds give equal results.
  init(seed: Int) {
    chance = Chance(seed: UInt64(seed))
    context = EventContext(author: Author(anonymousID: "a"), library: Library(appVersion: "1"))
    context = newContext()
  }

  /// The next event; several in a row share a context, as an app's do.
  mutating func next() -> Event {
    if number(4) == 0 { context = newContext() }
    let kind = number(3) > 0 ? .track : EventKind.allCases[number(EventKind.allCases.count)]
    let name = number(2) == 0 ? EventName.presets[number(EventName.presets.count)] : "加入 cart"
    return Event(
      name, kind: kind, time: integer(), sequence: number(100_000),
      trackID: UInt32(truncatingIfNeeded: chance.next()),
      method: number(3) > 0 ? .autoTrack : .code, details: details(), context: context,
      extras: number(3) == 0 ? extras(kind) : nil)
  }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &chance) }

  private mutating func newContext() -> EventContext {
    var overrides = EnvelopeOverrides()
    if number(3) == 0 { overrides.project = text() }
    if number(3) == 0 { overrides.token = text() }
    return EventContext(
      author: author(), library: Library(appVersion: text()), automatic: properties(12),
      passing: properties(2), last: properties(3), overrides: overrides)
  }

  private mutating func author() -> Author {
    Author(anonymousID: text(), loginID: number(2) == 0 ? text() : nil, identities: properties(3))
  }

  private mutating func extras(_ kind: EventKind) -> EventExtras {
    let page =
      number(2) == 0
      ? nil
      : EventExtras.PageOrigin(
        library: properties(4), author: author(), loginID: number(2) == 0 ? text() : nil)
    return EventExtras(
      author: number(2) == 0 ? author() : nil, originalID: number(2) == 0 ? text() : nil,
      project: number(2) == 0 ? text() : nil, token: number(2) == 0 ? text() : nil,
      item: kind.isItem ? .init(type: text(), id: text()) : nil, page: page)
  }

  private mutating func details() -> Properties {
    var details = properties(9)
    if number(2) == 0 { details["$screen_name"] = .string(text()) }
    return details
  }

  private mutating func properties(_ count: Int) -> Properties {
    let keys = (0..<number(count + 1)).map { _ in
      number(4) == 0 ? text() : Self.keys[number(Self.keys.count)]
    }
    return Properties(keys.map { (key: $0, value: value(depth: 0)) })
  }

  private mutating func value(depth: Int) -> Value {
    switch number(depth < 4 ? 7 : 6) {
    case 0, 1: .string(text())
    case 2: .integer(integer())
    case 3: .bool(number(2) == 0)
    case 4: Value(Double(integer()) / 8) ?? 0
    case 5: Value(Double(bitPattern: chance.next())) ?? .integer(.min)
    default: .list((0..<number(5)).map { _ in value(depth: depth + 1) })
    }
  }

  private mutating func text() -> String {
    let pieces = (0..<number(4)).map { _ in Self.pieces[number(Self.pieces.count)] }
    return pieces.joined()
  }

  /// A number of any length and sign.
  private mutating func integer() -> Int {
    Int(truncatingIfNeeded: chance.next()) >> number(64)
  }

  private static let keys = [
    "$app_state", "$element_content", "$lib", "$lib_detail", "$lib_method", "$lib_version",
    "$screen_name", "$title", "a", "b", "付费", "",
  ]

  private static let pieces = [
    "a", "Buy now", "商品", "🔥", "e\u{301}", "\"\\/\n\u{0}\u{7f}", "&=%+ ",
    String(repeating: "长", count: 70), String(repeating: "x", count: 200),
  ]
}
