import MiniUI
import Testing

@Suite struct Switches {
  private let stage = Stage()
  private let control: Switch

  init() {
    control = stage.view(Rect(x: 100, y: 400, width: 51, height: 31), Switch.self)
    stage.listener().listen(to: control, for: .valueChanged)
  }

  private func pull(from start: Double, to end: Double) {
    stage.finger.down(at: Point(x: 100 + start, y: 415))
    stage.finger.move(to: Point(x: 100 + end, y: 415))
    stage.finger.up()
  }

  @Test func `T109 a tap turns a switch on and reports it, code does not report`() throws {
    try stage.finger.tap(control)
    #expect((control.isOn, stage.log.take()) == (true, ["valueChanged"]))
    control.setOn(true, animated: true)
    control.isOn = false
    #expect((control.isOn, stage.log.take()) == (false, []))
  }

  @Test func `RC-18 each tap toggles a switch`() throws {
    control.isOn = true
    let states = try (0..<2).map { _ in
      try stage.finger.tap(control)
      return control.isOn
    }
    #expect((states, stage.log.take()) == ([false, true], ["valueChanged", "valueChanged"]))
  }

  @Test func `RC-18 a switch reports its value when it is released, before the click`() throws {
    stage.listener().listen(to: control, for: .allEvents)
    var phases: [Touch.Phase?] = []
    try stage.process.application.hookThisObject(
      .sendAction, owner: "test",
      .before { (_: Application, _, _, sender, event) in
        #expect(sender === control)
        phases.append((event as? TouchEvent)?.allTouches.first?.phase)
      })
    try stage.finger.tap(control)
    #expect(
      stage.log.take() == [
        "touchDown", "valueChanged", "valueChanged", "primaryActionTriggered", "touchUpInside",
      ])
    #expect(phases == [.began, .ended, .ended, .ended, .ended])
  }

  @Test func `a dragged knob stays on the side where it was released`() {
    pull(from: 10, to: 45)
    #expect(control.isOn)
    pull(from: 10, to: 45)
    #expect(stage.log.take() == ["valueChanged"])
    pull(from: 45, to: -100)
    #expect((control.isOn, stage.log.take()) == (false, ["valueChanged"]))
  }

  @Test func `a finger that leaves a switch vertically does not toggle it`() {
    stage.finger.down(at: Point(x: 120, y: 415))
    stage.finger.move(to: Point(x: 120, y: 615))
    stage.finger.up()
    #expect((control.isOn, stage.log.take()) == (false, []))
  }

  @Test func `RC-14 and RC-16 neither a cancelled touch nor a tap on a disabled switch toggles it`()
    throws
  {
    stage.finger.down(at: Point(x: 120, y: 415))
    stage.finger.cancel()
    control.isEnabled = false
    try stage.finger.tap(control)
    #expect((control.isOn, stage.log.take()) == (false, []))
  }

  @Test func `code sets the value through setOn:animated:, a tap does not`() throws {
    try stage.process.classes[Switch.self].hook(
      .setOnAnimated, owner: "test",
      .before { [log = stage.log] (_: Switch, isOn, animated) in log.add("\(isOn) \(animated)") })
    control.isOn = true
    control.setOn(false, animated: true)
    #expect(stage.log.take() == ["true false", "false true"])
    try stage.finger.tap(control)
    #expect(stage.log.take() == ["valueChanged"])
  }

  @Test func `a switch consists of private views of iOS 15 that receive no touches`() {
    func names(_ view: View) -> [String] {
      [view.class.name] + view.subviews.flatMap(names)
    }
    #expect(
      names(control) == [
        "UISwitch", "UISwitchModernVisualElement", "UIView", "UIView", "UIImageView", "UIView",
        "UIImageView", "UIImageView", "UIImageView",
      ])
    #expect(stage.finger.down(at: Point(x: 120, y: 415)) === control)
    #expect(control.displayedText == nil)
  }
}
