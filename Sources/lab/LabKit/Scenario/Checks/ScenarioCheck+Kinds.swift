import LabLanguage

/// Checks that an element is of the kind that a verb needs.
extension ScenarioCheck {
  /// Records an element that is not the text input, slider, picker or list that the verb needs.
  func checkKinds(of verb: Verb) {
    switch verb {
    case .type(let typing): typing.input.map { check($0, for: "type", ClassTree.textInputs) }
    case .clear(let input): check(input, for: "clear", ClassTree.textInputs)
    case .slide(let slide): check(slide.control, for: "slide", ["UISlider"])
    case .spin(let spin): check(spin.picker, for: "spin", ["UIDatePicker"])
    case .scroll(let scroll): check(scroll)
    default: break
    }
  }

  private func check(_ scroll: Scroll) {
    switch scroll.goal {
    case .distance: check(scroll.view, for: "scroll", ["UIScrollView"])
    case .row(let place):
      let row = ElementSelector(.row(place), in: .within(scroll.view.value))
      selectors.checkParts(of: row, at: scroll.view.range)
    }
  }

  private func check(_ element: Located<ElementSelector>, for verb: String, _ kinds: [String]) {
    guard let views = selectors.views(meantBy: element.value), let first = views.first,
      !views.contains(where: { view in kinds.contains { classes.isKind(view.type, of: $0) } })
    else { return }
    mistakes.record(
      "\(verb.quoted) takes a \(kinds.joined("or")); \(element.value) is a \(first.type)",
      at: element.range)
  }
}
