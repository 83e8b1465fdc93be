import Testing

@testable import MiniUI

@Suite struct SystemClassDeclarations {
  private let listed = SystemClasses.all.map(\.classDefinition.name)

  private func repeated(_ names: [String]) -> [String] {
    Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys.sorted()
  }

  private func templates(in value: Any) -> [ViewTemplate] {
    guard let template = value as? ViewTemplate else {
      return Mirror(reflecting: value).children.flatMap { templates(in: $0.value) }
    }
    return [template] + template.children.flatMap { templates(in: $0) }
  }

  @Test func `no class is listed twice`() {
    #expect(repeated(listed) == [])
  }

  @Test func `a private class is declared once, by its system or by MiniUI`() {
    for system in SystemProfile.all {
      let names = system.privateClasses.values.flatMap(\.self)
      #expect(repeated(names + listed) == [], "iOS \(system.version)")
    }
  }

  @Test func `a system declares exactly the private classes of its views`() {
    for system in SystemProfile.all {
      let used = Set(templates(in: system).map(\.className)).subtracting(listed)
      #expect(used.count > 20)
      #expect(used == system.privateClassNames, "iOS \(system.version)")
    }
  }
}

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
    #expect((unknown, process.classes["_UIStepperButton"]?.superclass?.name) == ([], "UIButton"))
  }
}
