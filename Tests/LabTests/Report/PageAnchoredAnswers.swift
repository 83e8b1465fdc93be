import Foundation
import MiniUI
import Testing

@testable import AutoTrack
@testable import LabKit
@testable import LabReport

/// The library's answers about rules by all facts, for the page's own.
extension TreeAnswers {
  /// Returns random facts that only rules by all facts read; most are of few values.
  mutating func details() -> ViewDetails {
    var details = ViewDetails()
    guard !one(in: 4) else { return details }
    details.label = maybe(["Buy now", "Inbox (12)", "", "第三个", "5", "Add"], one: 4)
    details.tag = one(in: 5) ? pick([1, 2, -7, 9_007_199_254_740_993]) : 0
    details.signals.actions = Set([maybe(["buy:", "sell:", "open:"], one: 2)].compactMap(\.self))
    if one(in: 6) { details.signals.actions.insert(pick(["share:", "é:"])) }
    details.signals.outlets = Set([maybe(["buyButton", "list"], one: 4)].compactMap(\.self))
    if one(in: 9) { details.signals.outlets.insert("second") }
    details.signals.placeholder = maybe(["Name 1", "Name 2", ""], one: 8)
    details.signals.image = maybe(["cart", "star", ""], one: 6)
    details.signals.reuseIdentifier = maybe(["row", "head"], one: 5)
    details.signals.isReused = details.signals.reuseIdentifier != nil || one(in: 8)
    details.signals.side = maybe(["left", "right"], one: 8)
    return details
  }

  /// The confidences of the rules of all elements in themselves.
  var confidences: [[Any]] {
    tree.ownConfidences(limit: 60).map { [$0.id, $0.confidence] }
  }

  /// Returns the rule of an element, and its answers before and after the edits.
  mutating func anchored(_ after: ViewTree) -> [[String: Any]] {
    let sights = Sights(of: tree)
    guard !sights.places.isEmpty else { return [] }
    let id = pick(sights.places.keys.sorted())
    let isRoaming = id % 3 == 0
    let pattern = sights.pattern(of: id, looksElsewhere: isRoaming)
    let rule = pattern.map { CircledRule(name: "Circled", element: ElementPattern($0)).text }
    let answers = pattern.map { pattern in
      [sights, Sights(of: after)].map { $0.answers(of: pattern) }
    }
    return [["at": id, "elsewhere": isRoaming, "text": orNull(rule), "answers": answers ?? []]]
  }
}

/// The screens of a tree, each read once.
struct Sights {
  private let tree: ViewTree
  /// The sights by the ids of the root views of controllers.
  private var all: [AnchoredSight] = []
  /// The number of the sight and the place in it, by the ids of elements.
  private(set) var places: [Int: (sight: Int, place: Int)] = [:]

  init(of tree: ViewTree) {
    self.tree = tree
    var known: [Int: AnchoredSight?] = [:]
    for element in tree.elements {
      let own = SchemeElement(element)
      guard let root = own.line.first(where: { $0.controller != nil }),
        case .snapshot(let owner) = root.storage
      else { continue }
      if known[owner.id] == nil { known[owner.id] = AnchoredSight(around: root) }
      guard let sight = known[owner.id] ?? nil, let place = sight.place(of: own) else { continue }
      places[element.id] = (all.count, place)
      all.append(sight)
    }
  }

  func pattern(of id: Int, looksElsewhere: Bool) -> AnchoredPattern? {
    places[id].flatMap { all[$0.sight].pattern(at: $0.place, looksElsewhere: looksElsewhere) }
  }

  /// Returns the miss and the explanation of a rule about each element that gives clicks.
  func clickAnswers(of pattern: AnchoredPattern) -> [[Any]] {
    answers(of: pattern, about: tree.elements.filter { places[$0.id] != nil })
  }

  /// Returns the miss and the explanation of a rule about each element.
  func answers(of pattern: AnchoredPattern) -> [[Any]] {
    answers(of: pattern, about: tree.elements)
  }

  private func answers(
    of pattern: AnchoredPattern, about elements: [ViewTree.Element]
  ) -> [[Any]] {
    elements.map { element in
      let isMeant = ElementRole.role(of: element.type.lineage) == pattern.facts.role
      let place = places[element.id]
      let miss =
        if isMeant, let place {
          pattern.miss(at: place.place, of: all[place.sight].screen)
        } else {
          pattern.miss(of: SchemeElement(element))
        }
      let explanation = place.flatMap {
        AnchoredExplanation(of: pattern.rule, at: $0.place, on: all[$0.sight].screen)
      }
      return [
        element.id, orNull(miss?.part), orNull(miss?.reason), orNull(miss?.held),
        orNull(explanation?.text), orNull(explanation?.confidence),
      ]
    }
  }
}

extension AnchoredRecord {
  /// The facts as the data of a report has them.
  var members: [String: Any] {
    let members: [String: Any?] = [
      "label": label, "tag": tag == 0 ? nil : "\(tag)", "actions": actions, "outlets": outlets,
      "placeholder": placeholder, "image": image, "reuse": isReused ? orNull(reuseIdentifier) : nil,
      "side": side,
    ]
    return members.compactMapValues(\.self)
  }
}

/// Numbers and texts on which rules by all facts depend, with the library's results.
enum PageBasics {
  /// The first line for `Tests/Page/agreement.js`.
  static var line: String {
    get throws {
      var chance = Chance(seed: 7)
      let special = [0, -0.0, 1, -1, 0.5, -0.5, 1e-9, 699.5, -699.9, -700, -1e6, 1.414213562373095]
      // Halves of the logarithm of 2, which are rounded away from zero.
      let halves = stride(from: -9.5, through: 9.5, by: 1).map { $0 * 0.693_147_180_559_945_3 }
      let random = (0..<1_000).map { _ in Double.random(in: -60...60, using: &chance) }
      let numbers = (special + halves + random).map { number -> [Any] in
        [number, Natural.exp(number), orNull(number > 0 ? Natural.log(number) : nil)]
      }
      let texts = [
        "a", "Z", "é", "e\u{301}a", "\u{FF5E}", "\u{1F600}", "\u{10000}", "\u{FFFD}", "", "ab",
      ]
      let mixed = [
        "Inbox (12)", "5", "第三步", "第 3 步", "一", "二a", "Ⅳ x", "½ cup", "x²", "", "e\u{301}1",
        "1\u{301}a", "A\r\n2\r\n3", "\u{1F600}1", "٣ items", "a1b22c333", "\u{2F890}x", "$ 12",
      ]
      let signs = (0...0x2FA1F).compactMap { Unicode.Scalar($0 as UInt32) }
        .filter { $0.properties.numericType != nil }
      let model = try #require(
        try JSONSerialization.jsonObject(
          with: Data(CompactJSON.anchoredModel.text.utf8)) as? [String: Any])
      let all: [String: Any] = [
        "model": model, "numbers": numbers, "order": texts.sorted(),
        "stable": mixed.map { [$0, orNull(SignalTree.stable($0))] },
        "signs": String(String.UnicodeScalarView(signs)),
      ]
      let data = try JSONSerialization.data(withJSONObject: all, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
  }
}
