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
    var count = 0
  }

  /// The class of the shown controller.
  let controller: String
  private(set) var views: [Item] = []
  private let width: Double
  private(set) var height: Double
  private let elements: [ObjectIdentifier: ScreenElement]

  /// The largest number of views in a picture.
  private static let limit = 2000

  /// Takes a picture; lists are as high as their contents, so it may be higher than the screen.
  init(of session: AppSession, _ names: ElementKeys) {
    let process = session.process
    controller = AppState(of: process).controller?.class.name ?? ""
    (width, height) = (process.device.screen.width, process.device.screen.height)
    let parts = ScreenContents(of: process).parts
    elements = Dictionary(
      parts.compactMap { part in part.element.map { (ObjectIdentifier(part.view), $0) } },
      uniquingKeysWith: { first, _ in first })
    for window in process.application.visibleWindows { add(window, names, isShown: true) }
  }

  private mutating func add(_ view: View, _ names: ElementKeys, isShown: Bool) {
    let isShown = isShown && !view.isHidden
    let element = elements[ObjectIdentifier(view)]
    let place = views.count
    let frame = view.convert(view.bounds, to: nil)
    views.append(
      Item(
        key: names.key(of: view) ?? names.path(of: view), className: view.class.name,
        identifier: view.accessibilityIdentifier, frame: frame, isHidden: view.isHidden,
        element: element))
    if isShown { height = max(height, frame.maxY) }
    for subview in view.subviews where views.count < Self.limit {
      add(subview, names, isShown: isShown)
      views[place].count += 1
    }
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
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    var page: (current: Int, count: Int)?
    var value: Double?
    switch element?.kind {
    case .pageControl(let current, let count): page = (current, count)
    case .slider(let fraction): value = fraction
    default: break
    }
    let flags = (isHidden ? ["hidden"] : []) + (element?.isEnabled == false ? ["disabled"] : [])
    return .members([
      "class": .text(className), "frame": .list(numbers.map(PrintedJSON.fraction)),
      "identifier": identifier.map(PrintedJSON.text),
      "text": (element?.text).map(PrintedJSON.text),
      "kind": (element?.kind.word).map(PrintedJSON.text),
      "align": element?.alignment == .center ? .text("center") : nil,
      "selected": element?.kind.isChosen == true ? .flag(true) : nil,
      "on": element?.kind == .toggle(isOn: true) ? .flag(true) : nil,
      "value": value.map(PrintedJSON.fraction),
      "current": (page?.current).map(PrintedJSON.number),
      "count": (page?.count).map(PrintedJSON.number),
      "flags": flags.isEmpty ? nil : .texts(flags),
    ])
  }
}

extension ScreenElement.Kind {
  /// True for a selected tab or segment.
  fileprivate var isChosen: Bool {
    self == .tab(isSelected: true) || self == .segment(isSelected: true)
  }
}

/// The pictures of the screens that a report names, with numbers in the order of their use.
package struct ImpactPictures {
  /// The two versions of a comparison.
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
