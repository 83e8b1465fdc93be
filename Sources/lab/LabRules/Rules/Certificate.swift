package import AutoTrack
package import LabLanguage
package import Wording

/// The expected survival of a kind of rule: shares of rules on screens that a release changed.
///
/// The figures are those of `lab league` over 345 releases of five apps; docs/survival.md explains
/// them. The intervals draw whole apps and screens, so they are wide for kinds that few apps have.
package struct Certificate: Equatable, Sendable {
  /// The percentage of rules that still match their element alone.
  package let survival: Double
  /// The 95 % interval of ``survival``.
  package let low, high: Double
  /// The percentage of rules that match another element.
  package let wrong: Double
  /// The changes that end a rule of the kind.
  package private(set) var diesWhen: String

  /// Returns the figures of a row of the league; nil for an unknown row.
  package init?(of row: String) {
    guard let figures = SurvivalTable.figures[row], let end = Self.ends[row] else { return nil }
    (survival, low, high, wrong) = (figures[0], figures[1], figures[2], figures[3])
    diesWhen = end
  }

  /// The figures of the kind of a rule in a file.
  ///
  /// A selector that states the identifier of its element survives as a rule by identifier does;
  /// the figures of its scheme are those of selectors with indexes.
  package init?(of rule: CircledRule) {
    let isByIdentifier =
      rule.scheme == "mixpanel" && MixpanelPathScheme().isByIdentifier(rule.path)
    self.init(of: isByIdentifier ? "identifier" : rule.scheme)
    if isByIdentifier { diesWhen += ", or a class around it changes" }
  }

  private static let ends = [
    "anchored": "its names and its content change together",
    "identifier": "the identifier is renamed",
    "outlet": "the outlet is renamed",
    "selector": "the action is renamed, or another control sends it, too",
    "text": "the text changes, or stands twice",
    "default": "a sibling of its class is inserted before it, or its row is moved",
    "sensors": "a sibling of its class is inserted before it, or a section is moved",
    "mixpanel": "a sibling of its class comes, goes or is moved, or a container is inserted",
    "growingIO": "a sibling of its class is inserted before it, or a container is inserted",
    "postHog": "a class around it or its title changes",
    "amplitude": "a class around it changes, or a sibling of its class comes",
  ]

  /// The certificates of all rows, in the order of their names.
  package static let all = ends.keys.sorted().compactMap { row in
    Certificate(of: row).map { (row: row, certificate: $0) }
  }

  /// `97.7 % (94.9–99.3)`.
  package var share: String { "\(Self.one(survival)) % (\(Self.one(low))–\(Self.one(high)))" }

  /// `97.7 % (94.9–99.3) per release, 0.4 % wrong; dies when …`.
  package var text: String {
    "\(share) per release, \(Self.one(wrong)) % wrong; dies when \(diesWhen)"
  }

  /// `97.7 % (94.9–99.3), 0.4 % wrong`.
  package var figures: String { "\(share), \(Self.one(wrong)) % wrong" }

  /// The survival and the share of wrong rules in words.
  package var sentence: Sentence {
    "of the rules of its kind, \(Self.one(survival)) % survive a release of a real app, and "
      + "\(Self.one(wrong)) % count another element"
  }

  private static func one(_ percentage: Double) -> String {
    let tenths = Int((percentage * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  package var json: PrintedJSON {
    .record([
      "diesWhen": .text(diesWhen), "survival": .fraction(survival),
      "survivalInterval": .list([.fraction(low), .fraction(high)]), "wrong": .fraction(wrong),
    ])
  }
}
