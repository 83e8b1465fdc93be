import MiniUI
import Testing

@Suite struct AdvertisingIdentifiers {
  private let home: Household

  init() throws {
    home = try Household(Household.app)
  }

  private func viaClass(_ process: AppProcess) -> (text: String?, isEnabled: Bool)? {
    let source = process.classes["ASIdentifierManager"]?.send(.sharedManager)()
    return source.map {
      ($0.send(.advertisingIdentifier)(), $0.send(.isAdvertisingTrackingEnabled)())
    }
  }

  @Test func `S1.5 the class exists only if the app links AdSupport, and since iOS 6`() throws {
    let process = home.device.start(Household.app)
    #expect(process.classes["ASIdentifierManager"] != nil)
    #expect(viaClass(process)?.text == process.identifiers.advertising)
    let plain = home.device.start(App(bundle: "com.plain.app"))
    #expect(plain.classes["ASIdentifierManager"] == nil)
    #expect(plain.identifiers.advertising == nil)
    let old = try Household(os: "5.1").device.start(Household.app)
    #expect(old.classes["ASIdentifierManager"] == nil)
  }

  @Test func `S1.2 with limited ad tracking the IDFA is zeros`() throws {
    home.device.identifiers.limitsAdTracking = true
    let process = home.device.start(Household.app)
    #expect(process.identifiers.advertising == "00000000-0000-0000-0000-000000000000")
    let read = try #require(viaClass(process))
    #expect((read.text, read.isEnabled) == ("00000000-0000-0000-0000-000000000000", false))
  }

  @Test func `S1.2 a reset behind limited ad tracking changes the IDFA`() {
    let first = home.text(.advertising)
    home.device.identifiers.limitsAdTracking = true
    home.device.apply(.advertisingReset)
    home.device.identifiers.limitsAdTracking = false
    let second = home.text(.advertising)
    #expect(second != first)
    #expect(second != DeviceIdentifiers.limitedAdvertising)
  }

  @Test func `S1.2 a running app reads a reset IDFA only after its restart`() {
    let process = home.device.start(Household.app)
    let first = process.identifiers.advertising
    home.device.apply(.advertisingReset)
    #expect((process.identifiers.advertising, viaClass(process)?.text) == (first, first))
    #expect(home.text(.advertising) == home.device.identifiers.advertising)
    #expect(home.device.identifiers.advertising != first)
  }
}
