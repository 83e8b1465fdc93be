import MiniUI
import Testing

@Suite struct Relaunches {
  private let device = Device()

  @Test func `a relaunch is a new process with its own classes, windows and observers`() throws {
    let old = Stage(on: device)
    try old.process.classes.declareClass("Extra", superclass: old.process.classes.root)
    try old.process.classes[View.self].hook(.addSubview, owner: "old", .before { (_: View, _) in })
    old.process.kill()
    let new = Stage(on: device)
    #expect(new.process.isRunning)
    #expect(new.process.classes["Extra"] == nil)
    #expect(new.process.classes.description == Stage().process.classes.description)
    #expect(new.window !== old.window)
    let button = new.button("Buy", Rect(x: 100, y: 100, width: 100, height: 44))
    new.listener().listen(to: button, for: .touchUpInside)
    try new.finger.tap(button)
    #expect(new.log.take() == ["touchUpInside"])
  }

  @Test func `defaults and the clock belong to the device and survive`() {
    let old = Stage(on: device)
    device.defaults(of: "com.example.app")["first"] = "yes"
    old.process.mainLoop.advance(by: .seconds(10))
    old.process.kill()
    let new = Stage(on: device)
    #expect(new.device.defaults(of: "com.example.app")["first"] == "yes")
    #expect(new.device.clock.uptime == .seconds(10))
  }

  @Test func `each app has its own defaults with sorted keys`() {
    let defaults = device.defaults(of: "com.example.app")
    for key in ["b", "a", "c"] { defaults[key] = key }
    defaults["c"] = nil
    #expect(defaults.keys == ["a", "b"])
    #expect(device.defaults(of: "com.example.other").keys == [])
  }
}
