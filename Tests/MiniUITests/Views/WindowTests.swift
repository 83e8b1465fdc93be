import MiniUI
import Testing

@Suite struct Windows {
  private let stage = Stage()

  private func window(_ level: Double = Window.Level.normal) -> Window {
    let window = Window(in: stage.process)
    window.level = level
    return window
  }

  private var front: View? { stage.finger.down(at: Point(x: 100, y: 100)) }

  @Test func `T237 the levels of windows are 0, 1000 and 2000, and a new window is not key`() {
    #expect([Window.Level.normal, Window.Level.statusBar, Window.Level.alert] == [0, 1000, 2000])
    #expect(!window().isKey)
  }

  @Test func `AP-6 a new window is hidden, as large as the screen and not key`() {
    let window = window()
    #expect((window.isHidden, window.frame) == (true, Rect(x: 0, y: 0, width: 390, height: 844)))
    #expect(!window.isKey)
    #expect(stage.process.application.windows.map { $0 === window } == [false, true])
  }

  @Test func `makeKeyAndVisible moves the key status to the new window`() {
    let second = window()
    second.makeKeyAndVisible()
    #expect([stage.window.isKey, second.isKey, second.isHidden] == [false, true, false])
  }

  @Test func `a window that is only unhidden does not become key`() {
    let second = window()
    second.isHidden = false
    #expect([stage.window.isKey, second.isKey] == [true, false])
    #expect(front === second)
  }

  @Test func `HT-6 of two windows of one level the last shown is hit`() {
    let second = window()
    second.makeKeyAndVisible()
    #expect(front === second)
    stage.window.makeKeyAndVisible()
    #expect(front === stage.root.view)
  }

  @Test func `HT-6 a higher level is in front in any order of showing`() {
    let alert = window(Window.Level.alert)
    let bar = window(Window.Level.statusBar)
    alert.makeKeyAndVisible()
    bar.makeKeyAndVisible()
    stage.window.makeKeyAndVisible()
    #expect(front === alert)
  }

  @Test func `HT-6 a window that is not hit passes the touch on`() {
    let overlay = window(Window.Level.alert)
    overlay.frame = Rect(x: 0, y: 0, width: 390, height: 50)
    overlay.makeKeyAndVisible()
    #expect(front === stage.root.view)
    #expect(stage.finger.down(at: Point(x: 100, y: 49)) === overlay)
  }

  @Test func `a hidden window is not hit, and the key status returns`() {
    let second = window()
    second.makeKeyAndVisible()
    second.hide()
    #expect(front === stage.root.view)
    #expect([stage.window.isKey, second.isKey] == [true, false])
  }

  @Test func `a window's window is itself, and its subviews have it as their window`() {
    let button = stage.button("Buy", .zero)
    #expect(stage.window.window === stage.window)
    #expect(button.titleLabel?.window === stage.window)
    stage.root.view.removeFromSuperview()
    #expect(button.window == nil)
    #expect(button.titleLabel?.window == nil)
  }
}

/// `UIApplication.windows` beside a model, for sequences of making, showing, hiding and raising.
@Suite struct WindowOrders {
  /// The expected list: windows by level, then by the time of creation or last showing.
  private struct Model {
    struct Entry {
      let name: Int
      var level: Double
      var rank: Int
      var isShown = false
    }

    var entries: [Entry] = []
    private var clock = 0

    mutating func make(_ name: Int) {
      clock += 1
      entries.append(Entry(name: name, level: 0, rank: clock))
    }

    mutating func show(_ index: Int, asKey: Bool) {
      defer { entries[index].isShown = true }
      guard asKey || !entries[index].isShown else { return }
      clock += 1
      entries[index].rank = clock
    }

    func order(_ wanted: (Entry) -> Bool) -> [Int] {
      entries.filter(wanted).sorted { ($0.level, $0.rank) < ($1.level, $1.rank) }.map(\.name)
    }
  }

  private static let levels = [Window.Level.normal, 0.5, Window.Level.statusBar]

  @Test(arguments: 0..<60)
  func `windows are listed by level, then in the order of showing, hidden ones too`(_ seed: Int) {
    let process = Device().start(App { _ in })
    process.launch()
    var model = Model()
    var windows: [Window] = []
    var dice = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func roll(_ sides: Int) -> Int {
      dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(dice >> 33) % sides
    }
    for _ in 0..<40 {
      let kind = windows.isEmpty ? 0 : roll(6)
      let index = windows.isEmpty ? 0 : roll(windows.count)
      switch kind {
      case 0 where windows.count < 5:
        windows.append(Window(in: process))
        windows[windows.count - 1].tag = windows.count
        model.make(windows.count)
      case 1:
        windows[index].isHidden = false
        model.show(index, asKey: false)
      case 2:
        windows[index].makeKeyAndVisible()
        model.show(index, asKey: true)
      case 3:
        windows[index].isHidden = true
        model.entries[index].isShown = false
      case 4:
        let level = Self.levels[roll(Self.levels.count)]
        windows[index].level = level
        model.entries[index].level = level
      default: break
      }
      #expect(process.application.windows.map(\.tag) == model.order { _ in true })
      let shown = process.application.windows.filter { !$0.isHidden }
      #expect(shown.map(\.tag) == model.order(\.isShown))
    }
    _ = process.mainLoop.settle()
    // The front window is the one that receives touches.
    let finger = Finger(using: process)
    let hit = finger.down(at: Point(x: 10, y: 10))
    #expect(hit?.tag == model.order(\.isShown).last)
  }

  @Test func `a hidden window is not retained`() {
    let process = Device().start(App { _ in })
    process.launch()
    func make() -> Int {
      let window = Window(in: process)
      return withExtendedLifetime(window) { process.application.windows.count }
    }
    #expect([make(), process.application.windows.count] == [1, 0])
  }
}
