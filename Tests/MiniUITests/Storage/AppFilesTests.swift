import MiniUI
import Testing

/// The removal of an app's files, and the notification of their users.
@Suite struct AppFiles {
  private let shop = App(name: "Shop", bundle: "com.example.shop")
  private let games = App(name: "Games", bundle: "com.example.games")

  private final class User: DiskUser {
    let path: String
    var ends = 0

    init(_ path: String) { self.path = path }

    func processEnded() { ends += 1 }
  }

  private func device() throws -> Device {
    let device = Device()
    for app in [shop, games] {
      try device.install(app)
      _ = try device.disk.open(app.cachesFolder + "/log", isMade: true)
    }
    return device
  }

  @Test func `an app's files are below its bundle`() {
    #expect(shop.folder == "apps/com.example.shop")
    #expect(shop.cachesFolder == "apps/com.example.shop/Library/Caches/Shop")
  }

  @Test(arguments: [
    ("../../x", "..:..:x"), ("a/b", "a:b"), ("..", ":.."), (".", ":."), ("", ":"), ("a\0", "a:"),
    ("A b", "A b"),
  ])
  func `an app's name cannot lead to a path outside its folder`(_ name: String, _ folder: String) {
    let app = App(name: name, bundle: "com.example.shop")
    #expect(app.cachesFolder == "apps/com.example.shop/Library/Caches/\(folder)")
  }

  @Test(arguments: DeviceChange.allCases)
  func `S1.2 the files of an app share the fate of its defaults`(_ change: DeviceChange) throws {
    let device = try device()
    device.apply(change, to: shop.bundle)
    let isKept = change.fate(of: .defaults) == .kept
    let rest = ["apps/com.example.games/Library/Caches/Games/log"]
    let all = rest + ["apps/com.example.shop/Library/Caches/Shop/log"]
    #expect(device.disk.paths == (isKept ? all : rest))
    device.apply(change)
    #expect(device.disk.paths == (isKept ? all : []))
  }

  @Test func `S1.2 an update and a relaunch keep the files, a removal does not`() throws {
    let device = try device()
    try device.update(to: shop)
    device.start(shop).kill()
    #expect(device.disk.paths.count == 2)
    try device.reinstall(shop.bundle)
    try device.uninstall(games.bundle)
    #expect(device.disk.paths == [])
  }

  @Test func `the end of a process is reported once to each user of its files`() throws {
    let device = try device()
    let (one, other) = (User(shop.folder + "/a"), User(games.folder + "/a"))
    device.disk.add(one)
    device.disk.add(other)
    let process = device.start(shop)
    process.kill()
    process.kill()
    #expect([one.ends, other.ends] == [1, 0])
    device.disk.remove(other)
    try device.uninstall(games.bundle)
    #expect(other.ends == 0)
  }

  @Test func `a reinstallation notifies the users of the app's files once`() throws {
    let device = try device()
    let user = User(shop.folder + "/a")
    device.disk.add(user)
    try device.reinstall(shop.bundle)
    #expect(user.ends == 1)
  }
}
