import MiniUI
import Testing

@Suite struct AccessibilityValues {
  private let stage = Stage()

  private func values<Kind: View>(
    of type: Kind.Type, _ changes: [(Kind) -> Void]
  ) -> [String?] {
    let view = stage.view(.zero, type)
    return changes.map { change in
      change(view)
      return view.accessibilityValue
    }
  }

  @Test func `a control has an accessibility value`() {
    #expect(values(of: Switch.self, [{ _ in }, { $0.isOn = true }]) == ["0", "1"])
    #expect(
      values(
        of: Slider.self, [{ _ in }, { $0.value = 0.5 }, { $0.maximumValue = 2 }, { $0.value = 2 }])
        == ["0%", "50%", "25%", "100%"])
    #expect(
      values(of: PageControl.self, [{ $0.numberOfPages = 3 }, { $0.currentPage = 2 }])
        == ["page 1 of 3", "page 3 of 3"])
  }

  @Test func `a text input's accessibility value is its displayed text`() {
    #expect(
      values(
        of: TextField.self,
        [
          { _ in }, { $0.placeholder = "Name" }, { $0.text = "Ada" },
          { $0.isSecureTextEntry = true },
        ])
        == [nil, "Name", "Ada", "•••"])
    #expect(values(of: TextView.self, [{ _ in }, { $0.text = "Ada" }]) == [nil, "Ada"])
  }

  @Test(
    arguments: [
      View.self, Label.self, Button.self, ImageView.self, Switch.self, Slider.self, Stepper.self,
      SegmentedControl.self, PageControl.self, TextField.self, TextView.self, SearchBar.self,
      DatePicker.self, PickerView.self, TableView.self, TableViewCell.self,
    ] as [View.Type])
  func `a value that the app sets wins until it is removed`(_ type: View.Type) {
    let view = type.init(of: stage.process.classes[type])
    let before = view.accessibilityValue
    view.accessibilityValue = "three of five"
    #expect(view.accessibilityValue == "three of five")
    guard case .text("three of five") = view.value(forKey: "accessibilityValue") else {
      Issue.record("a key path leads to something else")
      return
    }
    view.accessibilityValue = nil
    #expect(view.accessibilityValue == before)
  }
}
