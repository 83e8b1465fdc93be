import MiniUI

/// The queue of a page's SDK in its local storage: one event per line, 200 at most.
struct PageQueue {
  private let window: PageWindow

  private static let key = "sensorsdata_queue"
  private static let limit = 200

  /// The queue that a page shares with the others of its origin.
  init(_ window: PageWindow) { self.window = window }

  /// The events, oldest first.
  var texts: [String] { Self.texts(window[stored: Self.key]) }

  /// Appends an event; returns false if the queue is full, or the page is closed.
  func add(_ text: String) -> Bool {
    let kept = texts
    guard window.isOpen, kept.count < Self.limit else { return false }
    window[stored: Self.key] = (kept + [text]).joined(separator: "\n")
    return true
  }

  /// Removes the oldest events, if the page is still open.
  func remove(first count: Int) {
    window[stored: Self.key] = texts.dropFirst(count).joined(separator: "\n")
  }

  /// Returns the numbers of the queued events of an address on a device.
  static func events(on device: Device, at address: String) -> [Int] {
    let kept = device.web.data(of: Safari.owner)[key, at: address]
    return texts(kept).flatMap { EventMark.events(in: Array($0.utf8)) }
  }

  /// Removes all queued events of an address, like clearing the storage.
  static func clear(on device: Device, at address: String) {
    device.web.data(of: Safari.owner)[key, at: address] = nil
  }

  private static func texts(_ stored: String?) -> [String] {
    (stored ?? "").split(separator: "\n").map(String.init)
  }
}
