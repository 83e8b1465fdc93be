import MiniUI

extension Property {
  /// Sets the property of an object, as the app's code would: a title is sent as a message.
  ///
  /// - Returns: Why it cannot be set: the object has none of that name.
  func apply(_ value: PropertyValue, to object: DynamicObject) -> StepFault? {
    if set(value, on: object) { return nil }
    let owner = (object as? View)?.summary ?? object.class.name
    return StepFault("\(owner) has no \(rawValue.quoted)")
  }

  private func set(_ value: PropertyValue, on object: DynamicObject) -> Bool {
    switch object {
    case let controller as ViewController: set(value, ofController: controller)
    case let view as View:
      set(value, ofView: view) || set(value, ofControl: view) || set(value, ofText: view)
        || set(value, ofContent: view)
    default: false
    }
  }

  private func set(_ value: PropertyValue, ofController controller: ViewController) -> Bool {
    switch (self, value) {
    case (.title, .text(let text)): controller.title = text
    case (.navigationTitle, .text(let text)): controller.navigationItem.title = text
    case (.tabBarTitle, .text(let text)): controller.tabBarItem.title = text
    case (.leftBarButton, .barButtons(let buttons)), (.leftBarButtons, .barButtons(let buttons)):
      controller.navigationItem.leftBarButtonItems = buttons.map { $0.item(of: controller) }
    case (.rightBarButton, .barButtons(let buttons)), (.rightBarButtons, .barButtons(let buttons)):
      controller.navigationItem.rightBarButtonItems = buttons.map { $0.item(of: controller) }
    case (.presentationStyle, .presentationStyle(let style)):
      controller.modalPresentationStyle = style.ofUIKit
    default: return false
    }
    return true
  }

  private func set(_ value: PropertyValue, ofView view: View) -> Bool {
    switch (self, value) {
    case (.id, .text(let text)): view.accessibilityIdentifier = text
    case (.label, .text(let text)): view.accessibilityLabel = text
    case (.frame, .numbers(let numbers)): view.frame = Rect(numbers)
    case (.hidden, .flag(let flag)): view.isHidden = flag
    case (.alpha, .number(let number)): view.alpha = number
    case (.interactive, .flag(let flag)): view.isUserInteractionEnabled = flag
    case (.tag, .integer(let number)): view.tag = number
    default: return false
    }
    return true
  }

  private func set(_ value: PropertyValue, ofControl view: View) -> Bool {
    guard let control = view as? Control else { return false }
    switch (self, value) {
    case (.enabled, .flag(let flag)): control.isEnabled = flag
    case (.selected, .flag(let flag)): control.isSelected = flag
    default: return false
    }
    return true
  }

  private func set(_ value: PropertyValue, ofText view: View) -> Bool {
    switch (self, value, view) {
    case (.title, .text(let text), let button as Button): button.setTitle(text)
    case (.text, .text(let text), let label as Label): label.text = text
    case (.text, .text(let text), let field as TextField): field.text = text
    case (.text, .text(let text), let input as TextView): input.text = text
    case (.text, .text(let text), let bar as SearchBar): bar.text = text
    case (.placeholder, .text(let text), let field as TextField): field.placeholder = text
    case (.placeholder, .text(let text), let bar as SearchBar): bar.placeholder = text
    case (.secure, .flag(let flag), let field as TextField): field.isSecureTextEntry = flag
    case (.image, .text(let name), let picture as ImageView):
      picture.image = name.map { Image(name: $0) }
    default: return false
    }
    return true
  }

  private func set(_ value: PropertyValue, ofContent view: View) -> Bool {
    switch (self, value, view) {
    case (.isOn, .flag(let flag), let control as Switch): control.isOn = flag
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
    case .value: slider.value = number
    case .minimumValue: slider.minimumValue = number
    case .maximumValue: slider.maximumValue = number
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
    case (.itemSize, .numbers(let numbers), let items as CollectionView):
      items.layout.itemSize = Size(width: numbers[0], height: numbers[1])
    case (.allowsMultipleSelection, .flag(let flag), let list as ListView):
      list.allowsMultipleSelection = flag
    default: return false
    }
    return true
  }
}

extension Rect {
  /// Four numbers: `[x, y, width, height]`.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension BarButtonDescription {
  /// The button for a bar; its action goes to the controller.
  fileprivate func item(of controller: ViewController) -> BarButtonItem {
    let item = BarButtonItem(
      title: title, target: action == nil ? nil : controller,
      action: action.map { controller.table.selector($0.value) }, in: controller.process)
    item.accessibilityIdentifier = identifier
    return item
  }
}

extension SegmentedControl {
  fileprivate func replaceSegments(with titles: [String]) {
    removeAllSegments()
    for title in titles { insertSegment(withTitle: title, at: numberOfSegments) }
  }
}

extension PresentationStyle {
  /// The same style, as controllers have it.
  var ofUIKit: ModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen: .overFullScreen
    }
  }
}
