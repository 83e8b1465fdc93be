import AutoTrack
import MiniUI
import Testing

/// The test that the README shows.
@Suite struct FirstTest {
  @Test func `a tap on Buy is a click`() throws {
    let app = try TrackedApp.showing { process in
      let buy = Message<ObjectToVoid>(named: "buy:")
      process.classes[ViewController.self].addMethod(buy, Body { (_: ViewController, _, _) in })
      let (home, button) = (ViewController(in: process), Button(in: process))
      button.accessibilityIdentifier = "buy"
      button.frame = Rect(x: 20, y: 100, width: 100, height: 44)
      button.addTarget(home, action: home.table.selector("buy:"), for: .touchUpInside)
      home.view.addSubview(button)
      return home
    }
    try app.tap("#buy")
    #expect(app.events.map(\.name) == [.appStart, .appViewScreen, .appClick])
  }
}
