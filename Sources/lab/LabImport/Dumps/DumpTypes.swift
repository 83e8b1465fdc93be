import LabLanguage

struct DumpTypes {
  /// The classes of UIKit.
  let system: SimulatedClasses

  /// Returns the class of a view by its name, and by the UIKit class that a debugger names.
  ///
  /// - parent: The class around it: cells are known by their list and the end of their name.
  func type(of name: String, base: String? = nil, in parent: ImportedType? = nil) -> ImportedType {
    if system.contains(name) { return ImportedType(name) }
    let cell = Self.cells.first { list, _ in parent.map { system.isKind($0.base, of: list) } == true
    }
    if let base { return custom(name, system.nearest(to: base)) }
    if let cell, name.hasSuffix("Cell") { return custom(name, cell.1) }
    if let known = Self.bases[name] { return custom(name, known) }
    var type = custom(name, system.superclass(of: name))
    type.isGuess = !name.hasPrefix("UI") && !name.hasPrefix("_UI")
    return type
  }

  private func custom(_ name: String, _ base: String) -> ImportedType {
    ImportedType(base, custom: name)
  }

  /// Returns true if a class is one of UIKit's, or inherits from it.
  func isKind(_ type: ImportedType, of name: String) -> Bool { system.isKind(type.base, of: name) }

  /// The class of the view that a controller makes when it loads: a list for those of lists.
  func viewName(ofController name: String) -> String {
    let lists = [
      "UITableViewController": "UITableView", "UICollectionViewController": "UICollectionView",
    ]
    return lists.first { system.inherits(name, from: $0.key) }?.value ?? "UIView"
  }

  private static let cells = [
    ("UITableView", "UITableViewCell"), ("UICollectionView", "UICollectionViewCell"),
  ]

  /// The superclasses of widely used classes that are not UIKit's, and of the system's windows.
  private static let bases: [String: String] = [
    "RCTUITextField": "UITextField", "RCTUITextView": "UITextView",
    "RCTCustomScrollView": "UIScrollView", "RCTEnhancedScrollView": "UIScrollView",
    "RCTSwitch": "UISwitch", "RNCWKWebView": "WKWebView", "RCTUIImageViewAnimated": "UIImageView",
    "RNCSlider": "UISlider", "UITextEffectsWindow": "UIWindow",
    "UIRemoteKeyboardWindow": "UIWindow",
  ]

  // MARK: Parts

  /// The controls whose parts the system makes, so that a dump's parts are left out.
  private static let wholes = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UIDatePicker",
    "UIPickerView", "UITextField", "UITextView", "UISearchBar",
  ]

  /// Returns true if a view is a part that the system makes for its parent by itself.
  ///
  /// A part with an identifier inside is kept, because rules may name it.
  func isPart(_ node: DumpNode, of parent: DumpNode) -> Bool {
    let isMade =
      Self.wholes.contains { isKind(parent.type, of: $0) }
      || isKind(parent.type, of: "UIButton")
        && (node.type.base == "UIButtonLabel" || node.type.name == "UIImageView")
    return isMade && node.everything.allSatisfy { $0.identifier == nil }
  }
}
