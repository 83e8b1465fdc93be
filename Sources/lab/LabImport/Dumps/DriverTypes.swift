import LabLanguage

/// The element types of Apple's test driver, and the UIKit classes that have them.
enum DriverTypes {
  /// The beginning of the types' full names.
  static let prefix = "XCUIElementType"

  /// Returns the class for a type; a type that the table lacks is kept as a class of views.
  static func type(of word: String) -> ImportedType {
    let short = word.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : word
    if let name = classes[short] { return ImportedType(name) }
    var type = ImportedType("UIView", custom: prefix + short)
    type.isGuess = true
    return type
  }

  /// The types in the order of their numbers in `XCUIElement.ElementType`.
  static let names = """
    Any Other Application Group Window Sheet Drawer Alert Dialog Button RadioButton RadioGroup \
    CheckBox DisclosureTriangle PopUpButton ComboBox MenuButton ToolbarButton Popover Keyboard Key \
    NavigationBar TabBar TabGroup Toolbar StatusBar Table TableRow TableColumn Outline OutlineRow \
    Browser CollectionView Slider PageIndicator ProgressIndicator ActivityIndicator \
    SegmentedControl Picker PickerWheel Switch Toggle Link Image Icon SearchField ScrollView \
    ScrollBar StaticText TextField SecureTextField DatePicker TextView Menu MenuItem MenuBar \
    MenuBarItem Map WebView IncrementArrow DecrementArrow Timeline RatingIndicator ValueIndicator \
    SplitGroup Splitter RelevanceIndicator ColorWell HelpTag Matte DockItem Ruler RulerMarker Grid \
    LevelIndicator Cell LayoutArea LayoutItem Handle Stepper Tab TouchBar StatusItem
    """.split(separator: " ").map(String.init)

  /// Returns true if a word is one of the types, without its prefix.
  static func isKnown(_ word: some StringProtocol) -> Bool { classes[String(word)] != nil }

  /// The classes by the type without its prefix; `Other` and containers are plain views.
  private static let classes: [String: String] = [
    "ActivityIndicator": "UIActivityIndicatorView", "Alert": "UIView", "Any": "UIView",
    "Application": "UIWindow", "BusyIndicator": "UIActivityIndicatorView", "Button": "UIButton",
    "Cell": "UITableViewCell", "CheckBox": "UIButton", "CollectionView": "UICollectionView",
    "ColorWell": "UIColorWell", "DatePicker": "UIDatePicker", "Grid": "UIView",
    "Group": "UIView", "Icon": "UIImageView", "Image": "UIImageView", "Key": "UIView",
    "Keyboard": "UIView", "LayoutArea": "UIView", "LayoutItem": "UIView", "Link": "UIView",
    "Map": "MKMapView", "Menu": "UIView", "MenuItem": "UIView", "NavigationBar": "UINavigationBar",
    "Other": "UIView", "PageIndicator": "UIPageControl", "Picker": "UIPickerView",
    "PickerWheel": "UIView", "Popover": "UIView", "ProgressIndicator": "UIProgressView",
    "RadioButton": "UIButton", "RefreshControl": "UIRefreshControl", "ScrollBar": "UIView",
    "ScrollView": "UIScrollView", "SearchField": "UISearchBar", "SecureTextField": "UITextField",
    "SegmentedControl": "UISegmentedControl", "Sheet": "UIView", "Slider": "UISlider",
    "StaticText": "UILabel", "StatusBar": "UIView", "Stepper": "UIStepper",
    "Switch": "UISwitch", "Tab": "UITabBarButton", "TabBar": "UITabBar", "Table": "UITableView",
    "TableRow": "UITableViewCell", "TextField": "UITextField", "TextView": "UITextView",
    "Toggle": "UISwitch", "ToggleButton": "UIButton", "Toolbar": "UIToolbar", "WebView": "UIView",
    "Window": "UIWindow",
  ]
}

/// The texts that a test driver has for an element.
struct DriverFacts {
  /// The identifier, or else the label.
  var name: String?
  /// The identifier alone, for formats that have it.
  var identifier: String?
  var label: String?
  /// The value: a typed text, the state of a switch, the text of a label.
  var value: String?
  /// The text of an empty input.
  var placeholder: String?
}

extension DumpNode {
  /// Takes the texts of a driver; a `name` that repeats the label is not an identifier.
  mutating func take(_ facts: DriverFacts) {
    identifier = facts.identifier ?? (facts.name == facts.label ? nil : facts.name)
    label = facts.label
    switch type.base {
    case "UILabel": text = facts.label ?? facts.value
    case "UIButton": text = facts.label
    case "UITextField", "UITextView", "UISearchBar":
      // A driver shows the placeholder as the value of an empty input.
      text = facts.value == facts.placeholder ? nil : facts.value
      placeholder = facts.placeholder
    case "UISwitch": settings["isOn"] = .flag(facts.value == "1")
    case "UISlider", "UIStepper":
      settings["value"] = share("value", facts.value).map { .number($0) }
    case "UIPageControl": take(pages: facts.value)
    case "UIButton" where isSelected: settings["selected"] = .flag(true)
    default: break
    }
    if element.hasSuffix("SecureTextField") { settings["secure"] = .flag(true) }
  }

  /// Returns the number of a text such as `50%`, which is 0.5, or `0.5`.
  private mutating func share(_ key: String, _ text: String?) -> Double? {
    guard let text, text.hasSuffix("%") else { return number(key, text) }
    return number(key, String(text.dropLast())).map { $0 / 100 }
  }

  /// Takes the numbers of a text such as `page 2 of 4`, in any language.
  private mutating func take(pages text: String?) {
    guard let text else { return }
    let numbers = text.split { !$0.isWholeNumber }.compactMap { Int($0) }
    guard numbers.count == 2, let page = numbers.min(), let count = numbers.max(), page > 0 else {
      return damaged.append("value")
    }
    settings["numberOfPages"] = .integer(count)
    settings["currentPage"] = .integer(page - 1)
  }
}

extension DumpNode {
  /// The titles of the segments, and the selected one, of a segmented control by its parts.
  var segments: [String: ImportedValue] {
    let parts = children.filter { $0.type.base == "UIButton" || $0.element == "UISegment" }
      .sorted { ($0.frame?.x ?? 0) < ($1.frame?.x ?? 0) }
    guard !parts.isEmpty else { return [:] }
    let titles = parts.map { part in
      part.everything.lazy.compactMap { $0.text ?? $0.label }.first ?? ""
    }
    var settings: [String: ImportedValue] = ["segments": .texts(titles)]
    settings["selectedSegmentIndex"] = parts.firstIndex(where: \.isSelected).map { .integer($0) }
    return settings
  }
}
