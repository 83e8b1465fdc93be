import MiniUI

/// The properties of controls and scroll views.
extension Property {
  /// Sets a property of a control or a scroll view; returns false for other views.
  func set(_ value: PropertyValue, ofContent view: View) -> Bool {
    switch (self, value, view) {
    case (.isOn, .flag(let flag), let control as Switch): control.isOn = flag
    case (.continuous, .flag(let flag), let slider as Slider): slider.isContinuous = flag
    case (.segments, .texts(let titles), let control as SegmentedControl):
      control.replaceSegments(with: titles)
    case (.selectedSegmentIndex, .integer(let index), let control as SegmentedControl):
      control.selectedSegmentIndex = index
    case (.numberOfPages, .integer(let count), let control as PageControl):
      control.numberOfPages = count
    case (.currentPage, .integer(let page), let control as PageControl):
      control.currentPage = page
    case (.date, .instant(let date), let picker as DatePicker): picker.date = date
    case (_, .number(let number), let slider as Slider): return set(number, of: slider)
    case (_, .number(let number), let stepper as Stepper): return set(number, of: stepper)
    case (_, _, let content as ScrollView): return set(value, ofScrolled: content)
    default: return false
    }
    return true
  }

  private func set(_ number: Double, of slider: Slider) -> Bool {
    switch self {
    case .value: slider.value = Float(number)
    case .minimumValue: slider.minimumValue = Float(number)
    case .maximumValue: slider.maximumValue = Float(number)
    default: return false
    }
    return true
  }

  private func set(_ number: Double, of stepper: Stepper) -> Bool {
    switch self {
    case .value: stepper.value = number
    case .minimumValue: stepper.minimumValue = number
    case .maximumValue: stepper.maximumValue = number
    case .stepValue: stepper.stepValue = number
    default: return false
    }
    return true
  }

  private func set(_ value: PropertyValue, ofScrolled view: ScrollView) -> Bool {
    switch (self, value, view) {
    case (.contentSize, .numbers(let numbers), _):
      view.contentSize = Size(width: numbers[0], height: numbers[1])
    case (.contentOffset, .numbers(let numbers), _):
      view.contentOffset = Point(x: numbers[0], y: numbers[1])
    case (.rowHeight, .number(let height), let table as TableView): table.rowHeight = height
    case (.editing, .flag(let flag), let table as TableView): table.setEditing(flag)
    case (.itemSize, .numbers(let numbers), let items as CollectionView):
      items.layout.itemSize = Size(width: numbers[0], height: numbers[1])
    case (.allowsMultipleSelection, .flag(let flag), let list as ListView):
      list.allowsMultipleSelection = flag
    default: return false
    }
    return true
  }
}

extension SegmentedControl {
  fileprivate func replaceSegments(with titles: [String]) {
    removeAllSegments()
    for title in titles { insertSegment(withTitle: title, at: numberOfSegments) }
  }
}
