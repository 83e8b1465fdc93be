import AutoTrack
import LabImport
import LabLanguage
import MiniUI

/// A scene of a storyboard or a view of a xib, as a corpus has it.
package struct CorpusScene: Sendable {
  package let number: Int
  /// The controller's class.
  package let screen: String
  /// `pad` for a screen of the iPad alone.
  package let idiom: String
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
@dynamicMemberLookup
struct CorpusNode: Sendable {
  let id: String
  /// The facts by which a match recognizes it, without its superview and its segues.
  let facts: ViewFacts
  let section, row: Int?
  let isHidden: Bool
  /// The names of outlets without collections; those of the controller come first.
  let outlets: [String]
  let segues: [Segue]
  let hasActions: Bool
  let children: [CorpusNode]

  /// A segue to a controller, which it names by its id.
  struct Segue: Sendable {
    let kind: String
    let identifier: String
    let destination: String
  }

  subscript<Fact>(dynamicMember fact: KeyPath<ViewFacts, Fact>) -> Fact {
    facts[keyPath: fact]
  }

  init(_ node: Node, _ place: CorpusPlace) throws(SourceError) {
    guard node.kind == .object else { throw place.mistake("a node is not an object") }
    id = try place.text("i", of: node)
    let names = Self.outlets(node["o"]?.listed ?? [])
    outlets = names.filter { !$0.hasSuffix("[]") }
    facts = try Self.facts(of: node, place, outlets: names)
    (section, row) = (node["s"]?.wholeNumber, node["w"]?.wholeNumber)
    isHidden = (node["h"]?.wholeNumber ?? 0) != 0
    segues = (node["sg"]?.listed ?? []).map(Segue.init)
    hasActions = node["a"]?.listed.isEmpty == false
    var children: [CorpusNode] = []
    for child in node["ch"]?.listed ?? [] { children.append(try CorpusNode(child, place)) }
    self.children = children
  }

  private static func facts(
    of node: Node, _ place: CorpusPlace, outlets: [String]
  ) throws(SourceError) -> ViewFacts {
    func text(_ key: String) -> String? { node[key]?.plainText }
    let className = try place.text("c", of: node)
    var facts = ViewFacts(kind: try place.text("e", of: node), className: className)
    facts.isCell = ElementRole.cells.contains(facts.kind)
    facts.isBarItem = facts.kind == "barButtonItem"
    (facts.role, facts.identifier, facts.label) = (text("k"), text("ai"), text("al"))
    (facts.text, facts.placeholder, facts.reuseIdentifier) = (text("t"), text("p"), text("ru"))
    // An image inside the file is named by the id of its element: `button:aQB-Vr-ObR:image`.
    facts.image = text("im").flatMap { $0.hasSuffix(":image") ? nil : $0 }
    facts.side = facts.isBarItem ? facts.role : nil
    (facts.systemItem, facts.header, facts.style) = (text("sy"), text("hd"), text("st"))
    facts.tag = node["g"]?.wholeNumber.flatMap { $0 == 0 ? nil : $0 }
    let recognisers = node["gr"]?.listed ?? []
    let senders = (node["a"]?.listed ?? []) + recognisers.flatMap { $0["a"]?.listed ?? [] }
    facts.actions = Set(senders.compactMap(first)).sorted()
    facts.outlets = Set(outlets).sorted()
    facts.recognizers = recognisers.map { $0["c"]?.plainText ?? "" }.sorted()
    let frame = try node["f"].map { value throws(SourceError) in
      try place.items(value).compactMap(\.decimal)
    }
    if let frame {
      guard frame.count == 4 else { throw place.mistake("a frame is not [x, y, width, height]") }
      facts.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    return facts
  }

  private static func first(_ node: Node) -> String? { node.listed.first?.plainText }

  /// Returns the names of outlets, those of the controller first.
  private static func outlets(_ nodes: [Node]) -> [String] {
    let named = nodes.compactMap { node in first(node).map { (node.listed.count, $0) } }
    return named.sorted { $0 < $1 }.map(\.1)
  }

  private static let spaces: Set<String> = ["flexibleSpace", "fixedSpace"]

  var isSpace: Bool { facts.systemItem.map(Self.spaces.contains) ?? false }

  /// True if events come from it.
  var isCapturable: Bool {
    ElementRole.controls.contains(facts.kind) || facts.isCell || hasActions || !segues.isEmpty
      || !facts.recognizers.isEmpty
      || facts.isBarItem && !isSpace
  }
}

extension CorpusNode.Segue {
  fileprivate init(_ node: Node) {
    let parts = node.listed.map { $0.plainText ?? "" }
    func part(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
    (kind, identifier, destination) = (part(0), part(1), part(2))
  }
}
