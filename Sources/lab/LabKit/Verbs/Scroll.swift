import LabLanguage
import MiniUI
import Wording

/// A person's scrolling of a list or another scroll view.
struct Scroll: GestureVerb {
  let view: Located<ElementSelector>
  let goal: Goal

  enum Goal: Sendable {
    case row(CellPath)
    /// A distance in points to the right and down.
    case distance(Point)
  }

  static let kind = VerbKind(
    Fields.required("scroll", reader, "The user scrolls a list."),
    sections: .init(title: "Scrolling", keys: reader.keys))

  static let reader: Reader<Scroll> = .object(
    "scroll",
    Field("list", \.view, "A table, a collection view or a scroll view."),
    Field(
      \.goal,
      Fields.oneOf(
        Fields(
          Fields.required("to", CellPath.reader, "The row or item to show."),
          make: { Goal.row($0) }),
        Fields(
          Fields.required("by", Point.reader, "The distance of the content: to the left, and up."),
          make: { Goal.distance($0) }))),
    make: Scroll.init)

  var sentence: Sentence {
    switch goal {
    case .row(let place): "scroll \(view.value) to \(place)"
    case .distance(let distance): "scroll \(view.value) by \(distance)"
    }
  }

  var selectors: [Located<ElementSelector>] { [view] }

  func check(in scenario: ScenarioCheck) {
    switch goal {
    case .distance: scenario.check(view, for: "scroll", ["UIScrollView"])
    case .row(let place):
      let row = ElementSelector(.row(place), in: .within(view.value))
      scenario.selectors.checkParts(of: row, at: view.range)
    }
  }

  func move(in session: AppSession, of simulation: Simulation) throws(Simulation.AimError) {
    try Scroller(self, session).run()
  }
}
