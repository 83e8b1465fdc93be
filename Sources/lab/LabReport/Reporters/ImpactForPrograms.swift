import AutoTrack
import LabImport
import LabKit
package import LabLanguage
import LabRules
import Wording

/// The fates of rules for programs: JSON, JUnit, SARIF.
extension ImpactReport {
  /// The report as JSON; docs/survival.md describes it.
  package var json: PrintedJSON {
    var pictures = ImpactPictures(of: comparison)
    let rules = verdicts.map { $0.json(&pictures) }
    return .members([
      "base": .text(base), "head": .text(head), "holds": .flag(holds), "byIDs": .flag(isByIDs),
      "counts": .object(
        RuleOutcome.allCases.map { .init(key: $0.key, value: .number(count(of: $0))) }),
      "rules": .list(rules), "faults": .list(faults.map(PrintedJSON.sentence)),
      "pictures": pictures.json,
    ])
  }

  /// The report as XML of JUnit: a case per rule.
  package func junit(rules path: String, line: (String) -> Int?) -> String {
    var writer = XMLWriter()
    let counts: KeyValuePairs = [
      "name": "lab impact", "tests": "\(verdicts.count)",
      "failures": "\(verdicts.count(where: \.fails))", "errors": "0",
      "skipped": "\(count(of: .new))",
    ]
    writer.element("testsuites", counts) { writer in
      writer.element("testsuite", counts) { writer in
        for verdict in verdicts {
          verdict.write(to: &writer, path, line(verdict.rule.name) ?? 1)
        }
      }
    }
    return writer.text
  }

  /// The report in SARIF; each finding stands at its rule, with the element's places.
  ///
  /// `named` returns the name of a file in the report.
  package func sarif(
    rules path: String, version: String, line: (String) -> Int?, named: (String) -> String
  ) -> SARIFReport {
    let kinds = RuleOutcome.allCases.filter { $0.fails || $0.warns }
    let findings = verdicts.filter { kinds.contains($0.outcome) && $0.acceptance == nil }
    return SARIFReport(
      findings.map { verdict in
        SARIFReport.Finding(
          verdict.outcome.name, verdict.fails ? .error : .warning,
          verdict.message.withoutLinks,
          at: .init(named(path), line: line(verdict.rule.name)),
          related: (verdict.now + verdict.others).map {
            .init(named($0.place.file), line: $0.place.line)
          })
      }, of: kinds.map { SARIFReport.Rule($0.name, $0.meaning) }, version: version)
  }
}

extension ImpactReport.Verdict {
  fileprivate func json(_ pictures: inout ImpactPictures) -> PrintedJSON {
    let causes = self.causes.map { $0.json(&pictures) }
    return .members([
      "name": .text(rule.name), "outcome": .text(outcome.name), "fails": .flag(fails),
      "rule": .text(rule.text), "from": .list(from.map { $0.json(.base, &pictures) }),
      "now": .list(now.map { $0.json(.head, &pictures) }),
      "matches": .list(to.map { $0.json(.head, &pictures) }), "causes": .list(causes),
      "signals": answer.map(PrintedJSON.sentence), "signalsSentence": answer?.json,
      "evidence": evidence.isEmpty ? nil : .list(evidence.map(PrintedJSON.sentence)),
      "remedy": remedy.map(PrintedJSON.sentence), "remedySentence": remedy?.json,
      "repair": repair?.json, "obstacle": obstacle.map(PrintedJSON.sentence),
      "obstacleSentence": obstacle?.json,
      "accepted": acceptance.map(PrintedJSON.text),
    ])
  }

  fileprivate var message: String {
    let element = from.first.map { " Its element was \($0.text)." } ?? ""
    let other = others.first.map { " It matches \($0.text)." } ?? ""
    let words = causes.map(\.words.text).joined(separator: "; ")
    let cause = causes.isEmpty ? "" : " Cause: \(words)."
    let repair = repair.map { " Repaired: \($0.rule.text)" } ?? ""
    let remedy = remedy.map { " Remedy: \($0)." } ?? ""
    return "\(rule.name): \(outcome.meaning)" + element + other + cause + remedy + repair
  }

  fileprivate func write(to writer: inout XMLWriter, _ path: String, _ line: Int) {
    let attributes: KeyValuePairs = [
      "name": rule.name, "classname": path, "file": path, "line": "\(line)",
    ]
    guard fails || outcome == .new else { return writer.element("testcase", attributes) }
    writer.element("testcase", attributes) { writer in
      if fails {
        writer.element(
          "failure", ["message": outcome.meaning, "type": outcome.name], text: message)
      } else {
        writer.element("skipped", ["message": outcome.meaning])
      }
    }
  }
}

extension ImpactReport.Element {
  fileprivate func json(
    _ version: ImpactPictures.Version, _ pictures: inout ImpactPictures
  ) -> PrintedJSON {
    .members([
      "name": .text(name), "screen": .text(screen), "path": path.map(PrintedJSON.text),
      "file": .text(place.file), "line": place.line.map(PrintedJSON.number),
      "picture": pictures.place(of: key, in: version),
    ])
  }
}

extension ImpactChange {
  fileprivate func json(_ pictures: inout ImpactPictures) -> PrintedJSON {
    let mark =
      switch subject {
      case .base(let key): (version: ImpactPictures.Version.base, key: key)
      case .head(let key): (version: ImpactPictures.Version.head, key: key)
      }
    let place = pictures.place(of: mark.key, in: mark.version)
    return .members([
      "words": .sentence(words), "sentence": words.json,
      "file": (self.place?.file).map(PrintedJSON.text),
      "line": self.place?.line.map(PrintedJSON.number),
      "version": place == nil ? nil : .text(mark.version.rawValue), "picture": place,
    ])
  }
}

extension RuleRepair {
  fileprivate var json: PrintedJSON {
    .members([
      "rule": .text(rule.text), "agreeing": .list(agreeing.map(PrintedJSON.sentence)),
      "differing": .list(differing.map(PrintedJSON.sentence)),
    ])
  }
}
