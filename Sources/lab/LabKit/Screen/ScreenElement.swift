package import LabLanguage
package import MiniUI

/// An element of a screen as a drawing shows it.
package struct ScreenElement: Equatable {
  package let kind: Kind
  package let className: String
  package let identifier: String?
  /// The text that a person reads on it; nil for a typed text, which is never shown.
  package let text: String?
  /// The frame on the screen, in points.
  package let frame: Rect
  /// False for a disabled control.
  package let isEnabled: Bool
  package let alignment: Alignment
  /// True if a person can operate it: an enabled control, a row, a view with a gesture.
  package let isOperable: Bool
  /// The path in the chosen scheme; empty unless the drawing was made with one.
  package var path = ""
  /// The selector that names it in a scenario; nil if none does, or without a scheme.
  package var selector: ElementSelector?

  /// The alignments of a label's text within its frame.
  package enum Alignment: Equatable, Sendable {
    case left, center
    /// Left, but inside the line of a box that has the same edge.
    case inBox
  }

  package enum Kind: Equatable, Sendable {
    case button, label, textField, textView, search, row, item, image, picker, alert
    case navigationBar, tabBar, backButton, barButton, alertAction, segments, list, page, view
    case tab(isSelected: Bool)
    case segment(isSelected: Bool)
    case toggle(isOn: Bool)
    case stepper
    /// A slider with its value as a fraction of its range.
    case slider(Double)
    case pageControl(current: Int, count: Int)

    /// The kind in one word, for programs.
    package var word: String {
      switch self {
      case .tab: "tab"
      case .segment: "segment"
      case .toggle: "switch"
      case .slider: "slider"
      case .pageControl: "pageControl"
      default: "\(self)"
      }
    }
  }
}

extension ScreenElement {
  /// The members that decide how a page draws the element.
  package var appearance: PrintedJSON.Members {
    [
      "kind": .text(kind.word), "align": alignment == .center ? .text("center") : nil,
      "selected": kind.isSelected ? .flag(true) : nil,
      "on": kind == .toggle(isOn: true) ? .flag(true) : nil,
      "value": kind.sliderValue.map(PrintedJSON.fraction),
      "current": kind.page.map { .number($0.current) },
      "count": kind.page.map { .number($0.count) },
    ]
  }
}

extension Rect {
  /// The origin and the size.
  package var json: PrintedJSON { .fractions([minX, minY, width, height]) }
}

extension ScreenElement.Kind {
  /// Returns the kind of a view by its Swift class; nil for a view that is not drawn itself.
  init?(_ view: View) {
    switch view {
    case let toggle as Switch: self = .toggle(isOn: toggle.isOn)
    case let slider as Slider: self = .slider(slider.fraction)
    case is Stepper: self = .stepper
    case is SegmentedControl: self = .segments
    case let pages as PageControl:
      self = .pageControl(current: pages.currentPage, count: pages.numberOfPages)
    case is Button: self = .button
    case is Label: self = .label
    case is TextField: self = .textField
    case is TextView: self = .textView
    case is SearchBar: self = .search
    case is DatePicker, is PickerView: self = .picker
    case is TableViewCell: self = .row
    case is CollectionViewCell: self = .item
    case is ListView: self = .list
    case is ImageView: self = .image
    case is NavigationBar: self = .navigationBar
    case is TabBar, is Toolbar: self = .tabBar
    case is WebView, is OldWebView: self = .page
    case is Control: self = .view
    default: return nil
    }
  }

  var isSelected: Bool {
    switch self {
    case .tab(let isSelected), .segment(let isSelected): isSelected
    default: false
    }
  }

  /// The value of a slider as a fraction of its range; nil for other elements.
  var sliderValue: Double? {
    guard case .slider(let value) = self else { return nil }
    return value
  }

  /// The numbers of a page control; nil for other elements.
  var page: (current: Int, count: Int)? {
    guard case .pageControl(let current, let count) = self else { return nil }
    return (current, count)
  }

  /// The alignment of labels inside the element; nil for that of the element around it.
  var alignment: ScreenElement.Alignment? {
    switch self {
    case .alert, .navigationBar: .center
    case .view, .item: .inBox
    case .row, .list: .left
    default: nil
    }
  }

  /// True if the parts of the element are not elements of their own.
  var isWhole: Bool {
    switch self {
    case .button, .label, .toggle, .slider, .stepper, .pageControl, .picker, .segment, .tab,
      .backButton, .barButton, .alertAction, .page:
      true
    default: false
    }
  }
}

extension Slider {
  /// The value as a fraction of the range.
  fileprivate var fraction: Double {
    let range = Double(maximumValue - minimumValue)
    return range > 0 ? min(max(Double(value - minimumValue) / range, 0), 1) : 0
  }
}
