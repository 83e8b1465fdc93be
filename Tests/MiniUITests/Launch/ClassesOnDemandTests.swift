import Testing

@testable import MiniUI

@Suite struct ClassesOnDemand {
  private let process = Device().start(App { _ in })

  @Test func `a class of the system is created on first access, with its superclasses`() {
    let made = process.classes.classesByName
    #expect(made["UIStepper"] == nil)
    let stepper = process.classes["UIStepper"]
    #expect(stepper === process.classes[Stepper.self])
    #expect(stepper?.superclass === process.classes[Control.self])
    #expect(stepper?.isSystem == true)
  }

  @Test func `listing all classes creates those of the system`() {
    let names = process.classes.classes.map(\.name)
    #expect((names, names.contains("UIStepper")) == (names.sorted(), true))
    #expect(names.contains("_UIStepperButton"))
    #expect(process.classes.classes.filter { !$0.isSystem }.isEmpty)
  }

  @Test func `a name of a system class is in use before its class is created`() {
    #expect(throws: ClassError.taken("UIStepper")) {
      try process.classes.declareClass("UIStepper", superclass: process.classes.root)
    }
    #expect(throws: ClassError.taken("_UIStepperButton")) {
      try process.classes.declareClass("_UIStepperButton", superclass: process.classes.root)
    }
  }

  @Test func `a class of the app is not a system class`() throws {
    let type = try process.classes.declareClass("Shop", superclass: process.classes[View.self])
    #expect(!type.isSystem)
  }

  @Test func `a hook on a class applies to classes created below it later`() throws {
    var seen: [String] = []
    try process.classes[View.self].hook(
      .layoutSubviews, owner: "test",
      .before { (view: View) in seen.append(view.className) })
    #expect(process.classes.classesByName["UIStepper"] == nil)
    Stepper(in: process).layoutIfNeeded()
    #expect(seen.contains("UIStepper"))
  }

  @Test func `two processes share no class objects`() {
    let other = Device().start(App { _ in })
    #expect(process.classes["UIStepper"] !== other.classes["UIStepper"])
  }
}
