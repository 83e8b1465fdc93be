import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// Properties that the events of circled elements take from the screen.
@Suite struct ExtractedProperties {
  /// A price and a table whose rows have a name, a price and a button.
  private static func scenario(_ tap: String, _ expected: String) -> String {
    """
    { scenario: 'A shop', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
      view: { subviews: [
        { is: 'UILabel', text: 'Total: 12.50 €', frame: [0, 50, 390, 40] },
        { is: 'UILabel', text: 'hidden 7', hidden: true, frame: [0, 50, 390, 40] },
        { is: 'UITextField', id: 'note', text: '99', frame: [0, 100, 390, 40] },
        { is: 'UIButton', id: 'pay', title: 'Pay', frame: [0, 150, 390, 44],
          on: { touchUpInside: 'pay:' } },
        { is: 'UITableView', frame: [0, 200, 390, 300], sections: [{ rows: [
          \(row("Pot", 19)), \(row("Cup", 8)) ] }] },
      ] }, methods: { 'pay:': [], 'add:': [] } } } },
      tracker: { rules: ['rules/r.json5'] },
      steps: [{ launch: {}, expect: ['$AppStart', { $AppViewScreen: 'Home' }] },
        { tap: \(tap), expect: ['$AppClick', { event: 'Bought', with: \(expected) }] }] }
    """
  }

  private static func row(_ name: String, _ price: Int) -> String {
    """
    { views: [{ is: 'UILabel', text: '\(name)', frame: [0, 0, 100, 44] },
      { is: 'UILabel', text: '\(price) euros', frame: [100, 0, 100, 44] },
      { is: 'UIButton', id: 'add-\(name)', title: 'Add', frame: [200, 0, 100, 44],
        on: { touchUpInside: 'add:' } }] }
    """
  }

  private static let (table, sensorsTable) = (
    "Home[0]/UITableView[0]/UITableViewCell", "UIView/UITableView[0]/UITableViewCell"
  )

  private static func rule(
    _ path: String, scheme: String? = nil, _ more: String = "", property: String
  ) -> String {
    let scheme = scheme.map { "scheme: '\($0)', " } ?? ""
    return "[{ name: 'Bought', \(scheme)page: 'Home', path: '\(path)'\(more), "
      + "properties: [{ name: 'found', \(property) }] }]"
  }

  /// Each rule with the tapped element and the value of the property; nil for none.
  private static let rows: [(rule: String, tap: String, value: String?)] = {
    let pay = "Home[0]/UIButton[0]"
    let total = "path: 'Home[0]/UILabel[0]'"
    let price = "\(total), pattern: '\\\\d+\\\\.?\\\\d*'"
    let content = "UITableViewCellContentView[0]"
    let (label, button) = ("\(content)/UILabel[1]", "\(content)/UIButton[0]")
    let number = "pattern: '\\\\d+'"
    let inRow = rule(
      "\(table)[*]/\(button)",
      property: "path: '\(table)[*]/\(label)', \(number), type: 'number'")
    let fixed = rule(
      "\(table)[*]/\(button)", property: "path: '\(table)[0:0]/\(label)', \(number)")
    let sensors = rule(
      "\(sensorsTable)[0][-]/\(button)", scheme: "sensors",
      property: "path: '\(sensorsTable)[0][-]/\(label)', position: '0:0', \(number)")
    let limited = rule(
      "\(sensorsTable)[0][-]/\(button)", scheme: "sensors", ", position: '0:1'",
      property: "path: '\(sensorsTable)[0][-]/\(label)', position: '0:0', \(number)")
    return [
      (rule(pay, property: "\(price), type: 'number'"), "'#pay'", "12.5"),
      (rule(pay, property: price), "'#pay'", "'12.50'"),
      (rule(pay, property: "\(total), pattern: '[A-Z]\\\\w+'"), "'#pay'", "'Total'"),
      (rule(pay, property: "\(total), pattern: '[A-Z]\\\\w+', type: 'number'"), "'#pay'", nil),
      (rule(pay, property: "\(total), pattern: 'x'"), "'#pay'", nil),
      (rule(pay, property: "\(total), page: 'Other', pattern: '.+'"), "'#pay'", nil),
      (rule(pay, property: "path: 'Home[0]/UILabel[1]', pattern: '.+'"), "'#pay'", nil),
      (rule(pay, property: "path: 'Home[0]/UITextField[0]', pattern: '.+'"), "'#pay'", nil),
      (inRow, "'#add-Pot'", "19"), (inRow, "'#add-Cup'", "8"), (fixed, "'#add-Cup'", "'19'"),
      (sensors, "'#add-Pot'", "'19'"), (sensors, "'#add-Cup'", "'8'"),
      (limited, "'#add-Cup'", "'19'"),
    ]
  }()

  @Test(arguments: rows.indices)
  func `an event has the first match of the pattern in the text of the element`(_ index: Int) {
    let row = Self.rows[index]
    let text = Self.scenario(row.tap, "{ found: \(row.value ?? "{ absent: true }") }")
    let files = WrittenFiles(["s.json5": text, "rules/r.json5": row.rule])
    let run = files.lab("run", "s.json5")
    #expect(run.code == .held, "\(row.rule) \(run.output)\(run.messages)")
  }

  @Test func `an import has the properties, its export the same, with notes about the others`() {
    let shared = #""element_path": "UIView/UILabel[0]", "screen_name": "Home""#
    let text = #"""
      { "version": "1", "events": [{ "event_name": "Buy", "event_type": "appclick",
        "event": { "element_path": "UIView/UIButton[0]", "screen_name": "Home" },
        "properties": [
          { "name": "price", "type": "NUMBER", "regular": "\\d+", "element_position": "0:1",
            \#(shared) },
          { "name": "title", "type": "STRING", "regular": ".+", \#(shared) },
          { "name": "page", "type": "STRING", "regular": ".+", "h5": true, \#(shared) },
          { "name": "behind", "type": "STRING", "regular": "(?<=x)y", \#(shared) },
          { "name": "all", "type": "STRING", \#(shared) },
          { "name": "1", "type": "STRING", "regular": ".+", \#(shared) },
          { "name": "screen", "type": "STRING", "regular": ".+", "element_path": "UIView" }] }] }
      """#
    let files = WrittenFiles(["c.json": text])
    let first = files.lab("rules", "import", "c.json", "--rules", "rules/a.json5")
    #expect(first.code == .held, "\(first.messages)")
    for name in ["page", "behind", "all", "1", "screen"] {
      #expect(first.output.contains("left out the property '\(name)'"), "\(first.output)")
    }
    let export = files.lab("rules", "export", "rules/a.json5", "--format", "sensors")
    let again = WrittenFiles(["c.json": export.output])
    #expect(again.lab("rules", "import", "c.json", "--rules", "rules/a.json5").code == .held)
    #expect(files.texts["rules/a.json5"] == again.texts["rules/a.json5"])
    #expect(
      files.texts["rules/a.json5"]?.contains(
        #"properties: [{ name: "price", path: "UIView/UILabel[0]", position: "0:1", "#
          + #"pattern: "\\d+", type: "number" }, "#) == true, "\(files.texts)")
  }
}
