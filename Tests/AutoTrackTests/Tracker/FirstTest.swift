import AutoTrack
import MiniUI
import Testing

/// The test that the README shows.
@Suite struct FirstTest {
  @Test func `a tap on Buy is a click`() throws {
    let process = Device().start(App())
    let buy = Message<ObjectToVoid>(named: "buy:")
    process.classes[ViewController.self].addMethod(buy, Body { (_: ViewController, _, _) in })
    let home = ViewController(in: process)
    let button = Button(in: process)
    button.frame = Rect(x: 20, y: 100, width: 100, height: 44)
    button.addTarget(home, action: home.table.selector("buy:"), for: .touchUpInside)
    home.view.addSubview(button)

    let sink = MemorySink()
    let tracker = Tracker(in: process, sink: sink)
    tracker.start()
    process.launch()
    (process.application.delegate as? ApplicationDelegate)?.show(home)
    try Finger(using: process).tap(button)
    #expect(sink.events.map(\.name) == [.appStart, .appViewScreen, .appClick])
  }
}
