import LabLanguage
import MiniUI

extension Property {
  /// The accessibility identifier, for selectors.
  package static let id = Property(
    "id", .text, "The accessibility identifier.",
    .of("UIView", \View.accessibilityIdentifier))

  package static let label = Property(
    "label", .textOrNull, "The accessibility label.",
    .of("UIView", \View.accessibilityLabel))

  /// The text of a button or a bar, or the name of a screen.
  package static let title = Property(
    "title", .textOrNull, "The text of a button, or of a navigation bar that lies in a view.",
    .of("UIButton") { (button: Button, value) in button.setTitle(value) },
    .of("UINavigationBar") { (bar: NavigationBar, value) in bar.ownItem.title = value },
    .of("UIViewController", \ViewController.title))

  package static let text = Property(
    "text", .textOrNull, "The text of a label or of a text input.",
    .of("UILabel", \Label.text),
    .of("UITextField", \TextField.text),
    .of("UITextView", \TextView.text),
    .of("UISearchBar", \SearchBar.text))

  /// The frame in the parent.
  package static let frame = Property(
    "frame", .rect,
    "x, y, width and height in the parent; left out where the parent has a `stack`.",
    .of("UIView", \View.frame))

  /// A hidden view is neither drawn nor hit.
  package static let hidden = Property(
    "hidden", .flag, "Neither drawn nor hit.",
    .of("UIView", \View.isHidden))

  /// The opacity; below 0.01 the view is not hit.
  package static let alpha = Property(
    "alpha", .number, "From 0 to 1; below 0.01 it is not hit.",
    .of("UIView", \View.alpha))

  /// `isUserInteractionEnabled`: true if the view and its subviews take touches.
  package static let interactive = Property(
    "interactive", .flag, "Takes touches, with its subviews; a label does not by default.",
    .of("UIView", \View.isUserInteractionEnabled))

  /// A number for the app's use.
  package static let tag = Property(
    "tag", .integer, "A number for the app's use.",
    .of("UIView", \View.tag))

  /// A disabled control takes the touch and sends nothing.
  package static let enabled = Property(
    "enabled", .flag, "A disabled control takes the touch and sends nothing.",
    .of("UIControl", \Control.isEnabled))

  /// True if the control looks selected.
  package static let selected = Property(
    "selected", .flag, "Shows a control as selected.",
    .of("UIControl", \Control.isSelected))

  package static let contentSize = Property(
    "contentSize", .size, "Width and height of a scroll view's content.",
    .of("UIScrollView", \ScrollView.contentSize))

  /// The initial offset of a scroll view.
  package static let contentOffset = Property(
    "contentOffset", .point, "The scroll position in the content.",
    .of("UIScrollView", \ScrollView.contentOffset))

  /// True if a switch is on.
  package static let isOn = Property(
    "isOn", .flag, "The state of a switch.",
    .of("UISwitch", \Switch.isOn))

  /// The ends of a slider or a stepper.
  package static let minimumValue = Property(
    "minimumValue", .number, "The left end of a slider, the least value of a stepper.",
    .of("UISlider") { (slider: Slider, value) in slider.minimumValue = Float(value) },
    .of("UIStepper", \Stepper.minimumValue))

  /// The ends of a slider or a stepper.
  package static let maximumValue = Property(
    "maximumValue", .number, "The right end of a slider, the greatest value of a stepper.",
    .of("UISlider") { (slider: Slider, value) in slider.maximumValue = Float(value) },
    .of("UIStepper", \Stepper.maximumValue))

  /// The change of a stepper's value per tap.
  package static let stepValue = Property(
    "stepValue", .number, "The change of a stepper's value per tap.",
    .of("UIStepper", \Stepper.stepValue))

  /// The value of a slider or a stepper; set after its ends, which limit it.
  package static let value = Property(
    "value", .number, "The number that a slider or a stepper shows.",
    .of("UISlider") { (slider: Slider, value) in slider.value = Float(value) },
    .of("UIStepper", \Stepper.value))

  /// True if a slider sends its value while it moves, false to send it once at the end.
  package static let continuous = Property(
    "continuous", .flag, "Sends a slider's changes while it moves; else once, at the end.",
    .of("UISlider", \Slider.isContinuous))

  package static let segments = Property(
    "segments", .texts, "The titles of a segmented control.",
    .of("UISegmentedControl") { (control: SegmentedControl, value) in
      control.replaceSegments(with: value)
    })

  /// The selected segment, or -1 for none.
  package static let selectedSegmentIndex = Property(
    "selectedSegmentIndex", .integer(atLeast: -1),
    "The selected segment, counted from 0; -1 for none.",
    .of("UISegmentedControl", \SegmentedControl.selectedSegmentIndex))

  package static let numberOfPages = Property(
    "numberOfPages", .integer(atLeast: 0), "The number of dots of a page control.",
    .of("UIPageControl", \PageControl.numberOfPages))

  /// The page whose dot is filled.
  package static let currentPage = Property(
    "currentPage", .integer(atLeast: 0), "The page whose dot is filled, counted from 0.",
    .of("UIPageControl", \PageControl.currentPage))

  /// The text of an empty input.
  package static let placeholder = Property(
    "placeholder", .textOrNull, "The text of an empty text field or search bar.",
    .of("UITextField", \TextField.placeholder),
    .of("UISearchBar", \SearchBar.placeholder))

  /// True if an input hides its text.
  package static let secure = Property(
    "secure", .flag, "Hides the typed text.",
    .of("UITextField", \TextField.isSecureTextEntry))

  package static let date = Property(
    "date", .date, "The date of a picker.",
    .of("UIDatePicker", \DatePicker.date))

  package static let image = Property(
    "image", .text, "The name of the image that an image view or a button shows.",
    .of("UIImageView") { (view: ImageView, value) in view.image = value.map { Image(name: $0) } },
    .of("UIButton") { (button: Button, value) in
      button.setImage(value.map { Image(name: $0) })
    })

  /// The height of every row of a table.
  package static let rowHeight = Property(
    "rowHeight", .number, "The height of every row of a table.",
    .of("UITableView", \TableView.rowHeight))

  /// The size of every item of a collection view.
  package static let itemSize = Property(
    "itemSize", .size, "Width and height of every item of a collection view.",
    .of("UICollectionView", \CollectionView.layout.itemSize))

  /// True if a list keeps several cells selected.
  package static let allowsMultipleSelection = Property(
    "allowsMultipleSelection", .flag, "Allows several selected cells.",
    .of("UITableView", \TableView.allowsMultipleSelection),
    .of("UICollectionView", \CollectionView.allowsMultipleSelection))

  /// True if a table shows the controls for editing its rows.
  package static let editing = Property(
    "editing", .flag, "Shows the rows' delete buttons and drag handles.",
    .of("UITableView") { (tableView: TableView, value) in tableView.setEditing(value) })
}

extension SegmentedControl {
  fileprivate func replaceSegments(with titles: [String]) {
    removeAllSegments()
    for title in titles { insertSegment(withTitle: title, at: numberOfSegments) }
  }
}
