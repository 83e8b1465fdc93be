import LabLanguage

/// A scene of a storyboard or a view of a xib, as a corpus has it.
package struct CorpusScene: Sendable {
  /// The number that releases refer to.
  package let number: Int
  /// The controller's class.
  package let screen: String
  /// `pad` for a screen of the iPad alone.
  package let idiom: String
  /// True for a view of a xib.
  let isXib: Bool
  /// The id of the controller, by which segues name it.
  let controller: String?
  /// Interface Builder's name of the controller.
  let controllerKind: String?
  let storyboardIdentifier: String?
  /// The title of the controller, or of its navigation item.
  let title: String?
  let root: CorpusNode?
  let extras: [CorpusNode]
  let barItems: [CorpusNode]

  init(_ object: Node, _ place: CorpusPlace) throws(SourceError) {
    guard let number = object["n"]?.wholeNumber else {
      throw place.mistake("expected a number as 'n'")
    }
    self.number = number
    screen = try place.text("c", of: object)
    idiom = object["id"]?.plainText ?? ""
    isXib = try place.text("k", of: object) == "xib"
    (controller, controllerKind) = (object["ci"]?.plainText, object["ce"]?.plainText)
    storyboardIdentifier = object["sb"]?.plainText
    title = object["ti"]?.plainText ?? object["nt"]?.plainText
    root = try object["r"].map { node throws(SourceError) in try CorpusNode(node, place) }
    extras = try Self.nodes("x", of: object, place)
    barItems = try Self.nodes("b", of: object, place)
    try check(place)
  }

  private static func nodes(
    _ key: String, of object: Node, _ place: CorpusPlace
  ) throws(SourceError) -> [CorpusNode] {
    var nodes: [CorpusNode] = []
    for node in object[key]?.listed ?? [] { nodes.append(try CorpusNode(node, place)) }
    return nodes
  }

  private func check(_ place: CorpusPlace) throws(SourceError) {
    var ids: Set<String> = []
    var nodes = [root].compactMap { $0 } + extras + barItems
    while let node = nodes.popLast() {
      guard ids.insert(node.id).inserted else {
        throw place.mistake("the id \(node.id.quoted) belongs to two elements of a scene")
      }
      nodes += node.children
    }
  }
}

/// A node of a scene, as the file has it.
struct CorpusNode: Sendable {
  let id: String
  let className: String
  let kind: String
  let role: String?
  let identifier, label, text, placeholder, reuse, image, systemItem, header: String?
  let section, row, tag: Int?
  let isHidden: Bool
  let actions: Set<String>
  let outlets: [String]
  /// The names of outlet collections, which end in `[]`.
  let collections: [String]
  let segues: [Segue]
  /// The classes of the recognisers.
  let recognisers: [String]
  let style: String?
  let hasActions, hasRecognisers: Bool
  let frame: [Double]?
  let children: [CorpusNode]

  /// A segue to a controller, which it names by its id.
  struct Segue: Sendable {
    let kind: String
    let identifier: String
    let destination: String
  }

  init(_ node: Node, _ place: CorpusPlace) throws(SourceError) {
    guard node.kind == .object else { throw place.mistake("a node is not an object") }
    id = try place.text("i", of: node)
    className = try place.text("c", of: node)
    kind = try place.text("e", of: node)
    var texts: [String: String] = [:]
    for key in ["k", "ai", "al", "t", "p", "ru", "im", "sy", "hd"] {
      texts[key] = node[key]?.plainText
    }
    (role, identifier, label, text) = (texts["k"], texts["ai"], texts["al"], texts["t"])
    (placeholder, reuse) = (texts["p"], texts["ru"])
    // An image inside the file is named by the id of its element: `button:aQB-Vr-ObR:image`.
    image = texts["im"].flatMap { $0.hasSuffix(":image") ? nil : $0 }
    (systemItem, header) = (texts["sy"], texts["hd"])
    (section, row) = (node["s"]?.wholeNumber, node["w"]?.wholeNumber)
    let tag = node["g"]?.wholeNumber
    self.tag = tag == 0 ? nil : tag
    isHidden = (node["h"]?.wholeNumber ?? 0) != 0
    let recognisers = node["gr"]?.listed ?? []
    let own = node["a"]?.listed ?? []
    actions = Set((own + recognisers.flatMap { $0["a"]?.listed ?? [] }).compactMap(Self.first))
    let names = Self.outlets(node["o"]?.listed ?? [])
    outlets = names.filter { !$0.hasSuffix("[]") }
    collections = names.filter { $0.hasSuffix("[]") }
    segues = (node["sg"]?.listed ?? []).map(Segue.init)
    self.recognisers = recognisers.compactMap { $0["c"]?.plainText }
    (style, hasActions) = (node["st"]?.plainText, !own.isEmpty)
    hasRecognisers = !recognisers.isEmpty
    let frame = try node["f"].map { value throws(SourceError) in
      try place.items(value).compactMap(\.decimal)
    }
    guard frame == nil || frame?.count == 4 else {
      throw place.mistake("a frame is not [x, y, width, height]")
    }
    self.frame = frame
    var children: [CorpusNode] = []
    for child in node["ch"]?.listed ?? [] { children.append(try CorpusNode(child, place)) }
    self.children = children
  }

  private static func first(_ node: Node) -> String? { node.listed.first?.plainText }

  /// Returns the names of outlets, those of the controller first.
  private static func outlets(_ nodes: [Node]) -> [String] {
    let named = nodes.compactMap { node in first(node).map { (node.listed.count, $0) } }
    return named.sorted { $0 < $1 }.map(\.1)
  }

  static let controls: Set<String> = [
    "button", "switch", "slider", "segmentedControl", "stepper", "textField", "datePicker",
    "pageControl", "control", "refreshControl", "colorWell",
  ]
  static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]
  private static let spaces: Set<String> = ["flexibleSpace", "fixedSpace"]

  var isCell: Bool { Self.cells.contains(kind) }
  var isBarItem: Bool { kind == "barButtonItem" }
  var isSpace: Bool { systemItem.map(Self.spaces.contains) ?? false }

  /// True if events come from it.
  var isCapturable: Bool {
    Self.controls.contains(kind) || isCell || hasActions || !segues.isEmpty || hasRecognisers
      || isBarItem && !isSpace
  }
}

extension CorpusNode.Segue {
  fileprivate init(_ node: Node) {
    let parts = node.listed.map { $0.plainText ?? "" }
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
    (kind, identifier, destination) = (part(0), part(1), part(2))
  }
}
