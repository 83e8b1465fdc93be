import MiniUI
import Testing

@testable import AutoTrack

@Suite struct SuppressionReasons {
  @Test func `an app or a person can cause every reason`() throws {
    let all = SuppressionReason.allCases + [.custom(CustomReason("own"))]
    let unreached = try all.filter { try !Self.isReached($0) }
    #expect(unreached == [])
  }

  @Test func `every reason completes the sentence of its decision`() {
    let texts = SuppressionReason.allCases.map {
      Decision(subject: "buy: of UIButton #buy", outcome: .suppressed($0)).description
    }
    #expect(texts.allSatisfy { $0.hasPrefix("buy: of UIButton #buy: nothing, because ") })
    #expect(Set(texts).count == texts.count)
  }

  @Test func `the name of a reason stands for it`() {
    let all = SuppressionReason.allCases + [.custom(CustomReason("own", because: "it is ours"))]
    #expect(all.map(\.rawValue).compactMap(SuppressionReason.init) == all)
    #expect(Set(all).count == all.count)
    #expect(SuppressionReason(rawValue: "custom:") == nil)
  }

  @Test func `a captured decision names its event and its number`() {
    let decision = Decision(
      subject: "buy: of UIButton #buy", outcome: .captured(.appClick, sequence: 3))
    #expect(decision.description == "buy: of UIButton #buy: $AppClick #3")
  }

  /// Provokes the reason and checks that the tracker reports it.
  private static func isReached(_ reason: SuppressionReason) throws -> Bool {
    let app = App.showing { process in
      process.makeNew("Screen", ElementViewController.self) ?? ViewController(in: process)
    }
    let process = Device().start(app)
    if reason == .reactViewUnknown {
      _ = try process.classes.declareClass(
        "RCTUIManager", superclass: process.classes[DynamicObject.self])
    }
    let tracker = Tracker(
      in: process, configuration: configuration(for: reason), sink: MemorySink(),
      transport: CannedTransport([.document(document(for: reason))]))
    if reason != .screenNotOpen { tracker.start() }
    process.launch(inBackground: reason == .unseenYet)
    _ = process.mainLoop.settle()
    let screen = try #require(
      process.application.keyWindow?.rootViewController as? ElementViewController)
    if reason == .screenNotOpen { tracker.start() }
    tracker.setEventCallback { _ in reason != .refusedByCallback }
    try reach(reason, on: screen, of: process)
    return tracker.decisions.map(\.outcome).contains(.suppressed(reason))
  }

  /// The server's document that disables something.
  private static func document(for reason: SuppressionReason) -> String {
    switch reason {
    case .disabledRemotely: #"{"disableSDK": true}"#
    case .droppedRemotely: #"{"eventBlacklist": ["$AppEnd"]}"#
    case .kindOffRemotely: #"{"autoTrackMode": 4}"#
    default: "{}"
    }
  }

  private static func configuration(for reason: SuppressionReason) -> Configuration {
    var configuration = Configuration()
    if reason == .ignoredScreen { configuration.ignoreScreens = ["Screen"] }
    if reason == .ignoredViewType { configuration.ignoreViewTypes = ["UIControl"] }
    if reason == .pageLeaveOff { configuration.pageLeave = false }
    configuration.remoteConfiguration = RemoteSource(address: "/config")
    if case .custom(let own) = reason {
      configuration.captureRules = [CaptureRule(own.name) { $0.event == .appClick }]
    }
    if reason == .sameTouch { configuration.oneClickPerTouch = true }
    if reason == .badPageMessage { configuration.bridge.takesScriptMessages = true }
    return configuration
  }

  private static func reach(
    _ reason: SuppressionReason, on screen: ElementViewController, of process: AppProcess
  ) throws {
    let finger = Finger(using: process)
    switch reason {
    case .ignoredElement, .refusedByDelegate, .sameTouch, .noSegment, .privateRecognizer,
      .otherGesture, .gestureView, .gestureWithoutTarget, .forwardedSelection, .noCell:
      try SeldomReasons.reach(reason, on: screen, finger)
    case .seenAsAction: try SeldomReasons.tapTab(in: process, finger)
    case .backButtonAction, .programmaticPop, .builtInScreen, .childScreen, .stillOnDisplay:
      try SeldomReasons.reach(reason, in: process, finger)
    case .ignoredScreen, .unseenYet: break
    case .refusedByCallback, .disabledRemotely, .droppedRemotely, .kindOffRemotely:
      process.enterBackground()
    case .senderIsNoView:
      let action = process.classes.selector("didTapFirst:")
      process.application.sendAction(action, to: screen, from: screen)
    case .noTouch: screen.first.sendActions(for: .touchUpInside)
    case .touchNotEnded:
      screen.first.on(.touchDown, send: "didTapFirst:", to: screen)
      try finger.tap(screen.first)
    case .hiddenElement:
      finger.down(at: try process.application.aim(at: screen.first))
      screen.first.isHidden = true
      finger.up()
    case .ignoredViewType, .custom: try finger.tap(screen.first)
    case .duplicate:
      try finger.tap(screen.first)
      try finger.tap(screen.first)
    case .pageLeaveOff, .screenNotOpen: show(nil, process)
    case .appInBackground:
      process.enterBackground()
      show(nil, process)
    case .screenReleased:
      try hideLeaving(of: "Silent", in: process)
      show(process.classes["Silent"]?.make(), process)
      show(nil, process)
      process.enterBackground()
    case .reactViewUnknown:
      let message = Message<GeneralShape<Nothing, DynamicObject?, Bool>>(
        named: "setJSResponder:blockNativeResponder:")
      process.classes["RCTUIManager"]?.make().send(message)(nil, false)
    case .badPageMessage:
      let view = WebView(in: process)
      view.load(WebRequest("about:blank", in: process))
      _ = process.mainLoop.settle()
      view.page?.post("nonsense", to: "sensorsdataNativeTracker")
      _ = process.mainLoop.settle()
    case .sameLifeState: process.interrupt()
    case .termination: process.terminate()
    }
  }

  private static func show(_ screen: DynamicObject?, _ process: AppProcess) {
    process.application.keyWindow?.rootViewController = screen as? ViewController
    _ = process.mainLoop.settle()
  }

  /// Declares a class whose `viewDidDisappear:` does not call `super`.
  private static func hideLeaving(of name: String, in process: AppProcess) throws {
    let type = try process.classes.declareClass(
      name, superclass: process.classes[ViewController.self])
    type.addMethod(.viewDidDisappear, Body { (_: ViewController, _, _) in })
  }
}
