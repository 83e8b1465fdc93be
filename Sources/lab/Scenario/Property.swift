/// What a file can set on a view or a controller: the keys of a view, and those of `set`.
package enum Property: String, CaseIterable, Sendable {
  /// The accessibility identifier, for selectors.
  case id
  /// What a person is told who cannot see the view.
  case label
  /// The text of a button, or the name of a screen.
  case title
  /// The text of a label.
  case text
  /// Where the view lies in its parent.
  case frame
  /// Neither drawn nor hit.
  case hidden
  /// Below 0.01 the view is not hit.
  case alpha
  /// Whether the view and what is in it take touches.
  case interactive
  /// A number of the app's own.
  case tag
  /// A disabled control takes the touch and sends nothing.
  case enabled
  /// Whether the control looks chosen.
  case selected
  /// The size of what can be scrolled.
  case contentSize
  /// Where in the content a scroll view begins.
  case contentOffset
  /// The text in the middle of a navigation bar.
  case navigationTitle = "navigationItem.title"

  /// The classes that have the property, by UIKit's names; classes below them have it too.
  package var owners: [String] {
    switch self {
    case .id, .label, .frame, .hidden, .alpha, .interactive, .tag: ["UIView"]
    case .enabled, .selected: ["UIControl"]
    case .title: ["UIButton", "UIViewController"]
    case .text: ["UILabel"]
    case .contentSize, .contentOffset: ["UIScrollView"]
    case .navigationTitle: ["UIViewController"]
    }
  }

  /// What it takes.
  package var reader: Reader<PropertyValue> {
    switch self {
    case .id: Reader<String>.string.map { .text($0) }
    case .label, .title, .text, .navigationTitle: PropertyValue.textOrNull
    case .hidden, .interactive, .enabled, .selected: Reader<Bool>.boolean.map { .flag($0) }
    case .alpha: Reader<Double>.number.map { .number($0) }
    case .tag: Reader<Int>.integer.map { .integer($0) }
    case .contentSize, .contentOffset: PropertyValue.numbers(2)
    case .frame: PropertyValue.numbers(4)
    }
  }

  /// One sentence for the reference.
  package var meaning: String {
    switch self {
    case .id: "The accessibility identifier."
    case .label: "The accessibility label."
    case .title: "The text of a button."
    case .text: "The text of a label."
    case .frame: "x, y, width and height in the parent; left out where the parent has a `stack`."
    case .hidden: "Neither drawn nor hit."
    case .alpha: "From 0 to 1; below 0.01 it is not hit."
    case .interactive: "Whether it and what is in it take touches; a label does not by itself."
    case .tag: "A number of the app's own."
    case .enabled: "A disabled control takes the touch and sends nothing."
    case .selected: "Whether a control looks chosen."
    case .contentSize: "Width and height of what a scroll view shows a part of."
    case .contentOffset: "Where in its content a scroll view begins."
    case .navigationTitle: "The text in the middle of the navigation bar."
    }
  }

  /// Those that a view of some class has: the keys of a view.
  package static let ofViews = allCases.filter { $0.owners != ["UIViewController"] }
}
