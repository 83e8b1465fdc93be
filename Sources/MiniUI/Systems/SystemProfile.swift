/// The private views of one system version, as data; one file per version.
///
/// The views that an app makes are the same in every version; the ones that UIKit inserts are not.
public struct SystemProfile: Sendable {
  /// The first version that the profile is valid for: `15`.
  public let version: String
  let controls: ControlTemplates
  let text: TextTemplates
  let lists: ListTemplates
  let containers: ContainerTemplates
  let presentations: PresentationTemplates
  let web: WebTemplates
  /// The classes that only this version has, by superclass, which determines their behaviour.
  let privateClasses: [String: [String]]

  /// The profiles, oldest first.
  static var all: [SystemProfile] { [.iOS15] }

  /// Returns the newest profile not above a version, or the oldest if all are above.
  public static func profile(of version: String) -> SystemProfile {
    let version = SystemVersion(version)
    return all.last { SystemVersion($0.version) <= version } ?? .iOS15
  }
}

/// A system version that compares numerically: 9.3 is below 10.0, and 15 equals 15.0.
public struct SystemVersion: Sendable, Comparable {
  private let numbers: [Int]

  /// Reads a version such as `15.2`; a part that is not a number counts as 0.
  public init(_ text: String) {
    var numbers = text.split(separator: ".").map { Int($0) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Orders by age, older versions first.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}

/// The private views of the system's controls.
struct ControlTemplates: Sendable {
  let switchPart: ViewTemplate
  /// The track of a slider and its ``ViewTemplate/Slot/thumb``.
  let sliderPart: ViewTemplate
  /// The halves of a stepper, ``ViewTemplate/Slot/less`` and ``ViewTemplate/Slot/more``.
  let stepperPart: ViewTemplate
  let segment: ViewTemplate
  /// The container of a page control's dots: ``ViewTemplate/Slot/content``.
  let pageControlPart: ViewTemplate
  let pageIndicator: ViewTemplate
  let datePickerPart: ViewTemplate
  /// A wheel of a picker, with the ``ViewTemplate/Slot/title`` of its row.
  let pickerColumn: ViewTemplate
}

/// The private views of text inputs.
struct TextTemplates: Sendable {
  /// The views of a search bar; its text field is ``ViewTemplate/Slot/fields``.
  let searchBar: ViewTemplate
  /// The button beside a search field.
  let searchCancel: ViewTemplate
}

/// The private views of lists: in cells, in section views and beside rows.
struct ListTemplates: Sendable {
  /// The superview of a table cell's subviews: ``ViewTemplate/Slot/content``.
  let cell: ViewTemplate
  /// The superview of a collection cell's subviews.
  let item: ViewTemplate
  let cellLabel: ViewTemplate
  let editControl: ViewTemplate
  /// The control by which a row is moved.
  let reorderControl: ViewTemplate
  /// The superview of a section view's subviews.
  let sectionContent: ViewTemplate
  let sectionLabel: ViewTemplate
  let swipeActions: ViewTemplate
  let swipeButton: ViewTemplate
}

/// The private views of container controllers and their bars.
struct ContainerTemplates: Sendable {
  let navigation: ViewTemplate
  let tabs: ViewTemplate
  let pages: ViewTemplate
  /// The view of a split view controller on a phone.
  let split: ViewTemplate
  let barBackground: ViewTemplate
  let navigationContent: ViewTemplate
  let toolbarContent: ViewTemplate
  let barButtons: ViewTemplate
  let barButton: ViewTemplate
  let backButton: ViewTemplate
  let tabButton: ViewTemplate
}

/// The private views around presented screens, and those of alerts.
struct PresentationTemplates: Sendable {
  /// The container of a presented view that covers the screen.
  let fullScreen: ViewTemplate
  /// The container of a sheet, behind which the presenter stays visible.
  let sheet: ViewTemplate
  /// The distance of a sheet from the top of the screen, in points.
  let sheetTop: Double
  let aroundAlert: ViewTemplate
  let alert: ViewTemplate
  /// The view of one action, inside the alert's ``ViewTemplate/Slot/actions``.
  let alertAction: ViewTemplate
}

/// The private views of web views.
struct WebTemplates: Sendable {
  /// The scroll view and the content view of a `WKWebView`.
  let content: ViewTemplate

  /// The scroll view and the content view of a `UIWebView`.
  let oldContent: ViewTemplate
}

/// A private view of the system with its subviews, as data of a ``SystemProfile``.
struct ViewTemplate: Sendable {
  /// The class of the view: one of UIKit, or one of the profile's private classes.
  let className: String
  /// The part that MiniUI uses the view for; nil for most views.
  let slot: Slot?
  /// The subviews, back to front; each fills the view unless its owner lays it out.
  let children: [ViewTemplate]

  /// The parts that MiniUI uses.
  enum Slot: Hashable, Sendable, CaseIterable {
    /// The superview of the app's own view.
    case content
    /// The main text, the second text or the image.
    case title, subtitle, image
    case actions
    case fields
    /// The view behind a presented one, which takes the touches there.
    case dimming
    case thumb
    case less, more
  }

  init(_ className: String, slot: Slot? = nil, _ children: [ViewTemplate] = []) {
    self.className = className
    self.slot = slot
    self.children = children
  }
}
