import MiniUI

/// What a page's SDK keeps in the local storage of its origin: one event a line, 200 at most.
struct PageQueue {
  private let window: PageWindow

  private static let key = "sensorsdata_queue"
  private static let limit = 200

  /// The queue that a page shares with the others of its origin.
  init(_ window: PageWindow) { self.window = window }

  /// The events, the oldest first.
  var texts: [String] { Self.texts(window[stored: Self.key]) }

  /// Keeps an event; false if there is no room, or the page has gone.
  func add(_ text: String) -> Bool {
    let kept = texts
    guard window.isOpen, kept.count < Self.limit else { return false }
    window[stored: Self.key] = (kept + [text]).joined(separator: "\n")
    return true
  }

  /// Forgets the oldest, if the page is still there.
  func remove(first count: Int) {
    window[stored: Self.key] = texts.dropFirst(count).joined(separator: "\n")
  }

  /// The numbers of the events that a device keeps for pages of an address.
  static func events(on device: Device, at address: String) -> [Int] {
    let kept = device.web.data(of: Safari.owner)[key, at: address]
    return texts(kept).flatMap { EventMark.events(in: Array($0.utf8)) }
  }

  /// Forgets all of them, as whoever clears the storage does.
  static func clear(on device: Device, at address: String) {
    device.web.data(of: Safari.owner)[key, at: address] = nil
  }

  private static func texts(_ stored: String?) -> [String] {
    (stored ?? "").split(separator: "\n").map(String.init)
  }
}
