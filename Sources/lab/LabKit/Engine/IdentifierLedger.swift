import AutoTrack
import LabLanguage
import MiniUI
import Wording

/// The identifiers that apps have read in a run, and comparisons with earlier readings.
package struct IdentifierLedger {
  package private(set) var readings: [IdentifierReading] = []

  /// The relation of a text to the same app's earlier readings.
  package enum Verdict: Equatable {
    /// The app's first reading.
    case first
    /// The last value present, again.
    case same
    /// A value that was never read before.
    case new
    /// An earlier value other than the last.
    case back
    /// No value.
    case nothing
  }

  package mutating func add(_ reading: IdentifierReading) { readings.append(reading) }

  /// Compares an identifier in a reading with the readings before it.
  package func verdict(on identifier: ReadIdentifier, in index: Int) -> Verdict {
    let reading = readings[index]
    guard let text = reading.texts[identifier] else { return .nothing }
    let before = readings[..<index].filter { $0.bundle == reading.bundle }
    if before.isEmpty { return .first }
    let texts = before.compactMap { $0.texts[identifier] }
    if texts.last == text { return .same }
    return texts.contains(text) ? .back : .new
  }

  /// Returns the differences between the last reading and a step's expectation.
  func differences(from expected: IdentifierExpectations) -> [Difference] {
    guard let last = readings.indices.last else { return [] }
    return expected.all.filter { !holds($0, in: last) }.map { one in
      Difference(
        expected: Difference.Fact("\(one.identifier.rawValue)", "\(one.expectation.value)"),
        found: Difference.Fact("\(one.identifier.rawValue)", found(one.identifier, in: last)),
        range: one.expectation.range)
    }
  }

  private func holds(_ one: IdentifierExpectations.One, in index: Int) -> Bool {
    let text = readings[index].texts[one.identifier]
    switch one.expectation.value {
    case .same: return verdict(on: one.identifier, in: index) == .same
    case .new: return [.new, .first].contains(verdict(on: one.identifier, in: index))
    case .nothing: return text == nil
    case .text(let expected): return text == expected
    case .matching(let pattern): return text.map(pattern.isFound) ?? false
    case .sameAs(let other): return text != nil && text == readings[index].texts[other]
    case .sharedWith(let bundle):
      return text != nil && text == last(one.identifier, by: bundle.value)
    case .otherThan(let bundle):
      return text != nil && text != last(one.identifier, by: bundle.value)
    }
  }

  private func last(_ identifier: ReadIdentifier, by bundle: String) -> String? {
    readings.last { $0.bundle == bundle }.flatMap { $0.texts[identifier] }
  }

  private func found(_ identifier: ReadIdentifier, in index: Int) -> Sentence {
    guard let text = readings[index].texts[identifier] else { return "none" }
    return switch verdict(on: identifier, in: index) {
    case .first, .nothing: "\"\(text)\""
    case .same: "the same as before, \"\(text)\""
    case .new: "a new one, \"\(text)\""
    case .back: "an earlier one, \"\(text)\""
    }
  }
}

/// An app's reading of its identifiers at a step; unreadable ones are omitted.
package struct IdentifierReading: Sendable {
  /// The index of the step, from zero.
  package let step: Int
  /// The bundle identifier of the app.
  package let bundle: String
  /// The system version at the time.
  package let os: String
  package let texts: [ReadIdentifier: String]

  /// Reads every identifier; those that apps make are made and stored, as at a first launch.
  init(at step: Int, by session: AppSession) {
    self.step = step
    bundle = session.process.app.bundle
    os = session.process.device.osVersion
    let hashes = DerivedIdentifiers(of: session.process)
    var texts: [ReadIdentifier: String] = [:]
    for identifier in ReadIdentifier.allCases {
      texts[identifier] = Self.text(of: identifier, in: session, hashes)
    }
    self.texts = texts
  }

  private static func text(
    of identifier: ReadIdentifier, in session: AppSession, _ hashes: DerivedIdentifiers
  ) -> String? {
    switch identifier {
    case .macHash: hashes.macHash
    case .macAndBundleHash: hashes.macAndBundleHash
    case .pushTokenHash: hashes.pushTokenHash
    case .anonymousID: session.autoTrack?.author?.anonymousID
    case .distinctID: session.autoTrack?.author?.distinctID
    case .loginID: session.autoTrack?.author?.loginID
    default: identifier.kind.flatMap(session.process.identifiers.text)
    }
  }
}
