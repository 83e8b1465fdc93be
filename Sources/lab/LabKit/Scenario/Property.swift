package import LabLanguage

/// A property of a view or a controller: a key of a view, or of `set`.
package enum Property: String, CaseIterable, Sendable {
  /// The accessibility identifier, for selectors.
  case id
  /// The accessibility label.
  case label
  /// The text of a button, or the name of a screen.
  case title
  /// The text of a label or an input.
  case text
  /// The frame in the parent.
  case frame
  /// A hidden view is neither drawn nor hit.
  case hidden
  /// The opacity; below 0.01 the view is not hit.
  case alpha
  /// `isUserInteractionEnabled`: true if the view and its subviews take touches.
  case interactive
  /// A number for the app's use.
  case tag
  /// A disabled control takes the touch and sends nothing.
  case enabled
  /// True if the control looks selected.
  case selected
  /// The size of the scrollable content.
  case contentSize
  /// The initial offset of a scroll view.
  case contentOffset
  /// True if a switch is on.
  case isOn
  /// The ends of a slider or a stepper.
  case minimumValue, maximumValue
  /// The change of a stepper's value per tap.
  case stepValue
  /// The value of a slider or a stepper; set after its ends, which limit it.
  case value
  /// True if a slider sends its value while it moves, false to send it once at the end.
  case continuous
  /// The titles of a segmented control.
  case segments
  /// The selected segment, or -1 for none.
  case selectedSegmentIndex
  /// The number of dots of a page control.
  case numberOfPages
  /// The page whose dot is filled.
  case currentPage
  /// The text of an empty input.
  case placeholder
  /// True if an input hides its text.
  case secure
  /// The date of a picker.
  case date
  /// The name of the image.
  case image
  /// The height of every row of a table.
  case rowHeight
  /// The size of every item of a collection view.
  case itemSize
  /// True if a list keeps several cells selected.
  case allowsMultipleSelection
  /// True if a table shows the controls for editing its rows.
  case editing
  /// The text in the middle of a navigation bar.
  case navigationTitle = "navigationItem.title"
  /// The single button on the left of a navigation bar.
  case leftBarButton = "navigationItem.leftBarButtonItem"
  /// The buttons on the left of a navigation bar, outermost first.
  case leftBarButtons = "navigationItem.leftBarButtonItems"
  /// The single button on the right of a navigation bar.
  case rightBarButton = "navigationItem.rightBarButtonItem"
  /// The buttons on the right of a navigation bar, outermost first.
  case rightBarButtons = "navigationItem.rightBarButtonItems"
  /// The text of a controller's tab.
  case tabBarTitle = "tabBarItem.title"
  /// The style in which a controller is presented.
  case presentationStyle

  /// The UIKit classes that declare the property; their subclasses inherit it.
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

  /// The reader of the property's value.
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

  /// The properties of views: the keys of a view.
  package static let ofViews = allCases.filter { $0.owners != ["UIViewController"] }

  /// The properties of controllers that a class declares; the title has its own key.
  package static let ofControllers = allCases.filter { $0.owners == ["UIViewController"] }
}
