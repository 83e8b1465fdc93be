import Testing

/// Rules of single segments, which share the path of their control.
@Suite struct SegmentRules {
  private static let titles = ["Name", "Price", "Age"]

  private static let path = "path: 'Home[0]/UISegmentedControl[0]'"

  /// Rules by the path alone, by each position, by each title, and by a position and another title.
  private static let conditions: [String] =
    [path]
    + titles.indices.flatMap { place in
      [
        "\(path), position: '\(place)'", "\(path), content: '\(titles[place])'",
        "\(path), position: '\(place)', content: '\(titles[(place + 1) % 3])'",
      ]
    }

  /// A control under all rules, and taps on each segment, the selected one twice.
  private static func files(selected: Int) -> WrittenFiles {
    let rules = conditions.enumerated().map { "{ name: 'R\($0)', page: 'Home', \($1) }" }
    let taps = titles.indices.map { "{ tap: { segment: \($0), in: '#sort' } }, { wait: '1s' }" }
    return WrittenFiles([
      "rules.json5": "[\(rules.joined(separator: ", "))]",
      "s.json5": """
      { scenario: 'Segments', tracker: { rules: ['rules.json5'] },
        app: { root: 'Home', classes: { Home: { is: 'UIViewController', view: { subviews: [
          { is: 'UISegmentedControl', id: 'sort', segments: ['Name', 'Price', 'Age'],
            frame: [0, 100, 390, 32], selectedSegmentIndex: \(selected),
            on: { valueChanged: 'sort:' } },
        ] }, methods: { 'sort:': [] } } } },
        steps: [{ launch: {} }, { tap: { segment: 1, in: '#sort' } }, { wait: '1s' },
          \(taps.joined(separator: ", "))],
      }
      """,
    ])
  }

  private static func events(of files: WrittenFiles) -> String {
    files.lab("run", "s.json5", "--reporter", "jsonl").output
  }

  /// Returns the names of the rules that taps on all segments fire.
  private static func fired(_ files: WrittenFiles) -> Set<String> {
    Set(events(of: files).matches(of: /"(R\d+)"/).map { String($0.1) })
  }

  @Test(arguments: [-1, 0, 1, 2])
  func `a rule can fire if a tap on some segment fires it, whichever is selected`(
    _ selected: Int
  ) {
    let files = Self.files(selected: selected)
    let fired = Self.fired(files)
    #expect(fired.count == Self.conditions.count - 3)
    let found = files.lab("rules", "match", "s.json5", "--at", "1", "--rules", "rules.json5")
    let element = found.output.split(separator: "\n").first { $0.contains("#sort") } ?? ""
    #expect(Set(element.matches(of: /R\d+/).map { String($0.0) }) == fired)
    let lint = files.lab("rules", "lint", "rules.json5", "s.json5", "--edits", "0").output
    let idle = lint.matches(of: /(?m)^(R\d+) +cannot fire/).map { String($0.1) }
    #expect(Set(idle).isDisjoint(with: fired))
    #expect(Set(idle).union(fired).count == Self.conditions.count)
  }

  @Test(arguments: [-1, 0, 1, 2])
  func `a reduced rule of a segment fires for the same taps`(_ selected: Int) {
    let files = Self.files(selected: selected)
    let rules = files.lab("rules", "minimize", "rules.json5", "s.json5").output
    let reduced = WrittenFiles(files.texts.merging(["rules.json5": rules]) { $1 })
    #expect(Self.events(of: reduced) == Self.events(of: files))
  }

  /// The titles in the head; the outcomes of the rules by position, by title, and by the path.
  private static let releases: [([String], [String], [String])] = [
    (["Name", "Price", "Age"], ["KEPT", "KEPT", "KEPT"], ["KEPT", "KEPT", "KEPT"]),
    (["New", "Name", "Price", "Age"], ["STOLEN", "STOLEN", "STOLEN"], ["KEPT", "KEPT", "KEPT"]),
    (["Name", "Price", "Age", "New"], ["KEPT", "KEPT", "KEPT"], ["KEPT", "KEPT", "KEPT"]),
    (["Price", "Name", "Age"], ["STOLEN", "STOLEN", "KEPT"], ["KEPT", "KEPT", "KEPT"]),
    (["Price", "Age"], ["GHOST", "STOLEN", "LOST"], ["GONE-OK", "KEPT", "KEPT"]),
    (["Name", "Price"], ["KEPT", "KEPT", "GONE-OK"], ["KEPT", "KEPT", "GONE-OK"]),
    // A segment with another title is the same one while the others stay.
    (["Name", "Cost", "Age"], ["KEPT", "KEPT", "KEPT"], ["KEPT", "LOST", "KEPT"]),
  ]

  @Test(arguments: releases, [-1, 0, 2])
  func `a new version of a control breaks the rules whose segment has moved`(
    _ release: ([String], [String], [String]), _ selected: Int
  ) throws {
    func app(_ titles: [String]) -> String {
      """
      { root: 'Home', classes: { Home: { is: 'UIViewController', view: { subviews: [
        { is: 'UILabel', text: 'Sort', frame: [0, 50, 390, 32] },
        { is: 'UISegmentedControl', id: 'sort', frame: [0, 100, 390, 32],
          segments: ['\(titles.joined(separator: "', '"))'],
          selectedSegmentIndex: \(min(selected, titles.count - 1)), on: { valueChanged: 'sort:' } },
      ] }, methods: { 'sort:': [] } } } }
      """
    }
    let texts =
      [Self.path]
      + Self.conditions.filter {
        $0.contains("position") != $0.contains("content")
      }
    let rules = texts.enumerated().map { "{ name: 'R\($0)', page: 'Home', \($1) }" }
    let files = WrittenFiles([
      "a.json5": app(Self.titles), "b.json5": app(release.0),
      "r.json5": "[\(rules.joined(separator: ", "))]",
    ])
    let run = files.lab(
      "impact", "--base", "a.json5", "--head", "b.json5", "--rules", "r.json5", "--json")
    let found = run.output.matches(of: /"name": ?"R\d+",\s*"outcome": ?"([-A-Z]+)"/)
      .map { String($0.1) }
    let wanted = ["KEPT"] + zip(release.1, release.2).flatMap { [$0, $1] }
    #expect(found == wanted, "\(run.output) \(run.messages)")
  }
}
