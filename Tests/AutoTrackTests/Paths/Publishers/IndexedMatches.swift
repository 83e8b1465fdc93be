import AutoTrack
import MiniUI
import Testing
import TestSupport

/// The index of rules against the plain test of each rule.
@Suite struct IndexedMatches {
  /// The rules that a screen's own paths suggest, with parts removed and exchanged.
  private static func rules(for views: [View]) throws -> [CircledRule] {
    var rules: [CircledRule] = []
    for scheme in PathSchemes.all where scheme.name != "default" {
      for view in views {
        let path = scheme.path(of: view)
        var texts = [path]
        switch scheme.name {
        case "mixpanel": texts += ["/*" + path, path + " on 64", path + "[tag == 0]"]
        case "growingIO": texts += [String(path.prefix { $0 != " " })]
        case "amplitude": texts += [path + " → *", "UIView → *"]
        case "postHog": texts = ["UIButton", "UIView > UIButton", "*", "UILabel || UIView"]
        default: break
        }
        for text in texts {
          guard let rule = try? scheme.rule(text) else { continue }
          let page = rules.count % 3 == 0 ? nil : "HomeController"
          let content = rules.count % 5 == 0 ? "Title" : nil
          rules.append(
            CircledRule(
              name: "rule\(rules.count)",
              element: ElementPattern(page: page, matching: rule, content: content)))
        }
      }
    }
    return rules
  }

  @Test func `a matcher finds exactly the rules without a miss, in their order`() throws {
    let screen = PublishedScreen()
    let home = HomeController(in: screen.process)
    for index in 0..<12 {
      let parent = index % 3 == 0 ? home.view : home.view.subviews.last ?? home.view
      let name = ["UIView", "UIButton", "UILabel", "UIStackView"][index % 4]
      try screen.add(name, to: parent)
    }
    screen.show(NavigationController(rootViewController: home))
    let window = screen.window
    let views = everything(in: window)
    let rules = try Self.rules(for: views)
    let matcher = ElementMatcher(rules, by: \.element)
    var found = 0
    for view in TestSpace("IndexedMatches", views).some(3) {
      for page in ["HomeController", nil] {
        for content in ["Title", nil] {
          let sighting = ElementSighting(page: page, path: "", position: nil, content: content)
          let element = SchemeElement(view)
          let plain = rules.filter { $0.element.miss(of: sighting, element) == nil }
          #expect(matcher.matches(sighting, of: element) == plain)
          found += plain.count
        }
      }
    }
    #expect(found > TestSize.amount(100, all: 1_000))
  }

  private func everything(in view: View) -> [View] {
    [view] + view.subviews.flatMap(everything)
  }
}
