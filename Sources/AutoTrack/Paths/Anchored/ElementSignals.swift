/// The facts of an element that `AnchoredRule` compares, all of which an SDK reads at run time.
package struct ElementSignals: Hashable, Sendable {
  /// The screen: the controller's class.
  package let screen: String
  /// The kind of the element; a rule never matches another kind.
  package let role: String
  /// The class at run time.
  package let className: String
  /// The names that developers gave it.
  let names: [SignalValue?]
  /// The words that users see.
  let words: [SignalValue?]
  let path: String
  let side: String?
  let inside: SignalTokens
  let around: SignalTokens
  let above: SignalTokens
  let own: SignalTokens
  let all: SignalTokens
  /// The facts by which a rule finds its element on another screen.
  package let strong: SignalTokens

  init(
    _ node: ViewFacts, screen: String, inside: SignalTokens, around: SignalTokens,
    above: SignalTokens, own: SignalTokens, all: SignalTokens, strong: SignalTokens
  ) {
    (role, className, self.screen) = (node.kind, node.className, screen)
    (path, side) = (node.path, node.side)
    names = [
      node.identifier.map { .one(SignalToken(.identifier, $0)) },
      SignalValue(node.actions, .action), SignalValue(node.outlets, .outlet),
      node.tag.map { .one(SignalToken(.tag, "\($0)")) },
      node.reuseIdentifier.map { .one(SignalToken(.reuse, $0)) },
    ]
    words = [
      node.content.map { .one(SignalToken(.text, $0)) },
      (node.label ?? node.systemItem.map { "sy:" + $0 }).map { .one(SignalToken(.label, $0)) },
      node.placeholder.map { .one(SignalToken(.placeholder, $0)) },
      node.image.map { .one(SignalToken(.image, $0)) },
    ]
    (self.inside, self.around, self.above) = (inside, around, above)
    (self.own, self.all, self.strong) = (own, all, strong)
  }

  /// The places in ``names`` of the identifier, the actions and the outlets.
  static let anchoringNames = 0..<3
  /// The place of the outlets, of which one in common is enough.
  static let outlets = 2
}

/// One fact, or a set of facts of one kind.
enum SignalValue: Hashable, Sendable {
  case one(SignalToken)
  case several(SignalTokens)

  /// The texts of a kind; nil for an empty set.
  init?(_ texts: [String], _ kind: SignalToken.Kind) {
    guard !texts.isEmpty else { return nil }
    self = .several(SignalTokens(texts.map { SignalToken(kind, $0) }))
  }

  /// Returns the agreement from 0 to 1.
  func agreement(with other: SignalValue, oneIsEnough: Bool) -> Double {
    switch (self, other) {
    case (.one(let mine), .one(let theirs)): return mine == theirs ? 1 : 0
    case (.several(let mine), .several(let theirs)):
      let common = mine.commonCount(with: theirs)
      if oneIsEnough { return common > 0 ? 1 : 0 }
      return Double(common) / Double(mine.count + theirs.count - common)
    default: return 0
    }
  }

  /// True if two values count as equal when candidates are counted.
  func meets(_ other: SignalValue) -> Bool {
    switch (self, other) {
    case (.one(let mine), .one(let theirs)): mine == theirs
    case (.several(let mine), .several(let theirs)): mine.commonCount(with: theirs) > 0
    default: false
    }
  }
}

/// A fact as 64 bits of FNV-1a over its kind and text, the same on every machine.
package struct SignalToken: Hashable, Sendable, Comparable {
  package enum Kind: UInt8, CaseIterable, Sendable {
    case identifier, label, text, placeholder, image, action, outlet, reuse, header, ownClass, tag

    /// The word for the kind in files: `ownClass` is `class`.
    package var word: String { self == .ownClass ? "class" : "\(self)" }
  }

  let kind: Kind
  private let bits: UInt64

  init(_ fact: SignalFact) { self.init(fact.kind, fact.text) }

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    var bits: UInt64 = (0xCBF2_9CE4_8422_2325 ^ UInt64(kind.rawValue)) &* 0x100_0000_01B3
    for byte in text.utf8 { bits = (bits ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.bits = bits
  }

  /// True for facts that tell elements of one screen apart.
  var isNamed: Bool { kind.rawValue <= 3 || kind == .action || kind == .outlet }

  /// True for facts that tell elements of one app apart.
  var isStrong: Bool { isNamed && kind != .label && kind != .placeholder }

  /// Orders by the bits alone.
  package static func < (left: SignalToken, right: SignalToken) -> Bool {
    left.bits < right.bits
  }
}

/// A fact as a text, as files of rules have it: `text Buy`, `action didTapBuy:`.
package struct SignalFact: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let kind: SignalToken.Kind
  package let text: String

  init(_ kind: SignalToken.Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

  /// Parses the word of a kind, a blank and a text; nil for others.
  package init?(_ description: String) {
    let word = description.prefix { $0 != " " }
    let text = description.dropFirst(word.count + 1)
    guard let kind = SignalToken.Kind.allCases.first(where: { $0.word == word }), !text.isEmpty
    else { return nil }
    self.init(kind, String(text))
  }

  /// The word of the kind, a blank and the text.
  package var description: String { "\(kind.word) \(text)" }

  /// Orders by kind, then by text.
  package static func < (left: SignalFact, right: SignalFact) -> Bool {
    (left.kind.rawValue, left.text) < (right.kind.rawValue, right.text)
  }
}

/// A sorted set of facts.
package struct SignalTokens: Hashable, Sendable {
  /// The facts in ascending order, each once.
  package let sorted: [SignalToken]

  init(_ tokens: [SignalToken]) {
    var sorted: [SignalToken] = []
    for token in tokens.sorted() where sorted.last != token { sorted.append(token) }
    self.sorted = sorted
  }

  var count: Int { sorted.count }
  var isEmpty: Bool { sorted.isEmpty }

  func contains(_ token: SignalToken) -> Bool {
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle] < token { low = middle + 1 } else { high = middle }
    }
    return low < sorted.count && sorted[low] == token
  }

  /// Returns the number of facts that both have.
  func commonCount(with other: SignalTokens) -> Int {
    var (mine, theirs, common) = (0, 0, 0)
    while mine < sorted.count, theirs < other.sorted.count {
      if sorted[mine] == other.sorted[theirs] {
        (mine, theirs, common) = (mine + 1, theirs + 1, common + 1)
      } else if sorted[mine] < other.sorted[theirs] {
        mine += 1
      } else {
        theirs += 1
      }
    }
    return common
  }

  /// True if both have a fact in common.
  package func meets(_ other: SignalTokens) -> Bool { commonCount(with: other) > 0 }
}
