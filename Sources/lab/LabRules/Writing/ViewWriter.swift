import LabImport
import LabLanguage
import MiniUI

struct ViewWriter {
  let screen: ScreenWriter
  /// The views around the written one; nil for a root.
  var ancestors: Ancestor?
  /// The tree that is written.
  private(set) var tree: ImportedNode?
  /// True for the tree of a bar.
  private var isInBar = false

  init(_ screen: ScreenWriter) {
    self.screen = screen
  }

  /// A view around others, with those around it: a list of all would be copied for each view.
  final class Ancestor {
    let id: ImportedID?
    let type: ImportedType
    /// The number of views around the subviews.
    let depth: Int
    /// The id of the nearest cell, header or footer of a section.
    let cell: ImportedID?
    let isInList: Bool
    private let outer: Ancestor?

    init(_ node: ImportedNode, in outer: Ancestor?) {
      (id, type, self.outer) = (node.id, node.type, outer)
      depth = (outer?.depth ?? 0) + 1
      let isCell = node.role == .cell || node.cell != nil || node.role.isSectionPart
      cell = isCell ? node.id : outer?.cell
      isInList = node.list != nil || outer?.isInList == true
    }

    /// Returns the view of an id among this one and those around it, the outermost first.
    func view(of id: ImportedID) -> Ancestor? {
      outer?.view(of: id) ?? (self.id == id ? self : nil)
    }
  }

  func inside(_ node: ImportedNode) -> ViewWriter {
    var inner = self
    inner.ancestors = Ancestor(node, in: ancestors)
    return inner
  }

  /// The greatest depth of views in an app file; deeper ones lie in the view at that depth.
  static let maximumDepth = 48

  private var system: SystemClassNames { screen.names.system }

  /// Returns a tree of views: that of a controller, which fills the screen, or that of a bar.
  func root(_ node: ImportedNode, of role: ImportedNode.Role) -> PrintedJSON {
    var (node, writer) = (node, self)
    if role == .root { node.frame = nil }
    (writer.tree, writer.isInBar) = (node, role != .root)
    return writer.view(node, needsFrame: false)
  }

  /// Returns a view with its subviews; one that its parent lays out needs no frame.
  func view(_ node: ImportedNode, needsFrame: Bool) -> PrintedJSON {
    var members = head(of: node) + settings(of: node, needsFrame: needsFrame)
    let inner = inside(node)
    let subviews = children(of: node)
    members += layout(of: node, subviews)
    members += inner.list(of: node)
    if !subviews.isEmpty {
      let isLaidOut = stack(of: node, subviews) != nil
      let values = framed(subviews, in: node).map { inner.view($0, needsFrame: !isLaidOut) }
      members.append(.init(key: "subviews", value: .list(values)))
    }
    members += inner.connections(of: node)
    if node.cell != nil { noteLosses(ofLooseCell: node) }
    return .object(members)
  }

  // MARK: Parts

  private func head(of node: ImportedNode) -> [PrintedJSON.Member] {
    identity(of: node, unless: "UIView") + outlets(of: node)
  }

  /// The class, unless it is the usual one, and the identity in the imported file.
  func identity(of node: ImportedNode, unless usual: String...) -> [PrintedJSON.Member] {
    PrintedJSON.present([
      "is": usual.contains(node.type.name) ? nil : .text(node.type.name),
      "origin": node.id.map(screen.app.origin).json,
    ])
  }

  private func outlets(of node: ImportedNode) -> [PrintedJSON.Member] {
    guard !node.names.isEmpty else { return [] }
    let cell = ancestors?.cell
    let own = node.names.filter { $0.owner.map(screen.standsFor) == true }
    let ofCell = node.names.filter { $0.owner != nil && $0.owner == cell }
    screen.app.count(own + ofCell, of: node)
    func list(_ names: [ImportedName]) -> PrintedJSON? {
      names.isEmpty ? nil : .texts(names.map(\.name).withoutRepetition)
    }
    return PrintedJSON.present(["outlets": list(own), "cellOutlets": list(ofCell)])
  }

  /// The properties that the class has, in the order of the reference.
  private func settings(of node: ImportedNode, needsFrame: Bool) -> [PrintedJSON.Member] {
    let traits = system.traits(of: node.type.base)
    let numbers = FittedNumbers(of: node)
    numbers.notes.forEach(screen.app.note)
    var rows: [(position: Int, member: PrintedJSON.Member)] = []
    func add(_ key: String, _ value: @autoclosure () -> PrintedJSON?) {
      guard let position = traits.properties[key], let value = value() else { return }
      rows.append((position, .init(key: key, value: value)))
    }
    addTexts(of: node, traits) { add($0, $1.map(PrintedJSON.text)) }
    add("frame", node.frame.map { .fractions($0.numbers) } ?? (needsFrame ? Self.noFrame : nil))
    if node.isHidden { add("hidden", .flag(true)) }
    if node.alpha != 1 { add("alpha", .fraction(node.alpha)) }
    add("interactive", node.isInteractive.map(PrintedJSON.flag))
    if numbers.tag != 0 { add("tag", .number(numbers.tag)) }
    if !node.isEnabled { add("enabled", .flag(false)) }
    for (key, value) in numbers.settings { add(key, value.written) }
    for (key, value) in bar(of: node) { add(key, value) }
    return rows.sorted { $0.position < $1.position }.map(\.member)
  }

  /// Calls a closure with the keys and the values of the texts that a view has.
  private func addTexts(
    of node: ImportedNode, _ traits: ViewTraits, _ add: (String, String?) -> Void
  ) {
    let hasTitle = traits.properties["title"] != nil
    let hasText = traits.properties["text"] != nil
    let text = hasTitle || hasText ? node.text : nil
    // The label of these is their text, unless the app has set another.
    let label = node.label ?? (hasTitle || hasText ? nil : node.text)
    add("id", node.identifier)
    add("label", label == text ? nil : label)
    add(hasTitle ? "title" : "text", text)
    add("placeholder", node.placeholder)
  }

  /// The buttons or tabs of a bar that lies in a view, by their keys.
  private func bar(of node: ImportedNode) -> [String: PrintedJSON] {
    let items = node.barItems.filter { !$0.isSpace }
    guard !items.isEmpty || !node.backItems.isEmpty else { return [:] }
    switch node.type.base {
    case "UIToolbar": return ["items": screen.toolbar(node.barItems)]
    case "UITabBar":
      return ["tabs": .list(items.map(screen.tab))]
    default:
      let back = node.backItems.map { item in
        PrintedJSON.members([
          "title": item.title.json, "backButtonTitle": (item.back?.title).json,
          "leftBarButtonItems": screen.buttons(item.left),
          "rightBarButtonItems": screen.buttons(item.right),
        ])
      }
      // The outermost button of each side comes first.
      let left = screen.buttons(Array(node.barItems.prefix(node.leftBarItems)))
      let right = screen.buttons(node.barItems.dropFirst(node.leftBarItems).reversed())
      let members: [String: PrintedJSON?] = [
        "leftBarButtonItems": left, "rightBarButtonItems": right,
        "backItems": back.isEmpty ? nil : .list(back),
      ]
      return members.compactMapValues(\.self)
    }
  }

  private static let noFrame = PrintedJSON.fractions([0, 0, 0, 0])

  private func layout(
    of node: ImportedNode, _ subviews: [ImportedNode]
  ) -> [PrintedJSON.Member] {
    guard let stack = stack(of: node, subviews) else { return [] }
    return PrintedJSON.present([
      "stack": .text(stack.isVertical ? "vertical" : "horizontal"),
      "spacing": .fraction(stack.spacing),
    ])
  }

  /// The layout of the subviews: that of the file, or a column if no subview has a frame.
  private func stack(of node: ImportedNode, _ subviews: [ImportedNode]) -> ImportedStack? {
    if let stack = node.stack { return stack }
    // The frames of a dump are those that the stack has made.
    let isStack = system.isKind(node.type.base, of: "UIStackView")
    if isStack, subviews.contains(where: { $0.frame == nil }) { return subviews.likelyStack }
    guard !subviews.isEmpty, subviews.allSatisfy({ $0.frame == nil }) else { return nil }
    return ImportedStack(isVertical: true, spacing: 0)
  }

  /// Gives the subviews without a frame a place below their siblings, unless a stack has them.
  private func framed(_ subviews: [ImportedNode], in node: ImportedNode) -> [ImportedNode] {
    guard stack(of: node, subviews) == nil, subviews.contains(where: { $0.frame == nil }) else {
      return subviews
    }
    let frames = subviews.compactMap(\.frame)
    var bottom = frames.map { $0.y + $0.height }.max() ?? 0
    let width = node.frame?.width ?? frames.map(\.width).max() ?? 320
    return subviews.map { subview in
      guard subview.frame == nil else { return subview }
      var subview = subview
      subview.frame = ImportedFrame(x: 0, y: bottom, width: width, height: 44)
      bottom += 44
      return subview
    }
  }

  /// The subviews, with those of content views in their place, and none too deep.
  private func children(of node: ImportedNode) -> [ImportedNode] {
    let depth = ancestors?.depth ?? 0
    guard depth < Self.maximumDepth else { return [] }
    let children = node.cell == nil ? node.children : node.children.withoutContentView
    guard depth == Self.maximumDepth - 1 else { return children }
    let flat = children.flatMap { $0.flattened() }
    if flat.count > children.count {
      screen.app.note(
        ImportNote(
          .tooDeep, node.element, at: node.place, detail: "\(flat.count - children.count) views"))
    }
    return flat
  }

  /// The values of the app's own properties.
  func data(of node: ImportedNode) -> [PrintedJSON.Member] {
    let data = node.data.sorted { $0.key < $1.key }.compactMap { key, value in
      value.written.map { PrintedJSON.Member(key: key, value: $0) }
    }
    return data.isEmpty ? [] : [.init(key: "data", value: .object(data))]
  }

  /// The actions, the recognisers, the data, and the embedded controller.
  private func connections(of node: ImportedNode) -> [PrintedJSON.Member] {
    var members = actions(of: node) + gestures(of: node)
    members += data(of: node)
    if case .controller(let key)? = node.embedded {
      if isInBar {
        screen.app.note(ImportNote(.barEmbedding, "embed segue", at: node.place))
      } else if let place = screen.app.embeddedPlace(of: key, in: screen.controller.key) {
        members.append(.init(key: "embed", value: place))
      } else {
        screen.app.note(ImportNote(.containsItself, "embed segue", at: node.place))
      }
    }
    return members
  }
}

extension ImportedValue {
  /// The value in an app file; nil for a number that JSON5 cannot express.
  var written: PrintedJSON? {
    switch self {
    case .text(let text): .text(text)
    case .flag(let flag): .flag(flag)
    case .integer(let number): .number(number)
    case .number(let number): number.isFinite ? .fraction(number) : nil
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite) ? .fractions(numbers) : nil
    case .texts(let texts): .texts(texts)
    }
  }
}

extension [ImportedNode] {
  /// The views of a cell, with those of its content view instead of that view.
  var withoutContentView: [ImportedNode] {
    flatMap { $0.role == .contentView ? $0.children : [$0] }
  }

  /// The row or column in which the frames of views lie.
  fileprivate var likelyStack: ImportedStack {
    let frames = compactMap(\.frame)
    guard let first = frames.first, let second = frames.dropFirst().first else {
      return ImportedStack(isVertical: true, spacing: 0)
    }
    let isVertical = abs(second.y - first.y) >= abs(second.x - first.x)
    let gap = isVertical ? second.y - first.y - first.height : second.x - first.x - first.width
    return ImportedStack(isVertical: isVertical, spacing: Swift.max(gap, 0))
  }
}

extension ImportedNode {
  /// This view and those below it side by side, with their frames in the parent's coordinates.
  fileprivate func flattened(_ x: Double = 0, _ y: Double = 0) -> [ImportedNode] {
    var own = self
    own.children = []
    if let frame {
      own.frame = ImportedFrame(
        x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
    }
    let origin = (own.frame?.x ?? x, own.frame?.y ?? y)
    return [own] + children.flatMap { $0.flattened(origin.0, origin.1) }
  }
}
