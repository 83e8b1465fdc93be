import Testing
import TestSupport

@testable import AutoTrack
@testable import MiniUI

/// Clicks in a list that a view type suppresses: kinds of lists × types × clicks (SA-F02).
@Suite struct IgnoredLists {
  enum List: String, CaseIterable {
    case table = "UITableView"
    case ownTable = "OwnTable"
    case collection = "UICollectionView"
    case ownCollection = "OwnCollection"

    /// The class of the list and its superclasses.
    var types: Set<String> {
      switch self {
      case .table, .ownTable: ["UIView", "UIScrollView", "UITableView", rawValue]
      case .collection, .ownCollection: ["UIView", "UIScrollView", "UICollectionView", rawValue]
      }
    }

    /// The class of its cells and their superclasses.
    var cellTypes: Set<String> {
      switch self {
      case .table, .ownTable: ["UIView", "UITableViewCell"]
      case .collection, .ownCollection:
        ["UIView", "UICollectionReusableView", "UICollectionViewCell"]
      }
    }
  }

  enum Click: CaseIterable {
    case row, control, gestureOnCell, gestureInCell, accessory, header
  }

  private static let types = [
    "UIView", "UIScrollView", "UITableView", "OwnTable", "UICollectionView", "OwnCollection",
    "UITableViewCell", "UICollectionViewCell", "UIControl", "UIButton", "UILabel", "UISwitch",
  ]

  @Test(
    arguments: TestSpace("IgnoredLists", product(List.allCases, types)).covering(
      { $0.0 }, { $0.1 }))
  func `an ignored list type suppresses the clicks of its rows and items only`(
    list: List, type: String
  ) throws {
    for click in Click.allCases {
      let isCollection = list == .collection || list == .ownCollection
      if isCollection, click == .accessory || click == .header { continue }
      let isIgnored =
        switch click {
        case .row, .gestureOnCell: list.types.union(list.cellTypes).contains(type)
        case .control, .accessory, .header: ["UIView", "UIControl", "UIButton"].contains(type)
        case .gestureInCell: ["UIView", "UILabel"].contains(type)
        }
      let came = try Self.outcome(of: click, in: list, ignoring: type)
      #expect(came == (isIgnored ? .suppressed(.ignoredViewType) : nil), "\(click)")
    }
  }

  /// The reason against a click; nil for a captured one.
  private static func outcome(
    of click: Click, in kind: List, ignoring type: String
  ) throws -> Decision.Outcome? {
    var configuration = Configuration()
    configuration.ignoreViewTypes = [type]
    let (probe, home) = try Probe.showing(configuration) { fill($0, with: kind, for: click) }
    let list = try #require(home.view.subviews[0] as? ListView)
    let cell = try #require(list.shownCell(at: CellPath(section: 0, row: 0)))
    let target: View? =
      switch click {
      case .row, .gestureOnCell: cell
      case .control, .gestureInCell: cell.everything.first { $0.tag == 7 }
      case .accessory: (cell as? TableViewCell)?.detailButton
      case .header: list.everything.first { $0.tag == 8 }
      }
    let count = probe.tracker.decisionCount
    try probe.finger.tap(#require(target))
    probe.process.rest()
    let decisions = probe.tracker.decisions(after: count).map(\.outcome)
    probe.forget()
    #expect(decisions.count == 1, "\(click) in \(kind): \(decisions)")
    if case .captured? = decisions.first { return nil }
    return decisions.first
  }

  private static func fill(_ home: HomeController, with kind: List, for click: Click) {
    let source = RowDelegate(in: home.process)
    home.setAssociated(source, for: AssociationKey("source"))
    source.fill = { cell, _ in fill(cell, in: cell.contentView, for: click, of: home) }
    source.fillItem = { cell, _ in fill(cell, in: cell.contentView, for: click, of: home) }
    switch kind {
    case .table, .ownTable:
      if click == .header { source.headers = [0: button(tagged: 8, of: home)] }
      let own = kind == .table ? nil : home.process.makeNew(kind.rawValue, TableView.self)
      let table = own ?? TableView(in: home.process)
      (table.dataSource, table.delegate) = (source, source)
      home.add(table, height: 200)
    case .collection, .ownCollection:
      let own = kind == .collection ? nil : home.process.makeNew(kind.rawValue, CollectionView.self)
      let list = own ?? CollectionView(in: home.process)
      list.register(
        home.process.classes[CollectionViewCell.self], forCellWithReuseIdentifier: "item")
      (list.dataSource, list.delegate) = (source, source)
      home.add(list, height: 200)
    }
  }

  private static func fill(
    _ cell: ReusableView, in content: View, for click: Click, of home: HomeController
  ) {
    let recognizer = TapGestureRecognizer(in: home.process)
    switch click {
    case .row, .header: break
    case .accessory: (cell as? TableViewCell)?.accessoryType = .detailButton
    case .control: content.addSubview(button(tagged: 7, of: home))
    case .gestureOnCell: home.attach(recognizer, to: cell)
    case .gestureInCell:
      let label = Label(frame: Rect(x: 0, y: 0, width: 40, height: 20), in: home.process)
      (label.tag, label.isUserInteractionEnabled) = (7, true)
      content.addSubview(label)
      home.attach(recognizer, to: label)
    }
  }

  private static func button(tagged tag: Int, of home: HomeController) -> Button {
    let button = Button(frame: Rect(x: 0, y: 0, width: 40, height: 20), in: home.process)
    button.tag = tag
    button.on(.touchUpInside, send: "act:", to: home)
    return button
  }
}
