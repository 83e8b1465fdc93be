import AutoTrack
import MiniUI

/// Benchmark of the search among rules by all facts: each reads the screen of the click.
final class AnchoredBench {
  private let screen: ButtonScreen
  private let matcher: ElementMatcher<CircledRule>
  private let sighting = ElementSighting(
    page: "UIViewController", path: "", position: nil, content: nil)
  private var found = 0

  /// Makes a screen with forty buttons, and rules for them and for the buttons of more screens.
  init(rules count: Int) throws {
    screen = ButtonScreen(40) { button, number in
      let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
      button.setTitle("Title \(letter)\(number / 26 + 1)x")
      button.accessibilityIdentifier = "button\(number)"
    }
    let patterns = try Self.patterns(of: screen.buttons)
    let rules = (0..<count).map { number in
      CircledRule(name: "rule\(number)", element: ElementPattern(Self.pattern(number, patterns)))
    }
    matcher = ElementMatcher(rules, by: \.element)
  }

  private static func patterns(of buttons: [Button]) throws -> [AnchoredPattern] {
    guard let sight = AnchoredSight(around: SchemeElement(buttons[0])) else {
      throw BenchError.wrong("no screen")
    }
    return try sight.elements.indices.map { place in
      guard let pattern = sight.pattern(at: place) else { throw BenchError.wrong("no rule") }
      return pattern
    }
  }

  /// Returns the rule of a button; those after the fortieth belong to other screens.
  private static func pattern(_ number: Int, _ patterns: [AnchoredPattern]) -> AnchoredPattern {
    var facts = patterns[number % patterns.count].facts
    let screen = number / patterns.count
    guard screen > 0 else { return AnchoredPattern(facts) }
    facts.path = facts.path.replacing(facts.page, with: "Screen\(screen)", maxReplacements: 1)
    facts.page = "Screen\(screen)"
    return AnchoredPattern(facts)
  }

  /// Searches the rules of a click on the fourth button.
  @inline(never)
  func match(_ count: Int) {
    found = 0
    let element = SchemeElement(screen.buttons[3])
    for _ in 0..<count { found += matcher.matches(sighting, of: element).count }
  }

  /// Throws unless each search finds one rule.
  func check(_ count: Int) throws {
    match(count)
    guard found == count else { throw BenchError.wrong("\(found) rules in \(count) looks") }
  }
}
