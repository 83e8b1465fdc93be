package import LabLanguage

/// Findings in SARIF 2.1.0, which code hosts show beside the lines of a pull request.
///
/// The source of the format is OASIS, "Static Analysis Results Interchange Format". Equal findings
/// give equal text.
package struct SARIFReport: Equatable, Sendable {
  package struct Rule: Equatable, Sendable {
    /// The name by which findings refer to it, such as `STOLEN`.
    package let id: String
    package let meaning: String

    package init(_ id: String, _ meaning: String) {
      (self.id, self.meaning) = (id, meaning)
    }
  }

  package enum Level: String, Sendable {
    case error, warning, note
  }

  package struct Place: Equatable, Sendable {
    /// The path relative to the root of the repository.
    package let file: String
    /// The line, counted from 1; nil for the whole file.
    package let line: Int?

    package init(_ file: String, line: Int? = nil) {
      (self.file, self.line) = (file, line)
    }
  }

  package struct Finding: Equatable, Sendable {
    /// The id of its kind.
    package let rule: String
    package let level: Level
    package let message: String
    package let place: Place
    /// Further places, such as the same element in the other version.
    package let related: [Place]

    package init(
      _ rule: String, _ level: Level, _ message: String, at place: Place, related: [Place] = []
    ) {
      (self.rule, self.level, self.message) = (rule, level, message)
      (self.place, self.related) = (place, related)
    }
  }

  /// The kinds of findings that the command can make, found or not.
  package let rules: [Rule]
  package let findings: [Finding]
  package let version: String

  package init(_ findings: [Finding], of rules: [Rule], version: String) {
    (self.findings, self.rules, self.version) = (findings, rules, version)
  }
}

extension SARIFReport {
  package var json: PrintedJSON {
    .members([
      "$schema": .text("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .text("2.1.0"),
      "runs": .list([
        .members([
          "tool": .members(["driver": driver]),
          "columnKind": .text("unicodeCodePoints"),
          "results": .list(findings.map(result)),
        ])
      ]),
    ])
  }

  private var driver: PrintedJSON {
    .members([
      "name": .text("lab"), "version": .text(version),
      "rules": .list(
        rules.map { rule in
          .members([
            "id": .text(rule.id), "shortDescription": .members(["text": .text(rule.meaning)]),
          ])
        }),
    ])
  }

  private func result(_ finding: Finding) -> PrintedJSON {
    .members([
      "ruleId": .text(finding.rule),
      "ruleIndex": rules.firstIndex { $0.id == finding.rule }.map(PrintedJSON.number),
      "level": .text(finding.level.rawValue),
      "message": .members(["text": .text(finding.message)]),
      "locations": .list([finding.place.json]),
      "relatedLocations": finding.related.isEmpty ? nil : .list(finding.related.map(\.json)),
    ])
  }
}

extension SARIFReport.Place {
  fileprivate var json: PrintedJSON {
    .members([
      "physicalLocation": .members([
        "artifactLocation": .members(["uri": .text(file.asReference)]),
        "region": line.map { .members(["startLine": .number($0)]) },
      ])
    ])
  }
}

extension String {
  /// The text on one line, in which SARIF finds no link such as `[text](address)` (section 3.11.6).
  var withoutLinks: String { printable.replacing("](", with: "\\](") }

  /// The path as a relative reference: all but unreserved characters and `/` are percent-encoded
  /// (RFC 3986, section 4.2).
  fileprivate var asReference: String {
    utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (character.isLetter || character.isNumber)
      if isPlain || "-._~/".contains(character) { return String(character) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 0x10 ? "0" : "") + digits
    }.joined()
  }
}
