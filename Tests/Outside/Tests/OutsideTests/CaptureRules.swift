import AutoTrack
import MiniUI
import Testing

@Suite struct CaptureRules {
  /// A shop that is closed: nothing is sold.
  private static let closed = CaptureRule("closedShop", because: "the shop is closed") {
    $0.event == .appClick && $0.view?.accessibilityIdentifier == "sell"
  }

  @Test func `a rule suppresses with a reason of its own`() throws {
    let app = try TrackedApp.shop { $0.captureRules = [Self.closed] }
    for query in ["#sell", "#buy"] as [ElementQuery] { try app.tap(query) }
    #expect(app.names == [.appStart, .appViewScreen, .appClick])
    let decision = try #require(app.tracker.decisions.dropLast().last)
    #expect(decision.outcome == .suppressed(.custom(CustomReason("closedShop"))))
    #expect(decision.description.hasSuffix("nothing, because the shop is closed"))
  }

  @Test func `the reason is named custom and the rule's name`() {
    let reason = SuppressionReason(rawValue: "custom:closedShop")
    #expect(reason == .custom(CustomReason("closedShop")))
    #expect(reason?.rawValue == "custom:closedShop")
  }

  @Test func `the first of several rules counts`() throws {
    let other = CaptureRule("never") { _ in true }
    let app = try TrackedApp.shop { $0.captureRules = [Self.closed, other] }
    for query in ["#sell", "#buy"] as [ElementQuery] { try app.tap(query) }
    let reasons = app.tracker.decisions.compactMap { decision -> String? in
      guard case .suppressed(let reason) = decision.outcome else { return nil }
      return reason.rawValue
    }
    #expect(reasons == ["custom:never", "custom:closedShop", "custom:never"])
  }

  @Test func `built-in rules come first, the delegate last`() throws {
    final class Veto: ElementDelegate {
      private(set) var askedCount = 0

      func shouldCapture(_ element: View) -> Bool {
        askedCount += 1
        return true
      }
    }
    let (veto, app) = (Veto(), try TrackedApp.shop { $0.captureRules = [Self.closed] })
    app.tracker.delegate = veto
    let sell = try app.view("#sell")
    try app.tap(sell)
    #expect(veto.askedCount == 0)
    sell.elementFacts.isIgnored = true
    app.wait(.seconds(1))
    try app.tap(sell)
    #expect(app.tracker.decisions.last?.outcome == .suppressed(.ignoredElement))
  }

  @Test func `a rule sees screens, clicks and facts`() throws {
    final class Seen: @unchecked Sendable {
      var lines: [String] = []
    }
    let seen = Seen()
    let app = try TrackedApp.shop { configuration in
      configuration.captureRules = [
        CaptureRule("spy") { interaction in
          let names = [interaction.view?.class.name, interaction.screen?.class.name]
          seen.lines.append("\(interaction.event) \(names.compactMap(\.self))")
          return false
        }
      ]
    }
    try app.tap("#buy")
    let shake = Shake(screen: try #require(app.shop))
    app.tracker.moments.post(Moment(.custom(shake), in: app.process))
    #expect(
      seen.lines == [
        #"$AppViewScreen ["UIView", "ShopController"]"#,
        #"$AppClick ["UIButton", "ShopController"]"#,
        #"DeviceShaken ["UIView", "ShopController"]"#,
      ])
  }

  @Test func `a forecast obeys the rule`() throws {
    let app = try TrackedApp.shop { $0.captureRules = [Self.closed] }
    let forecast = try #require(app.tracker.forecast(of: try app.view("#sell")))
    #expect(forecast.outcome == .nothing(.custom(CustomReason("closedShop"))))
    #expect(forecast.outcome.description == "nothing: the shop is closed")
  }
}
