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
  /// Whether a switch is on.
  case isOn
  /// The ends of a slider or a stepper.
  case minimumValue, maximumValue
  /// By how much a tap on a stepper changes its value.
  case stepValue
  /// The number that a slider or a stepper shows; after its ends, which limit it.
  case value
  /// Whether a slider tells of its value while it is moved, or only once it is let go.
  case continuous
  /// The titles of a segmented control.
  case segments
  /// The selected segment, or -1 for none.
  case selectedSegmentIndex
  /// How many dots a page control has.
  case numberOfPages
  /// The page whose dot is filled.
  case currentPage
  /// What an empty text input shows.
  case placeholder
  /// Whether what is typed is hidden.
  case secure
  /// The date of a picker.
  case date
  /// The name of the image that is shown.
  case image
  /// The height of every row of a table.
  case rowHeight
  /// The size of every item of a collection view.
  case itemSize
  /// Whether a list keeps several cells selected.
  case allowsMultipleSelection
  /// Whether a table shows the controls that its rows are edited with.
  case editing
  /// The text in the middle of a navigation bar.
  case navigationTitle = "navigationItem.title"
  /// The one button on the left of a navigation bar.
  case leftBarButton = "navigationItem.leftBarButtonItem"
  /// The buttons on the left of a navigation bar, the outermost first.
  case leftBarButtons = "navigationItem.leftBarButtonItems"
  /// The one button on the right of a navigation bar.
  case rightBarButton = "navigationItem.rightBarButtonItem"
  /// The buttons on the right of a navigation bar, the outermost first.
  case rightBarButtons = "navigationItem.rightBarButtonItems"
  /// The text of a controller's tab.
  case tabBarTitle = "tabBarItem.title"
  /// How a controller is shown when it is presented.
  case presentationStyle

  /// The classes that have the property, by UIKit's names; classes below them have it too.
  package var owners: [String] {
    switch self {
    case .id, .label, .frame, .hidden, .alpha, .interactive, .tag: ["UIView"]
    case .enabled, .selected: ["UIControl"]
    case .title: ["UIButton", "UIViewController"]
    case .text: ["UILabel", "UITextField", "UITextView", "UISearchBar"]
    case .isOn: ["UISwitch"]
    case .value, .minimumValue, .maximumValue: ["UISlider", "UIStepper"]
    case .stepValue: ["UIStepper"]
    case .continuous: ["UISlider"]
    case .segments, .selectedSegmentIndex: ["UISegmentedControl"]
    case .numberOfPages, .currentPage: ["UIPageControl"]
    case .placeholder: ["UITextField", "UISearchBar"]
    case .secure: ["UITextField"]
    case .date: ["UIDatePicker"]
    case .image: ["UIImageView"]
    case .rowHeight, .editing: ["UITableView"]
    case .itemSize: ["UICollectionView"]
    case .allowsMultipleSelection: ["UITableView", "UICollectionView"]
    case .contentSize, .contentOffset: ["UIScrollView"]
    case .navigationTitle, .leftBarButton, .leftBarButtons, .rightBarButton, .rightBarButtons,
      .tabBarTitle, .presentationStyle:
      ["UIViewController"]
    }
  }

  /// What it takes.
  package var reader: Reader<PropertyValue> {
    switch self {
    case .id: Reader<String>.string.map { .text($0) }
    case .label, .title, .text, .placeholder, .navigationTitle, .tabBarTitle:
      PropertyValue.textOrNull
    case .image: Reader<String>.string.map { .text($0) }
    case .hidden, .interactive, .enabled, .selected, .isOn, .secure, .allowsMultipleSelection,
      .editing, .continuous:
      Reader<Bool>.boolean.map { .flag($0) }
    case .alpha, .value, .minimumValue, .maximumValue, .stepValue, .rowHeight:
      Reader<Double>.number.map { .number($0) }
    case .tag: Reader<Int>.integer.map { .integer($0) }
    case .selectedSegmentIndex: PropertyValue.integer(atLeast: -1)
    case .numberOfPages, .currentPage: PropertyValue.integer(atLeast: 0)
    case .contentSize, .contentOffset, .itemSize: PropertyValue.numbers(2)
    case .segments: Reader<[String]>.array(of: .string).map { .texts($0) }
    case .date: PropertyValue.date
    case .leftBarButton, .rightBarButton:
      BarButtonDescription.reader.map { .barButtons([$0]) }
    case .leftBarButtons, .rightBarButtons:
      Reader<[BarButtonDescription]>.array(of: BarButtonDescription.reader).map { .barButtons($0) }
    case .presentationStyle: Reader<PresentationStyle>.word.map { .presentationStyle($0) }
    case .frame: PropertyValue.numbers(4)
    }
  }

  /// Those that a view of some class has: the keys of a view.
  package static let ofViews = allCases.filter { $0.owners != ["UIViewController"] }

  /// Those of controllers that a class declares; its title is a key of its own.
  package static let ofControllers = allCases.filter { $0.owners == ["UIViewController"] }
}
