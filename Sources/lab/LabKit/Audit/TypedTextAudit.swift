import AutoTrack
import LabLanguage
import Wording

/// An audit for typed texts that reach a disk, an event or a server, in any encoding.
///
/// It replays the scenario twice, side by side, on new devices of one seed: once unchanged, and
/// once with other letters typed. Simulations repeat exactly, so any difference in the stored or
/// sent data comes from the typed text. A word stored for another reason is equal in both.
///
/// A scenario may name an element by the text typed into it. The second run then diverges, and the
/// texts are tried in smaller groups; those that steps depend on are left out.
struct TypedTextAudit {
  private let loaded: LoadedScenario
  private let makeReplay: (TextSubstitution) -> Replay
  /// The number of replay pairs left to find the text behind a difference.
  private var pairsLeft = 64

  private enum Finding {
    case nothing
    /// The runs have diverged.
    case parted
    case breach(Violation)
  }

  /// Prepares the audit of a scenario; `prepare` is called with each simulation before it begins.
  init(
    of loaded: LoadedScenario, seed: UInt64, keepingEvents: Bool = false,
    preparing prepare: @escaping (Simulation) -> Void = { _ in }
  ) {
    self.loaded = loaded
    makeReplay = { substitution in
      let simulation = Simulation(loaded, seed: seed, keepingEvents: keepingEvents)
      simulation.typed = substitution.text
      prepare(simulation)
      return Replay(of: simulation)
    }
  }

  /// Returns the first typed text that is stored or sent.
  mutating func violation() -> Violation? {
    var seen: Set<String> = []
    let texts = loaded.typedTexts.filter {
      TextSubstitution.counterpart(of: $0) != $0 && seen.insert($0).inserted
    }
    return texts.isEmpty ? nil : violation(of: texts)
  }

  /// Checks several texts at once, and bisects them only after a finding.
  private mutating func violation(of texts: [String]) -> Violation? {
    guard pairsLeft > 0 else { return nil }
    pairsLeft -= 1
    let finding = finding(for: texts)
    // No difference with all of the texts replaced: none of them leaks.
    if case .nothing = finding { return nil }
    if texts.count > 1 {
      let middle = texts.count / 2
      let halves = [Array(texts[..<middle]), Array(texts[middle...])]
      for half in halves { if let found = violation(of: half) { return found } }
    }
    if case .breach(let violation) = finding { return violation }
    return nil
  }

  private func finding(for texts: [String]) -> Finding {
    let plain = makeReplay(TextSubstitution(texts: []))
    let other = makeReplay(TextSubstitution(texts: Set(texts)))
    for index in loaded.scenario.steps.indices {
      let (mark, otherMark) = (plain.play(index), other.play(index))
      // Runs that act differently may store different data without a leak.
      guard mark == otherMark else { return .parted }
      if let place = plain.takeTrace().difference(from: other.takeTrace()) {
        return .breach(violation(in: place, of: texts, after: index))
      }
      if mark.hasFault { return .nothing }
    }
    guard plain.end() == other.end() else { return .parted }
    let place = plain.takeTrace().difference(from: other.takeTrace())
    return place.map { .breach(violation(in: $0, of: texts, after: nil)) } ?? .nothing
  }

  private func violation(in place: Sentence, of texts: [String], after step: Int?) -> Violation {
    let words = texts.map(\.quoted).joined("or")
    return Violation(
      invariant: "private", rule: "typed text is never stored or sent",
      breach: "\(place) would be different if \(words) had not been typed", step: step)
  }
}

/// A substitution of some texts with others of the same kind.
///
/// An app cannot tell the new text from another input of the person: the lengths are equal, and
/// letters, digits, signs and white space keep their positions.
struct TextSubstitution {
  let texts: Set<String>

  /// Returns the text to type instead.
  func text(for text: String) -> String {
    texts.contains(text) ? Self.counterpart(of: text) : text
  }

  /// Returns another text of the same kind; the same one if it has no letter, digit or sign.
  static func counterpart(of text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(counterparts[scalar] ?? neighbour(scalar)) }
    return String(scalars)
  }

  /// The next letter of each alphabet, and the first after the last.
  private static let counterparts: [Unicode.Scalar: Unicode.Scalar] = {
    let alphabets = [
      "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789",
      "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~",
    ]
    var counterparts: [Unicode.Scalar: Unicode.Scalar] = [:]
    for scalars in alphabets.map({ Array($0.unicodeScalars) }) {
      for (place, scalar) in scalars.enumerated() {
        counterparts[scalar] = scalars[(place + 1) % scalars.count]
      }
    }
    return counterparts
  }()

  /// Returns the neighbouring scalar, if it is in the same category.
  private static func neighbour(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let category = scalar.properties.generalCategory
    guard let other = Unicode.Scalar(scalar.value ^ 1), category != .control,
      category != .format, category != .nonspacingMark,
      other.properties.generalCategory == category
    else { return scalar }
    return other
  }
}

extension LoadedScenario {
  /// The typed texts in the order of the steps.
  fileprivate var typedTexts: [String] {
    scenario.steps.compactMap(\.value.verb.typedText)
  }
}
