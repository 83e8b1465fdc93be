import LabLanguage

/// A view of a dumped hierarchy, in the terms that the formats share.
struct DumpNode: Equatable {
  /// The file's word for the element: a class, or a driver's type.
  var element: String
  var type: ImportedType
  var place: ImportPlace
  /// The numbers of the children from the root: `0/3/1`.
  var path = "0"
  /// The frame, in the coordinates that the format uses; nil if the file has none.
  var frame: ImportedFrame?
  var identifier: String?
  var label: String?
  /// The text of a label or an input, or the title of a button.
  var text: String?
  /// The text of an empty input.
  var placeholder: String?
  /// True if the view is hidden.
  var isHidden = false
  var alpha = 1.0
  /// False if the view takes no touches; nil for the default of its class.
  var isInteractive: Bool?
  /// False for a disabled control.
  var isEnabled = true
  /// The number for the app's use.
  var tag = 0
  /// The attributes that only some classes have, by the keys of an app file.
  var settings: [String: ImportedValue] = [:]
  /// The class of the controller whose root view this is.
  var controller: String?
  /// The index among the controller's children of the one that is shown; nil for the first.
  var shownChild: Int?
  /// True for a selected button or segment.
  var isSelected = false
  /// The keys whose values cannot be read.
  var damaged: [String] = []
  /// The instance variables that hold the view.
  var names: [String] = []
  /// The views inside, back to front.
  var children: [DumpNode] = []

  init(_ element: String, _ type: ImportedType, at place: ImportPlace) {
    (self.element, self.type, self.place) = (element, type, place)
  }

  /// This view and those below it, in the order of the file.
  var everything: [DumpNode] {
    var nodes: [DumpNode] = []
    collect(into: &nodes)
    return nodes
  }

  private func collect(into nodes: inout [DumpNode]) {
    nodes.append(self)
    for child in children { child.collect(into: &nodes) }
  }

  /// True if this is a view, or has one inside; windows and the application are not views.
  fileprivate var hasView: Bool {
    !(isWindow || element == "XCUIElementTypeApplication") || controller != nil
      || children.contains(where: \.hasView)
  }

  var isWindow: Bool { type.base == "UIWindow" }
}

/// A dumped moment of an app: the windows of one file.
struct Dump: Equatable {
  /// The file with the counts of its elements.
  var file: ImportedFile
  /// The windows, or the roots that stand for them, back to front.
  var roots: [DumpNode]
  var notes: [ImportNote] = []
  /// True if frames are in the coordinates of the window, false for those of the parent.
  var hasWindowCoordinates = false
  /// The navigation title, if the format tells it apart from other texts.
  var title: String?
  /// The size of the device's screen; nil for that of the windows.
  var screen: ImportedFrame?
  /// The places in the trees of the views that controllers own, in the order of the file.
  private(set) var owners: [String] = []
}

/// The greatest numbers of a dump that is read.
enum DumpBounds {
  /// The depth of the views in the file.
  static let depth = 200
  static let views = 200_000
}

extension Dump {
  /// True if there is a view inside the windows, which the lab makes itself.
  var hasViews: Bool { roots.contains(where: \.hasView) }

  /// The label or the identifier of the first navigation bar that has one.
  var titleOfBar: String? {
    for node in roots.flatMap(\.everything) where node.type.base == "UINavigationBar" {
      if let title = node.label ?? node.identifier { return title }
    }
    return nil
  }

  /// The frame of the largest window, or of the application around them.
  private var frameOfWindows: ImportedFrame? {
    let tops = roots.flatMap { [$0] + $0.children }
    return tops.filter { $0.isWindow || $0.element == "XCUIElementTypeApplication" }
      .compactMap(\.frame).max { $0.width * $0.height < $1.width * $1.height }
  }

  /// The notes about toolkits that draw the app's screens in views of their own.
  var foreignViews: [ImportNote] {
    let views = roots.flatMap(\.everything)
    return Self.toolkits.compactMap { toolkit, prefixes in
      let first = views.first { view in prefixes.contains { view.element.hasPrefix($0) } }
      return first.map {
        ImportNote(.foreignViews, toolkit, at: $0.place, detail: $0.element)
      }
    }
  }

  /// The beginnings of the classes of toolkits above UIKit.
  private static let toolkits = [
    ("Flutter", ["Flutter"]), ("React Native", ["RCT", "RNC", "RNS", "RNG"]),
  ]

  /// Returns the dump with child numbers, frames in the parent's coordinates, owners and counts.
  func prepared() -> Dump {
    var dump = self
    dump.screen = screen ?? frameOfWindows
    dump.roots = roots.enumerated().map { index, root in
      root.numbered("\(index)", origin: hasWindowCoordinates ? (0, 0) : nil)
    }
    for node in dump.roots.flatMap(\.everything) {
      if node.frame != nil { dump.file.frames += 1 }
      if node.controller != nil { dump.owners.append(node.path) }
      if !node.damaged.isEmpty {
        let keys = node.damaged.withoutRepetition.joined(separator: ", ")
        dump.notes.append(ImportNote(.damagedValue, keys, at: node.place, detail: node.element))
      }
    }
    return dump
  }
}

extension DumpNode {
  /// Sets the paths, and subtracts the parent's origin in the window if there is one.
  fileprivate func numbered(_ path: String, origin: (x: Double, y: Double)?) -> DumpNode {
    var node = self
    node.path = path
    if let origin, let frame {
      node.frame = ImportedFrame(
        x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
    }
    let inner = origin.map { outer in frame.map { (x: $0.x, y: $0.y) } ?? outer }
    node.children = children.enumerated().map { index, child in
      child.numbered("\(path)/\(index)", origin: inner)
    }
    return node
  }
}
