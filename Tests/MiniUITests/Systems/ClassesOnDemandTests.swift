import Testing

@testable import MiniUI

@Suite struct ClassesOnDemand {
  private let process = Device().start(App { _ in })

  @Test func `a class of the system is made when it is first asked for, with those above it`() {
    let made = process.classes.classesByName
    #expect(made["UIStepper"] == nil)
    let stepper = process.classes["UIStepper"]
    #expect(stepper === process.classes[Stepper.self])
    #expect(stepper?.superclass === process.classes[Control.self])
    #expect(stepper?.isSystem == true)
  }

  @Test func `whoever looks at all classes sees what the system brings`() {
    let names = process.classes.classes.map(\.name)
    #expect(names == names.sorted())
    #expect(names.contains("UIStepper"))
    #expect(names.contains("_UIStepperButton"))
    #expect(process.classes.classes.filter { !$0.isSystem }.isEmpty)
  }

  @Test func `a name that the system has is taken before its class is made`() {
    #expect(throws: ClassError.taken("UIStepper")) {
      try process.classes.declareClass("UIStepper", superclass: process.classes.root)
    }
    #expect(throws: ClassError.taken("_UIStepperButton")) {
      try process.classes.declareClass("_UIStepperButton", superclass: process.classes.root)
    }
  }

  @Test func `a class of the app's is none of the system's`() throws {
    let type = try process.classes.declareClass("Shop", superclass: process.classes[View.self])
    #expect(!type.isSystem)
  }

  @Test func `a hook on a class holds for those that are made below it later`() throws {
    var seen: [String] = []
    try process.classes[View.self].hook(
      .layoutSubviews, owner: "test",
      .before { (view: View) in seen.append(view.className) })
    #expect(process.classes.classesByName["UIStepper"] == nil)
    Stepper(in: process).layoutIfNeeded()
    #expect(seen.contains("UIStepper"))
  }

  @Test func `two processes share no class`() {
    let other = Device().start(App { _ in })
    #expect(process.classes["UIStepper"] !== other.classes["UIStepper"])
  }
}
