import Testing

@testable import LabCommands
@testable import LabSystem

/// The facts of cells in Interface Builder files that an app file cannot have.
@Suite struct CellFactTests {
  /// A way in which a list has a cell: in a static or dynamic table, a collection, or a plain view.
  enum Holder: String, CaseIterable, Sendable {
    case staticRow, prototype, item

    func list(with cell: String) -> String {
      switch self {
      case .staticRow:
        """
        <tableView key="view" id="v" dataMode="static"><sections><tableViewSection id="s"><cells>\
        \(cell)</cells></tableViewSection></sections></tableView>
        """
      case .prototype:
        "<tableView key=\"view\" id=\"v\"><prototypes>\(cell)</prototypes></tableView>"
      case .item:
        "<collectionView key=\"view\" id=\"v\"><cells>\(cell)</cells></collectionView>"
      }
    }

    var element: String { self == .item ? "collectionViewCell" : "tableViewCell" }
  }

  /// A fact of a cell or of its content view: attributes, children, and the words of its note.
  struct Fact: CustomTestStringConvertible, Sendable {
    let attributes: String
    var children = ""
    let words: String
    var isOfContent = true
    var testDescription: String { words }
  }

  static let facts = [
    Fact(attributes: "tag=\"7\"", words: "tag 7"),
    Fact(attributes: "hidden=\"YES\"", words: "hidden"),
    Fact(attributes: "alpha=\"0.5\"", words: "alpha 0.5"),
    Fact(attributes: "userInteractionEnabled=\"NO\"", words: "interactive false"),
    Fact(
      attributes: "", children: "<accessibility key=\"a\" label=\"Spoken\"/>",
      words: "label 'Spoken'"),
  ]

  private static func messages(_ holder: Holder, cell: Fact?, content: Fact?) -> String {
    let view = """
      <view key="contentView" id="k" \(content?.attributes ?? "")>\(content?.children ?? "")\
      <subviews><label id="l" text="A"/></subviews></view>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene><objects>\
      <viewController id="c">\(holder.list(with: """
        <\(holder.element) id="x" reuseIdentifier="row" \(cell?.attributes ?? "")>\
        \(cell?.children ?? "")\(view)</\(holder.element)>
        """))<connections><outlet property="first" destination="l"/></connections>\
      </viewController></objects></scene></scenes></document>
      """
    let folder = MemoryFolder(["a.xml": text])
    let run = LabRun("import", "a.xml", "--app", "a.json5", in: folder)
    #expect(run.code == .held, "\(run.messages)")
    return run.messages
  }

  @Test(arguments: Holder.allCases, facts)
  func `a fact of a cell is noted with its cell`(_ holder: Holder, _ fact: Fact) {
    let found = Self.messages(holder, cell: fact, content: nil)
    #expect(found.contains("Cell 'row' (\(fact.words))"), "\(found)")
    #expect(found.contains("cellFact (1): an app file cannot give it to a cell, "), "\(found)")
  }

  @Test(arguments: Holder.allCases, facts)
  func `a fact of a content view is noted with its place`(_ holder: Holder, _ fact: Fact) {
    let found = Self.messages(holder, cell: nil, content: fact)
    #expect(found.contains("a.xml:1: content view (\(fact.words))"), "\(found)")
  }

  @Test(arguments: Holder.allCases)
  func `a plain cell has no note`(_ holder: Holder) {
    #expect(!Self.messages(holder, cell: nil, content: nil).contains("cellFact"))
  }

  @Test(arguments: Holder.allCases)
  func `all facts of a cell are in one note`(_ holder: Holder) {
    for (index, fact) in Self.facts.enumerated() {
      for other in Self.facts[(index + 1)...] {
        let both = Fact(
          attributes: fact.attributes + " " + other.attributes,
          children: fact.children + other.children, words: "\(fact.words), \(other.words)")
        let found = Self.messages(holder, cell: both, content: nil)
        #expect(found.contains("Cell 'row' (\(both.words))"), "\(found)")
      }
    }
  }
}
