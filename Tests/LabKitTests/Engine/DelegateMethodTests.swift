import LabKitSupport
import MiniUI
import TestSupport
import Testing

@testable import LabKit

@Suite struct DelegateMethodRuns {
  private func report(_ method: String, _ views: String, _ steps: String) throws -> RunReport {
    let label = "{ is: 'UILabel', id: 'said', text: '-', frame: [0, 700, 390, 40] }"
    return try run(
      Shop.scenario(
        steps: "{ launch: {} }, \(steps)", views: "\(label), \(views)",
        methods: "'\(method)': [{ set: { '#said.text': 'told' } }],"))
  }

  @Test(arguments: [
    ("tableView:didSelectRowAtIndexPath:", "{ tap: { row: '0:0', in: '#list' } }"),
    ("tableView:didHighlightRowAtIndexPath:", "{ tap: { row: '0:0', in: '#list' } }"),
    ("scrollViewDidScroll:", "{ scroll: { list: '#list', by: [0, 50] } }"),
    ("scrollViewDidEndDragging:willDecelerate:", "{ scroll: { list: '#list', by: [0, 50] } }"),
    ("textFieldDidBeginEditing:", "{ tap: '#field' }"),
    ("searchBar:textDidChange:", "{ type: 'a', into: '#find' }"),
    ("collectionView:didSelectItemAtIndexPath:", "{ tap: { row: '0:1', in: '#items' } }"),
  ])
  func `the controller receives the delegate method under UIKit's name`(
    method: String, step: String
  ) throws {
    let views = """
      { is: 'UITableView', id: 'list', frame: [0, 100, 390, 88],
        sections: [{ rows: ['A', 'B', { text: 'C', detail: 'c' }, 'D'] }] },
      { is: 'UITextField', id: 'field', frame: [0, 200, 390, 34] },
      { is: 'UISearchBar', id: 'find', frame: [0, 250, 390, 50] },
      { is: 'UICollectionView', id: 'items', frame: [0, 310, 390, 100], itemSize: [50, 50],
        sections: [{ header: 'Head', items: ['a', 'b'] }] },
      """
    let report = try report(method, views, "\(step), { wait: '1ms', see: 'told' }")
    #expect(report.fault == nil)
    #expect(report.outcomes.flatMap(\.differences) == [])
  }
}
