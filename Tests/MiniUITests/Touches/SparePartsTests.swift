import Testing

@testable import MiniUI

@Suite struct SpareParts {
  private let stage = Stage()
  private let button: Button
  private let place = Point(x: 50, y: 50)

  init() {
    button = stage.button("Buy", Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// Passes every event that the application sends to a closure.
  private func observe(_ see: @escaping (TouchEvent) -> Void) throws {
    try stage.process.classes[Application.self].hook(
      .sendEvent, owner: "test",
      .before { (_: Application, event) in (event as? TouchEvent).map(see) })
  }

  @Test func `a retained event does not change`() throws {
    var events: [TouchEvent] = []
    try observe { events.append($0) }
    stage.finger.tap(at: place)
    stage.finger.tap(at: place)
    #expect(Set(events.map(ObjectIdentifier.init)).count == 4)
    #expect(events.map(\.allTouches.count) == [1, 1, 1, 1])
    #expect(events[0].allTouches[0] === events[1].allTouches[0])
    #expect(events[1].allTouches[0] !== events[2].allTouches[0])
  }

  @Test func `a retained set of touches does not change`() throws {
    var sets: [TouchSet] = []
    try button.hookThisObject(
      .touchesBegan, owner: "test",
      .before { (_: Button, touches, _) in
        if let set = touches as? TouchSet { sets.append(set) }
      })
    stage.finger.tap(at: place)
    stage.finger.tap(at: place)
    #expect(sets.map { $0.touches.map(\.phase) } == [[.ended], [.ended]])
    #expect(sets[0] !== sets[1])
  }

  @Test func `a released event is reused without its touches`() throws {
    try observe { _ in }
    stage.finger.tap(at: place)
    let spare = stage.process.application.spareEvent
    #expect(spare?.allTouches.isEmpty == true)
    #expect(stage.process.application.spareSet?.touches.isEmpty == true)
  }

  @Test func `an event with an associated value is not reused`() throws {
    let key = AssociationKey("tests.key")
    try observe { $0.setAssociated($0.table, for: key) }
    stage.finger.tap(at: place)
    #expect(stage.process.application.spareEvent == nil)
  }

  @Test func `an event with another class is not reused`() throws {
    let classes = stage.process.classes
    let other = try classes.declareClass("OtherEvent", superclass: classes[TouchEvent.self])
    try observe { $0.setClass(other) }
    stage.finger.tap(at: place)
    #expect(stage.process.application.spareEvent == nil)
  }

  @Test func `a touch is released after its last event`() throws {
    weak var touch: Touch?
    try observe { touch = $0.allTouches.first }
    stage.finger.down(at: place)
    #expect(touch != nil)
    stage.finger.up()
    #expect(touch == nil)
  }

  @Test func `each event lists the fingers that are down, in their order`() throws {
    var phases: [[Touch.Phase]] = []
    var changed: [Touch.Phase?] = []
    try observe { event in
      phases.append(event.allTouches.map(\.phase))
      changed.append(event.firstTouch { $0.phase != .stationary }?.phase)
    }
    let fingers = (0..<3).map { _ in Finger(using: stage.process) }
    for (number, finger) in fingers.enumerated() {
      finger.down(at: Point(x: 50, y: 20 + 150 * Double(number)))
    }
    for number in [1, 0, 2] { fingers[number].up() }
    #expect(
      phases == [
        [.began], [.stationary, .began], [.stationary, .stationary, .began],
        [.stationary, .ended, .stationary], [.ended, .stationary], [.ended],
      ])
    #expect(changed == [.began, .began, .began, .ended, .ended, .ended])
  }
}
