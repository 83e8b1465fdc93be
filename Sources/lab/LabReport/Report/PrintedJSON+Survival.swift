import LabLanguage
import LabRules

extension PrintedJSON {
  /// The certificates of rules by the names of the league, and the row of each kind of name.
  static var survival: PrintedJSON {
    let rows = Certificate.all.map { row, certificate in
      let members = PrintedJSON.members([
        "survival": .fraction(certificate.survival),
        "interval": .list([.fraction(certificate.low), .fraction(certificate.high)]),
        "wrong": .fraction(certificate.wrong), "diesWhen": .text(certificate.diesWhen),
      ])
      return (row, members)
    }
    let ways = ElementSuggestions.Way.rows.map { ($0.key, PrintedJSON.text($0.value)) }
    return .members([
      "rows": .sorted(Dictionary(rows) { $1 }), "ways": .sorted(Dictionary(ways) { $1 }),
    ])
  }
}
