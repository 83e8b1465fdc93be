import Testing

@testable import AutoTrack

@Suite struct Payloads {
  private static let screen = ScreenPayload(
    screenName: "CartViewController", title: "Cart", url: "shop://cart",
    referrer: "HomeViewController")

  @Test func `SA-L07 a start carries its first-time and resume flags`() {
    #expect(
      AppStartPayload(isFirstTime: true, resumesFromBackground: false).properties
        == ["$is_first_time": true, "$resume_from_background": false])
    #expect(
      AppStartPayload(isFirstTime: false, resumesFromBackground: true).properties
        == ["$is_first_time": false, "$resume_from_background": true])
  }

  @Test func `the end of the app has its duration in seconds`() {
    #expect(AppEndPayload(duration: .milliseconds(12_350)).properties == ["event_duration": 12.35])
  }

  @Test func `a screen has name, title, URL and referrer`() {
    #expect(
      Self.screen.properties == [
        "$screen_name": "CartViewController", "$title": "Cart", "$url": "shop://cart",
        "$referrer": "HomeViewController",
      ])
  }

  @Test func `a first screen without a title has neither key`() {
    let first = ScreenPayload(
      screenName: "HomeViewController", title: nil, url: "HomeViewController", referrer: nil)
    #expect(
      first.properties == ["$screen_name": "HomeViewController", "$url": "HomeViewController"])
  }

  @Test func `leaving a page adds the dwell time to the screen`() {
    let leave = PageLeavePayload(screen: Self.screen, duration: .milliseconds(8_400))
    #expect(
      leave.properties == [
        "$screen_name": "CartViewController", "$title": "Cart", "$url": "shop://cart",
        "$referrer": "HomeViewController", "event_duration": 8.4,
      ])
  }

  @Test(arguments: [
    (Duration.seconds(86_400), 0 as Value), (.seconds(100_000), 0),
    (.microseconds(86_399_999_600), 0), (.milliseconds(86_399_999), 86_399.999),
  ])
  func `SA-L10 a dwell time of a day or more is 0`(duration: Duration, written: Value) {
    let leave = PageLeavePayload(screen: Self.screen, duration: duration)
    #expect(leave.properties["event_duration"] == written)
  }

  @Test func `SA-A02 a click omits absent properties`() {
    let click = ClickPayload(elementType: "CustomButton", elementContent: "SecondButton")
    #expect(
      click.properties == ["$element_type": "CustomButton", "$element_content": "SecondButton"])
  }

  @Test func `a click carries all of its properties`() {
    let click = ClickPayload(
      screenName: "HomeViewController", title: "Home", elementID: "buy", elementType: "UIButton",
      elementContent: "Buy", elementPosition: "0:2", elementPath: "HomeViewController[0]",
      elementViewID: "d41d8cd98f00b204e9800998ecf8427e",
      elementFrame: ElementFrame(x: 20, y: 20.5, width: 200, height: 44))
    #expect(
      click.properties == [
        "$screen_name": "HomeViewController", "$title": "Home", "$element_id": "buy",
        "$element_type": "UIButton", "$element_content": "Buy", "$element_position": "0:2",
        "$element_path": "HomeViewController[0]",
        "$element_view_id": "d41d8cd98f00b204e9800998ecf8427e",
        "$element_frame": [20, 20.5, 200, 44],
      ])
  }

  @Test func `a frame with NaN or infinity is nil`() {
    #expect(ElementFrame(x: 0, y: .nan, width: 1, height: 1) == nil)
    #expect(ElementFrame(x: 0, y: 0, width: .infinity, height: 1) == nil)
  }
}
