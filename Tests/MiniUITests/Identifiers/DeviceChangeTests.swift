import MiniUI
import Testing

/// The effect of each change on each identifier, in the published table and on the device.
@Suite struct DeviceChanges {
  private static let columns: [IdentifierKind] = [
    .udid, .uuid, .macAddress, .imei, .openUDID, .advertising, .vendor, .pushToken, .keychain,
    .defaults,
  ]

  /// `k` for kept, `n` for new, `l` for lost, in the order of the columns.
  private static let rows: [DeviceChange: String] = [
    .relaunch: "k n k k k k k k k k",
    .update: "k n k k k k k k k k",
    .removal: "k n k k k k k k k l",
    .reinstall: "k n k k k k k k k l",
    .removalOfVendorsLastApp: "k n k k k k n k k l",
    .removalOfOpenUDIDsLastApp: "k n k k l k k k k l",
    .reboot: "k n k k k k k k k k",
    .erase: "k n k k l n n n l l",
    .restore: "k n k k k n n n k k",
    .reflash: "k n k k l n n n l l",
    .keychainRebuildingUpgrade: "k n k k k k k k l k",
    .reissuedPushToken: "k n k k k k k n k k",
    .advertisingReset: "k n k k k n k k k k",
    .locationAndPrivacyReset: "k n k k k n k k k k",
  ]

  @Test func `S1.2 the table has these columns`() {
    #expect(Self.columns == IdentifierKind.allCases)
  }

  @Test(arguments: DeviceChange.allCases)
  func `S1.2 each change has its row in the published table`(_ change: DeviceChange) {
    let letters = Self.columns.map { kind in
      switch change.fate(of: kind) {
      case .kept: "k"
      case .new: "n"
      case .lost: "l"
      }
    }
    #expect(letters.joined(separator: " ") == Self.rows[change])
  }

  @Test(arguments: DeviceChange.allCases)
  func `S1.2 the identifiers that an app reads after a change match the table`(
    _ change: DeviceChange
  ) throws {
    for (os, hidden) in [
      ("4.3", [IdentifierKind.advertising, .vendor]), ("15.2", [.udid, .imei]),
    ] {
      for kind in IdentifierKind.allCases where !hidden.contains(kind) {
        let home = try Household(os: os, Household.app, Household.sibling)
        _ = home.text(kind, in: Household.sibling)
        let isKept = home.keeps(kind) { $0.apply(change, to: Household.app.bundle) }
        #expect(isKept == (change.fate(of: kind) == .kept), "\(kind) on iOS \(os)")
      }
    }
  }

  @Test func `S1.2 erasing or flashing a device removes every app`() throws {
    for change in DeviceChange.allCases {
      let home = try Household(Household.app, Household.sibling)
      home.device.apply(change)
      let isEmpty = change == .erase || change == .reflash
      let left = isEmpty ? [] : [Household.app.bundle, Household.sibling.bundle]
      #expect(home.device.installedApps.bundles == left, "\(change)")
    }
  }

  @Test func `S1.2 erasing a device empties its pasteboards and its settings`() throws {
    for change in [DeviceChange.erase, .reflash, .restore] {
      let home = try Household(Household.app)
      home.device.identifiers.limitsAdTracking = true
      home.device.identifiers.pasteboards.put("a", on: "board", for: Household.app.bundle)
      home.device.apply(change)
      let isKept = change == .restore
      #expect(home.device.identifiers.limitsAdTracking == isKept, "\(change)")
      #expect((home.device.identifiers.pasteboards.text(on: "board") == "a") == isKept)
    }
  }

  @Test func `S1.2 a system upgrade keeps all identifiers and changes which ones code can read`() {
    let device = Device(osVersion: "4.3")
    let old = device.start(Household.app).identifiers
    let uuid = old.text(of: .keychain)
    #expect(old.udid == device.identifiers.udid)
    #expect(old.vendor == nil)
    device.upgrade(to: "6.0")
    #expect(device.osVersion == "6.0")
    let new = device.start(Household.app).identifiers
    #expect(new.udid == nil)
    #expect(new.vendor != nil)
    #expect(new.text(of: .keychain) == uuid)
  }

  @Test func `S1.2 an update keeps the app's identifiers`() throws {
    for kind in [IdentifierKind.keychain, .defaults, .vendor, .openUDID, .pushToken] {
      let home = try Household(Household.app)
      #expect(try home.keeps(kind) { try $0.update(to: Household.app) })
    }
  }

  @Test func `S1.2 a new push token is issued to one app or to all`() throws {
    let home = try Household(Household.app, Household.sibling)
    let one: (Device) -> Void = { $0.apply(.reissuedPushToken, to: Household.app.bundle) }
    #expect(home.keeps(.pushToken, in: Household.sibling, after: one))
    #expect(!home.keeps(.pushToken, in: Household.sibling) { $0.apply(.reissuedPushToken) })
  }

  @Test
  func `S1.2 in the published run IDFA and IDFV are kept four times, the UUID never`() throws {
    let home = try Household(Household.app, Household.sibling)
    var runs: [[String?]] = []
    func run() {
      let identifiers = home.device.start(Household.app).identifiers
      runs.append([.advertising, .vendor, .uuid].map(identifiers.text(of:)))
    }
    run()
    home.device.apply(.relaunch, to: Household.app.bundle)
    run()
    try home.device.reinstall(Household.app.bundle)
    run()
    home.device.apply(.reboot)
    run()
    #expect((0..<3).map { column in Set(runs.map { $0[column] }).count } == [1, 1, 4])
  }

  @Test
  func `S1.2 in the published run without another app of the vendor the IDFV changes`() throws {
    let home = try Household(Household.app)
    let first = home.text(.vendor)
    try home.device.reinstall(Household.app.bundle)
    #expect(home.text(.vendor) != first)
    #expect(home.text(.vendor) == home.text(.vendor))
  }

  @Test func `S1.2 equal seeds give equal identifiers, other seeds give others`() throws {
    let texts = try [1, 1, 2].map { (seed: UInt64) in
      let home = try Household(os: "6.1", seed: seed, Household.app)
      home.device.apply(.advertisingReset)
      return IdentifierKind.allCases.filter { ![.udid, .imei].contains($0) }.map { home.text($0) }
    }
    #expect((texts[0], zip(texts[0], texts[2]).filter(==).isEmpty) == (texts[1], true))
  }
}
