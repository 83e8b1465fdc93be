import MiniUI
import Testing
import Wording

@testable import AutoTrack

/// Rules by all facts on live screens, in snapshots and in matchers.
@Suite struct AnchoredSights {
  @Test func `a snapshot has the same screens as the live views`() throws {
    let process = Device().start(TabApp(seed: 1).app)
    process.launch()
    process.rest()
    let snapshot = Snapshot(of: process.application.windows)
    var compared = 0
    for (id, view) in snapshot.views.enumerated() {
      guard let view else { continue }
      let live = AnchoredSight(around: SchemeElement(view))
      let still = AnchoredSight(around: SchemeElement(ViewTree.Element(snapshot.tree, id)))
      #expect(live?.screen.elements == still?.screen.elements)
      #expect(live?.place(of: SchemeElement(view)) == still?.place(of: still?.elements[id: id]))
      compared += live?.screen.elements.count ?? 0
    }
    #expect(compared > 200)
  }

  @Test func `a screen has its controls, rows, gestures and bar items`() throws {
    let form = try FormScreen()
    let sight = try #require(AnchoredSight(around: SchemeElement(form.buttons[0])))
    #expect(
      sight.screen.elements.map(\.role) == [
        "button", "button", "button", "view", "barButtonItem",
      ])
    let ofBar = try #require(AnchoredSight(around: SchemeElement(form.done)))
    #expect(ofBar.screen.elements == sight.screen.elements)
    let facts = try #require(sight.pattern(at: 1)).facts
    #expect((facts.page, facts.path) == ("FormController", "FormController/UIButton[1]"))
    #expect((facts.text, facts.actions, facts.outlets) == ("Sell", ["sell:"], ["sellButton"]))
    #expect((facts.others, facts.alike, facts.shared) == (2, 3, [:]))
    #expect(facts.known.map(\.description).contains("action buy:"))
    let done = try #require(sight.pattern(at: 4)).facts
    #expect((done.text, done.side, done.actions) == ("Done", "right", ["done:"]))
    #expect(done.outlets == ["doneItem"])
  }

  @Test func `a rule from its written facts equals the rule made on the screen`() throws {
    let form = try FormScreen()
    for state in FormScreen.Change.allCases {
      let sight = try #require(AnchoredSight(around: SchemeElement(form.buttons[0])))
      for place in sight.elements.indices {
        var others = sight.screen.elements
        let element = others.remove(at: place)
        let made = AnchoredRule(element, among: others, looksElsewhere: false)
        guard let read = sight.pattern(at: place)?.rule else {
          #expect(!made.isUsable)
          continue
        }
        #expect((made.isUsable, read.element) == (true, made.element))
        let (one, other) = (made.confidences(on: sight.screen), read.confidences(on: sight.screen))
        #expect(one.map(\.confidence) == other.map(\.confidence))
      }
      form.make(state)
    }
  }

  @Test func `a matcher finds exactly the rules without a miss`() throws {
    let form = try FormScreen()
    let sight = try #require(AnchoredSight(around: SchemeElement(form.buttons[0])))
    let rules = sight.elements.indices.compactMap { place in
      sight.pattern(at: place).map { CircledRule(name: "rule\(place)", element: .init($0)) }
    }
    #expect(rules.count == 5)
    let path = CircledRule(
      name: "path", element: ElementPattern(path: try PathPattern("FormController[0]/UIButton[1]")))
    let matcher = ElementMatcher(rules + [path], by: \.element)
    for change in FormScreen.Change.allCases {
      form.make(change)
      for view in form.buttons + [form.done, form.card] {
        let element = SchemeElement(view)
        let sighting = ElementSighting(
          page: "FormController", path: DefaultPathScheme().path(of: view), position: nil,
          content: nil)
        let plain = (rules + [path]).filter { $0.element.miss(of: sighting, element) == nil }
        #expect(matcher.matches(sighting, of: element) == plain, "\(change)")
      }
    }
    // The second button is the third child now, and its rule still finds it.
    #expect(rules[1].element.miss(of: form.sighting, SchemeElement(form.buttons[1])) == nil)
  }

  @Test func `a rule without its element abstains and says why`() throws {
    let form = try FormScreen()
    let sight = try #require(AnchoredSight(around: SchemeElement(form.buttons[0])))
    let sell = try #require(sight.pattern(at: 1))
    form.buttons[1].removeFromSuperview()
    let left = ElementPattern(sell).miss(of: form.sighting, SchemeElement(form.buttons[0]))
    let reason = left?.reason.text
    #expect((left?.part, reason?.hasPrefix("abstains at ")) == ("button sellButton", true))
    #expect(reason?.contains("differ: actions, outlets, text") == true)
    let other = ElementPattern(sell).miss(of: form.sighting, SchemeElement(form.done))
    #expect(other == RuleMiss("role button", "the element is a barButtonItem"))
  }

  @Test(arguments: [
    ("Inbox (3)", "Inbox (0)"), ("Inbox (12)", "Inbox (0)"), ("1", "1"), ("Buy", "Buy"),
    ("Row 2 of 30", "Row 0 of 0"), ("$ 12", "$ 12"),
  ])
  func `numbers count only in texts without letters`(text: String, stable: String) {
    #expect((SignalTree.stable(text), SignalTree.stable(stable)) == (stable, stable))
  }
}

extension [SchemeElement] {
  fileprivate subscript(id id: Int) -> SchemeElement? {
    first { element in
      guard case .snapshot(let one) = element.storage else { return false }
      return one.id == id
    }
  }
}

extension AnchoredSight {
  fileprivate func place(of element: SchemeElement?) -> Int? { element.flatMap(place(of:)) }
}

/// A screen in a navigation controller: three buttons, a card with a gesture, and a bar item.
private final class FormScreen {
  let screen = PublishedScreen()
  let home: ViewController
  let buttons: [Button]
  let card: View
  let done: View

  enum Change: CaseIterable {
    case nothing, insertButton, retitle, swap
  }

  init() throws {
    let process = screen.process
    let home = try screen.controller("FormController")
    let titles = ["Buy", "Sell", "Rent"]
    buttons = titles.map { title in
      let button = Button(in: process)
      button.setTitle(title)
      button.addTarget(
        home, action: process.classes.selector(title.lowercased() + ":"), for: .touchUpInside)
      home.view.addSubview(button)
      home.setValue(.object(button), forKey: title.lowercased() + "Button")
      return button
    }
    card = View(in: process)
    card.addGestureRecognizer(
      TapGestureRecognizer(target: home, action: process.classes.selector("open:"), in: process))
    home.view.addSubview(card)
    let item = BarButtonItem(
      title: "Done", target: home, action: process.classes.selector("done:"), in: process)
    home.setValue(.object(item), forKey: "doneItem")
    home.navigationItem.rightBarButtonItem = item
    screen.show(NavigationController(rootViewController: home))
    done = try #require(item.view)
    self.home = home
  }

  var sighting: ElementSighting {
    ElementSighting(page: "FormController", path: "", position: nil, content: nil)
  }

  func make(_ change: Change) {
    switch change {
    case .nothing: break
    case .insertButton:
      let new = Button(in: screen.process)
      new.setTitle("Lend")
      home.view.insertSubview(new, at: 0)
    case .retitle: buttons[2].setTitle("Hire")
    case .swap: home.view.insertSubview(buttons[1], at: 0)
    }
  }
}
