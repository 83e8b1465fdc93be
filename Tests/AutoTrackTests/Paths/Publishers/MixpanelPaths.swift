import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Selectors and bindings of the scheme `mixpanel` on the fixtures F3 and F4.
@Suite struct MixpanelPaths {
  private let demo = PublishedScreen()
  private let scheme = MixpanelPathScheme()

  private func matches(_ rule: String, _ view: View) throws -> Bool {
    try scheme.rule(rule).matches(SchemeElement(view))
  }

  /// The fixture F3: v1 contains v2 and c2, v2 contains c1.
  private func bindings() throws -> (v1: View, v2: View, c1: View, c2: View) {
    let screen = ViewController(in: demo.process)
    let v1 = screen.view
    let v2 = try demo.add("UIView", to: v1)
    let c1 = try demo.add("UIControl", Control.self, to: v2)
    let c2 = try demo.add("UIControl", Control.self, to: v1)
    demo.show(NavigationController(rootViewController: screen))
    return (v1, v2, c1, c2)
  }

  @Test func `MP-B01 MP-B02 MP-B03 MP-B04 a binding follows the place of a control`() throws {
    let (v1, v2, c1, c2) = try bindings()
    let rule = "/UIViewController/UIView/UIView/UIControl on 64"
    #expect(try matches(rule, c1))
    #expect(try !matches(rule, c2))
    let c3 = try demo.add("UIControl", Control.self, to: v2)
    #expect(try matches(rule, c3))
    v1.addSubview(c3)
    #expect(try !matches(rule, c3))
    c1.removeFromSuperview()
    #expect(try !matches(rule, c1))
    v2.addSubview(c1)
    #expect(try matches(rule, c1))
  }

  @Test func `MP-B05 a stopped binding fires neither before nor after its control is added again`()
    throws
  {
    let (_, v2, c1, _) = try bindings()
    func events(_ rules: [CircledRule]) -> Int {
      let sighting = ElementSighting(page: nil, path: "", position: nil, content: nil)
      return ElementMatcher(rules, by: \.element).matches(sighting, of: SchemeElement(c1)).count
    }
    let rule = try MixpanelPathScheme().rule("/UIViewController/UIView/UIView/UIControl on 64")
    let binding = CircledRule(name: "a", element: ElementPattern(matching: rule))
    #expect((events([binding]), events([])) == (1, 0))
    c1.removeFromSuperview()
    v2.addSubview(c1)
    #expect(events([]) == 0)
  }

  @Test func `MP-B06 a binding of a table matches the rows of its delegate's class`() throws {
    let source = try #require(demo.process.makeNew("TableController", RowSource.self))
    let screen = TableViewController(in: demo.process)
    screen.tableView.dataSource = source
    screen.tableView.delegate = source
    demo.show(NavigationController(rootViewController: screen))
    let cell = try #require(screen.tableView.cellForRow(at: CellPath(section: 0, row: 1)))
    let path = "/UIViewController/UITableView"
    #expect(try matches("\(path) rows of TableController", cell))
    #expect(try !matches("\(path) rows of OtherController", cell))
    #expect(try !matches("/UINavigationController/UITableView rows of TableController", cell))
    #expect(try !matches("\(path) rows of TableController", screen.tableView))
    #expect(try !matches("\(path)/UITableViewCell on 64", cell))
  }

  private static let sent: [(control: String, events: Set<Int>)] = [
    ("UIButton", [1, 64, 8_192]), ("UISegmentedControl", [4_096, 8_192]),
    ("UIDatePicker", [4_096, 8_192]), ("UISwitch", [1, 64, 4_096, 8_192]),
    ("UISlider", [1, 64, 4_096, 8_192]), ("UIStepper", [1, 64, 4_096, 8_192]),
    ("UIPageControl", [1, 64, 4_096, 8_192]), ("UIControl", [1, 64, 4_096, 8_192]),
  ]

  @Test(arguments: sent, [1, 64, 4_096, 8_192])
  func `a binding matches a control whose click sends the event`(
    _ row: (control: String, events: Set<Int>), _ event: Int
  ) throws {
    let screen = ViewController(in: demo.process)
    let control = try #require(demo.process.classes[row.control]?.make() as? Control)
    screen.view.addSubview(control)
    demo.show(screen)
    let rule = "/UIView/\(row.control) on \(event)"
    #expect(try matches(rule, control) == row.events.contains(event))
    let miss = try scheme.rule(rule).miss(of: SchemeElement(control))
    #expect(
      miss.map(\.reason)
        == (row.events.contains(event)
          ? nil : "a click on \(row.control) does not send this control event"))
    let binding = scheme.binding("/UIView/\(row.control)", of: SchemeElement(control))
    #expect(try matches(binding, control))
  }

  @Test func `of two near misses, the one with the class is nearer`() throws {
    let screen = ViewController(in: demo.process)
    let (label, button) = (Label(in: demo.process), Button(in: demo.process))
    for view in [label, button] as [View] { screen.view.addSubview(view) }
    demo.show(screen)
    let rule = try scheme.rule("/UIView/UIButton[text == \"Sell\"]")
    let misses = [label, button].map { rule.miss(of: SchemeElement($0)) }
    #expect(misses.map { $0?.held } == [0, 1])
    #expect(misses.map { $0?.reason } == ["the class is UILabel", "the predicate is false"])
  }

  @Test func `MP-O03 an index counts siblings of the class in each view`() throws {
    let screen = ViewController(in: demo.process)
    let (v2, v3) = (
      try demo.add("UIView", to: screen.view), try demo.add("UIView", to: screen.view)
    )
    let labels = try [v2, v2, v3, v3].map { try demo.add("UILabel", to: $0) }
    for (number, label) in labels.enumerated() {
      (label as? Label)?.text = "Label \(number + 1)"
    }
    demo.show(screen)
    var scanner = MixpanelScanner("/UIView/UIView/UILabel[1]")
    let selector = MixpanelSelector(steps: try scanner.steps())
    let selected = labels.indices.filter { index in
      selector.selects(SchemeElement(labels[index])) { $0.isRoot }
    }
    #expect(selected == [1, 3])
    let tests: [(String, [Int])] = [
      ("/UIView/UIView/UILabel[text == \"Label 1\"]", [0]),
      ("/UIView/UIView/UILabel", [0, 1, 2, 3]),
      ("/UIView/UIView/UIView[0]", [0, 2]), ("/*/*/*", [0, 1, 2, 3]), ("/UIView/UILabel", []),
      ("/UIView/UIView[1]/UILabel[0]", [2]), ("/UIView/UIView(unique)/UILabel", []),
      ("/UIView/UIView/UIButton", []), ("/UIViewController/UIView/UIView/UILabel", []),
      ("/UIView/UIView/UILabel[2]", []),
      // MP-O05: the window's only child is the root controller, whose view has no index.
      ("/UIView[0]/UIView/UILabel", []), ("/*[0]/*/*", []), ("/UIView(unique)/UIView/UILabel", []),
    ]
    for (rule, expected) in tests {
      let compiled = try scheme.rule(rule)
      let found = labels.indices.filter { compiled.matches(SchemeElement(labels[$0])) }
      #expect(found == expected, "\(rule)")
    }
  }

  @Test func `MP-O07 cells are counted from the top`() throws {
    let home = try demo.controller("HomeViewController")
    let rows = TableViewController(in: demo.process)
    let source = RowSource(in: demo.process)
    source.counts = [3]
    rows.tableView.dataSource = source
    home.embed(rows)
    demo.show(NavigationController(rootViewController: home))
    let cells = try (0..<3).map {
      try #require(rows.tableView.cellForRow(at: CellPath(section: 0, row: $0)))
    }
    // The topmost cell becomes the last subview.
    rows.tableView.bringSubviewToFront(cells[0])
    let rule = "/HomeViewController/UITableViewController/UITableView/UITableViewCell[0]"
    #expect(try cells.map { try matches(rule, $0) } == [true, false, false])
  }

  @Test func `a path matches its own view, live and in a snapshot`() throws {
    _ = try bindings()
    let snapshot = Snapshot(of: demo.process.application.visibleWindows)
    var count = 0
    for (id, view) in snapshot.views.enumerated() {
      guard let view, view.nearestPublished != nil else { continue }
      let path = scheme.path(of: view)
      guard !path.isEmpty else { continue }
      count += 1
      let element = ViewTree.Element(snapshot.tree, id)
      #expect(scheme.path(of: element) == path)
      #expect(try matches(path, view), "\(path)")
      #expect(try scheme.rule(path).matches(SchemeElement(element)), "\(path)")
    }
    #expect(count > 4)
  }

  @Test(arguments: [
    ("/A/B[accessibilityIdentifier == 'a']", true), ("/A/B[tag == 3]", false), ("/A/B", false),
    ("/A/B[text == 'x' AND tag == 3 AND accessibilityIdentifier == 'a']", false),
    ("/A[tag == 3]/B[accessibilityIdentifier == 'a']", false),
    ("/A[1]/B[accessibilityIdentifier == 'a']", false),
  ])
  func `only a selector without further conditions is one by identifier`(
    _ selector: String, _ isByIdentifier: Bool
  ) {
    #expect(MixpanelPathScheme().isByIdentifier(selector) == isByIdentifier)
  }

  @Test(arguments: [
    ("text == 'Buy'", true), ("text = \"Buy\"", true), ("text != 'Buy'", false),
    ("text ==[c] 'BUY'", true), ("text CONTAINS 'u'", true), ("text contains[cd] 'Ü'", true),
    ("text BEGINSWITH 'B' AND tag == 7", true), ("text ENDSWITH 'x' OR tag > 6", true),
    ("NOT (tag < 7)", true), ("!(tag <= 6)", true), ("tag IN {1, 7}", true),
    ("tag BETWEEN {1, 6}", false), ("text LIKE 'B?y'", true), ("text LIKE 'B*'", true),
    ("text MATCHES 'B.*y'", true), ("text MATCHES 'B'", false), ("hidden == NO", true),
    ("accessibilityLabel == nil", true), ("accessibilityIdentifier == \"buy\"", true),
    ("unknown == nil", false), ("NOT unknown == nil", false), ("text > 3", false),
    ("TRUEPREDICATE", true), ("FALSEPREDICATE", false), ("mp_varE == 'x'", false),
    ("alpha >= 0.5 && alpha <= 1", true), ("SELF.tag == 7", true), ("text CONTAINS ']'", false),
  ])
  func `a predicate is false where Foundation raises`(
    predicate: String, matches expected: Bool
  ) throws {
    let screen = ViewController(in: demo.process)
    let label = try demo.add("UILabel", to: screen.view)
    (label as? Label)?.text = "Buy"
    label.tag = 7
    label.accessibilityIdentifier = "buy"
    demo.show(screen)
    #expect(try matches("/UIView/UILabel[\(predicate)]", label) == expected)
  }

  @Test(arguments: [
    ("", 0), ("UIView", 0), ("/UIView[", 8), ("/UIView[text]", 12), ("/A(uni)", 3),
    ("/A[text ~ 'x']", 8), ("/A[text SOUNDSLIKE 'x']", 8), ("/A[@count > 1]", 3),
    ("/A[text == %@]", 11), ("/A on", 2), ("/A on x", 6), ("/A on 64 later", 8),
    ("/A rows of ", 11), ("/A[text MATCHES '(']", 16), ("/A/", 3), ("/A[(text == 'x']", 15),
  ])
  func `the error for an unreadable rule has the offset`(text: String, offset: Int) throws {
    let error = try #require(throws: ViewPathError.self) { try scheme.rule(text) }
    #expect(error.offset == offset)
  }
}

extension View {
  /// The controller around a view, for the views of screens.
  fileprivate var nearestPublished: ViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller).first
  }
}
