@testable import AutoTrack

/// Pseudorandom paths, reproducible by their seed.
struct RandomPaths {
  private var chance: SplitMix

  /// Different seeds give unrelated paths.
  init(seed: Int) {
    chance = SplitMix(state: UInt64(seed))
  }

  /// One to twelve steps; indexes and hyphens as the text form under test allows.
  mutating func next(isIndexed: Bool, hasHyphens: Bool) throws -> ViewPath {
    let letters = ["A", "z", "_", "$", ".", "7", "商", ":", "é"] + (hasHyphens ? ["-"] : [])
    return try ViewPath(
      (0...chance.next(below: 12)).map { _ in
        let name = try ViewPath.ClassName(name(of: letters))
        return ViewPath.Step(name, index(isIndexed: isIndexed))
      })
  }

  /// The text with one character removed, doubled or replaced.
  mutating func damaged(_ text: String) -> String {
    var characters = Array(text)
    let place = chance.next(below: characters.count)
    let damage = [
      "", "/", "[", "]", "0", ":", "<", ">", " ", "-", "&", String(characters[place]) + "0",
    ]
    characters.replaceSubrange(place...place, with: chance.element(of: damage))
    return String(characters)
  }

  private mutating func index(isIndexed: Bool) -> ViewPath.Index {
    let (first, second) = (chance.next(below: 1000), chance.next(below: 30))
    return switch chance.next(below: isIndexed ? 4 : 5) {
    case 0: .index(first)
    case 1: .indexPath(section: second, row: first)
    case 2: .header(section: second)
    case 3: .footer(section: second)
    default: .none
    }
  }

  private mutating func name(of letters: [String], depth: Int = 0) -> String {
    let stem = (0...chance.next(below: 8)).map { _ in chance.element(of: letters) }.joined() + "V"
    guard depth < 3, chance.next(below: 3) == 0 else { return stem }
    let arguments = (0...chance.next(below: 2)).map { _ in name(of: letters, depth: depth + 1) }
    return "\(stem)<\(arguments.joined(separator: chance.element(of: [", ", " -> ", "-"])))>"
  }
}

/// Sebastiano Vigna's SplitMix64, a whole generator in one number.
private struct SplitMix {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 27) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ bits >> 31) % UInt64(limit))
  }

  mutating func element(of list: [String]) -> String {
    list[next(below: list.count)]
  }
}
