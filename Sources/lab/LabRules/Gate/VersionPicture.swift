import LabKit
package import LabLanguage
import MiniUI

/// A screen of a version as a picture: its views from back to front.
struct VersionPicture {
  /// A view with its frame on the screen.
  struct Item {
    /// The key of the view; nil for a view that no file describes.
    let key: String?
    let className: String
    let identifier: String?
    let frame: Rect
    let isHidden: Bool
    /// The element as it is drawn; nil for a view that only contains others.
    let element: ScreenElement?
    /// The number of its subviews, which follow it.
    let count: Int
  }

  /// The class of the shown controller.
  let controller: String
  let views: [Item]
  let height: Double
  private let width: Double

  /// The largest number of views in a picture.
  private static let limit = 2000

  /// Takes a picture; lists are as high as their contents, so it may be higher than the screen.
  init(of session: AppSession, _ names: ElementKeys) {
    let (process, screen) = (session.process, session.process.device.screen)
    controller = AppState(of: process).controller?.class.name ?? ""
    let items = ScreenWalk(of: process, limit: Self.limit).items
    views = items.map { item in
      Item(
        key: names.key(of: item.view) ?? names.path(of: item.view),
        className: item.view.class.name, identifier: item.view.accessibilityIdentifier,
        frame: item.frame, isHidden: item.view.isHidden, element: item.element,
        count: item.count)
    }
    let shown = items.filter(\.view.isShown)
    (width, height) = (
      screen.width, shown.reduce(screen.height) { max($0, $1.frame.maxY) }
    )
  }
}

extension VersionPicture {
  /// The screen in the form of a report's data; its views have numbers from `start`.
  func json(from start: Int) -> PrintedJSON {
    let nodes = views.enumerated().flatMap { place, view in [start + place, view.count] }
    return .members([
      "controller": .text(controller), "size": .list([.fraction(width), .fraction(height)]),
      "nodes": .list(nodes.map(PrintedJSON.number)),
    ])
  }
}

extension VersionPicture.Item {
  /// The view in the form of a report's data.
  var json: PrintedJSON {
    let flags = (isHidden ? ["hidden"] : []) + (element?.isEnabled == false ? ["disabled"] : [])
    return .members(
      [
        "class": .text(className), "frame": frame.json,
        "identifier": identifier.map(PrintedJSON.text),
        "text": (element?.text).map(PrintedJSON.text),
      ], element?.appearance ?? [:], ["flags": flags.isEmpty ? nil : .texts(flags)])
  }
}

/// The pictures of the screens that a report names, with numbers in the order of their use.
package struct ImpactPictures {
  package enum Version: String {
    case base, head
  }

  private let comparison: VersionComparison
  private var used: [Version: [Int]] = [.base: [], .head: []]

  package init(of comparison: VersionComparison) { self.comparison = comparison }

  private func survey(of version: Version) -> VersionSurvey {
    version == .base ? comparison.base : comparison.head
  }

  /// Returns the number of a view's picture and the place of the view in it.
  package mutating func place(of key: String, in version: Version) -> PrintedJSON? {
    guard let (picture, place) = survey(of: version).place(of: key) else { return nil }
    var numbers = used[version] ?? []
    if !numbers.contains(picture) { numbers.append(picture) }
    used[version] = numbers
    return .list([.number(numbers.firstIndex(of: picture) ?? 0), .number(place)])
  }

  /// The pictures of both versions; nil if none were taken.
  package var json: PrintedJSON? {
    guard !comparison.base.pictures.isEmpty || !comparison.head.pictures.isEmpty else { return nil }
    return .members(["base": json(of: .base), "head": json(of: .head)])
  }

  private func json(of version: Version) -> PrintedJSON {
    let pictures = (used[version] ?? []).map { survey(of: version).pictures[$0] }
    var start = 0
    let screens = pictures.map { picture in
      defer { start += picture.views.count }
      return picture.json(from: start)
    }
    return .members([
      "views": .list(pictures.flatMap(\.views).map(\.json)), "screens": .list(screens),
    ])
  }
}
