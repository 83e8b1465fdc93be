import AutoTrack
import LabKit
import LabLanguage

/// The rules by which a person can circle an element, as lines of a file of rules.
struct SuggestedRules {
  private let click: ElementSighting
  private let name: String

  /// Takes the facts of the element's click, and its identifier.
  init(of click: ElementSighting, _ identifier: String?) {
    self.click = click
    let words = (identifier ?? click.content ?? "").split { sign in
      !sign.isASCII || !(sign.isLetter || sign.isNumber)
    }
    let text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    name = text.first?.isLetter == true ? "Click" + text.prefix(60) : "CircledClick"
  }

  /// The rules by path of this element, of any position, and of this content; nil without a page.
  var byPath: PrintedJSON? {
    guard let element = ElementPattern(of: click) else { return nil }
    var thisContent = element
    thisContent.content = click.content
    let hasContent = click.content.map { !$0.isEmpty } ?? false
    return .members([
      "thisElement": text(of: element),
      "anyPosition": click.position == nil ? nil : text(of: element.forAnyPosition),
      "thisContent": hasContent ? text(of: thisContent) : nil,
    ])
  }

  func text(of element: ElementPattern) -> PrintedJSON {
    .text(CircledRule(name: name, element: element).text)
  }
}
