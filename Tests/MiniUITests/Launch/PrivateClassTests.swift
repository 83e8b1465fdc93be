import MiniUI
import Testing

@Suite struct PrivateClasses {
  private let device = Device()

  @Test func `the private classes of a system are those that no app can name`() {
    let names = device.system.privateClassNames
    #expect(names.isSuperset(of: ["UISegment", "_UIStepperButton", "_UIDatePickerView"]))
    #expect(
      names.isDisjoint(with: ["UIView", "UIImageView", "UILabel", "UIButton", "UIPickerView"]))
  }

  @Test func `a process declares every private class of its system when it starts`() {
    let process = device.start(App { _ in })
    let unknown = device.system.privateClassNames.sorted().filter { process.classes[$0] == nil }
    #expect(unknown == [])
    #expect(process.classes["_UIStepperButton"]?.superclass?.name == "UIButton")
  }
}
