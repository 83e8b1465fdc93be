import Testing

@testable import LabCommands

@Suite struct ViewMistakes {
  /// An app whose screen holds one view, which needs no frame.
  private static func app(_ view: String) -> String {
    """
    { root: 'Home', classes: { Logo: { is: 'UIImageView', methods: { 'turn:': [] } },
      Cell: { is: 'UITableViewCell' }, Item: { is: 'UICollectionViewCell' },
      Home: { is: 'UIViewController', methods: { 'go:': [] },
      view: { stack: 'vertical', subviews: [
      \(view)
      ] } } } }
    """
  }

  @Test(arguments: [
    "{ is: 'UISwitch', isOn: true, on: { valueChanged: 'go:' } }",
    "{ is: 'UISlider', value: 0.5, minimumValue: 0, maximumValue: 10, on: { touchDown: 'go:' } }",
    "{ is: 'UIStepper', value: 1, stepValue: 2 }",
    "{ is: 'UISegmentedControl', segments: ['Day', 'Week'], selectedSegmentIndex: 1 }",
    "{ is: 'UIPageControl', numberOfPages: 3, currentPage: 1 }",
    "{ is: 'UITextField', text: 'a', placeholder: 'Name', secure: true, "
      + "on: { editingChanged: 'go:' } }",
    "{ is: 'UITextView', text: 'a' }, { is: 'UISearchBar', placeholder: 'Find' }",
    "{ is: 'UIDatePicker', date: '2020-01-01T00:00:00Z' }",
    "{ is: 'UIImageView', image: 'logo' }",
    "{ is: 'UITableView', cell: 'Cell', rowHeight: 44, allowsMultipleSelection: true, sections: ["
      + "{ header: 'A', footer: 'B', rows: ['a', { text: 'b', detail: 'c', "
      + "views: [{ is: 'UIButton', frame: [0, 0, 9, 9], on: { touchUpInside: 'go:' } }] }] }] }",
    "{ is: 'UICollectionView', cell: 'Item', itemSize: [50, 50], sections: [{ items: ['a'] }] }",
    "{ is: 'Logo', id: 'logo', gestures: [{ is: 'UITapGestureRecognizer', action: 'turn:', "
      + "target: '#logo', taps: 2, cancelsTouchesInView: false, also: ['go:'] }] }",
    "{ gestures: [{ is: 'UISwipeGestureRecognizer', action: 'go:', direction: 'left' }, "
      + "{ is: 'UILongPressGestureRecognizer', action: 'go:', minimumPressDuration: '1s' }, "
      + "{ is: 'UIScreenEdgePanGestureRecognizer', action: 'go:', edge: 'right' }] }",
  ])
  func `every kind of view, list and gesture is accepted`(view: String) throws {
    #expect(try complaints(ofApp: Self.app(view)) == [])
  }

  @Test(arguments: [
    Complaint(
      "{ is: 'UISwitch', value: 1 }",
      "1 → a UISwitch has no 'value' | it has id, label, frame, hidden, alpha, interactive, tag, "
        + "enabled, selected, isOn"),
    Complaint(
      "{ is: 'UISegmentedControl', segments: [1] }", "1 → expected a string, found a number"),
    Complaint(
      "{ is: 'UISegmentedControl', selectedSegmentIndex: -2 }",
      "-2 → expected a whole number of at least -1, found -2"),
    Complaint(
      "{ is: 'UIPageControl', numberOfPages: 1.5 }",
      "1.5 → expected a whole number of at least 0, found 1.5"),
    Complaint(
      "{ is: 'UIDatePicker', date: 'noon' }",
      "'noon' → expected a time such as '2020-01-01T00:00:00Z', found 'noon'"),
    Complaint(
      "{ is: 'UITextView', on: { editingChanged: 'go:' } }",
      "editingChanged → only controls send actions; UITextView is not a UIControl"),
  ])
  func `an invalid property of a view is a mistake`(row: Complaint) throws {
    #expect(try complaints(ofApp: Self.app(row.text)) == [row.message])
  }

  @Test(arguments: [
    Complaint(
      "{ is: 'UILabel', sections: [{ rows: [] }] }",
      "{ → only lists have 'sections'; UILabel is not a list"),
    Complaint(
      "{ is: 'UILabel', cell: 'Cell' }", "'Cell' → only lists have 'cell'; UILabel is not a list"),
    Complaint(
      "{ is: 'UITableView', sections: [{ items: ['a'] }] }",
      "{ → a UITableView has 'rows', not 'items'"),
    Complaint(
      "{ is: 'UICollectionView', sections: [{ rows: ['a'] }] }",
      "{ → a UICollectionView has 'items', not 'rows'"),
    Complaint(
      "{ is: 'UITableView', sections: [{ header: 'A' }] }",
      "{ → a section needs one of the keys 'rows' or 'items'"),
    Complaint(
      "{ is: 'UITableView', sections: [{ rows: [1] }] }",
      "1 → expected a cell, found a number"),
    Complaint(
      "{ is: 'UITableView', sections: [{ rows: [{ titel: 'a' }] }] }",
      "titel → unknown key 'titel' | keys here: text, detail, id, views, data, is, select, "
        + "accessory, height, origin"),
    Complaint(
      "{ is: 'UITableView', cell: 'Cel' }", "'Cel' → unknown class 'Cel'; did you mean 'Cell'?"),
    Complaint(
      "{ is: 'UITableView', cell: 'Item' }",
      "'Item' → the cells of a UITableView inherit from UITableViewCell; Item does not"
        + " | classes of cells: Cell, UITableViewCell"),
    Complaint(
      "{ is: 'UITableView', sections: [{ rows: [{ views: [{ is: 'UILabel' }] }] }] }",
      "{ → a view needs the key 'frame' if its parent has no 'stack'"),
  ])
  func `an invalid list or cell is a mistake`(row: Complaint) throws {
    #expect(try complaints(ofApp: Self.app(row.text)) == [row.message])
  }

  @Test(arguments: [
    Complaint(
      "{ gestures: [{ is: 'UITapGesture', action: 'go:' }] }",
      "'UITapGesture' → unknown class 'UITapGesture'"),
    Complaint(
      "{ gestures: [{ is: 'UITapGestureRecogniser', action: 'go:' }] }",
      "'UITapGestureRecogniser' → unknown class 'UITapGestureRecogniser'; "
        + "did you mean 'UITapGestureRecognizer'?"),
    Complaint(
      "{ gestures: [{ is: 'Logo', action: 'go:' }] }",
      "'Logo' → 'Logo' is not a gesture recogniser | gesture recognisers: UIGestureRecognizer, "
        + "UILongPressGestureRecognizer, UIPanGestureRecognizer, UIPinchGestureRecognizer, "
        + "UIRotationGestureRecognizer, UIScreenEdgePanGestureRecognizer, "
        + "UISwipeGestureRecognizer, UITapGestureRecognizer"
    ),
    Complaint(
      "{ gestures: [{ is: 'UITapGestureRecognizer', action: 'g:' }] }",
      "'g → Home does not respond to 'g:'; did you mean 'go:'?"),
    Complaint(
      "{ gestures: [{ is: 'UITapGestureRecognizer', action: 'go:', also: ['no:'] }] }",
      "'no → Home does not respond to 'no:'; did you mean 'go:'?"),
    Complaint(
      "{ gestures: [{ is: 'UITapGestureRecognizer', action: 'go:', target: '#log' }] }",
      "'#log' → no view of Home has the identifier 'log'"),
    Complaint(
      "{ gestures: [{ is: 'UIPanGestureRecognizer', action: 'go:', taps: 2 }] }",
      "2 → a UIPanGestureRecognizer has no 'taps'; a UITapGestureRecognizer or a "
        + "UILongPressGestureRecognizer has"),
    Complaint(
      "{ gestures: [{ is: 'UITapGestureRecognizer', action: 'go:', direction: 'left' }] }",
      "'left' → a UITapGestureRecognizer has no 'direction'; a UISwipeGestureRecognizer has"),
    Complaint(
      "{ gestures: [{ is: 'UISwipeGestureRecognizer', action: 'go:', direction: 'lft' }] }",
      "'lft' → expected 'left', 'right', 'up' or 'down', found 'lft'; did you mean 'left'?"),
    Complaint(
      "{ gestures: [{ is: 'UITapGestureRecognizer', action: 'go:', taps: 0 }] }",
      "0 → expected a whole number of at least 1, found 0"),
  ])
  func `an invalid gesture is a mistake`(row: Complaint) throws {
    #expect(try complaints(ofApp: Self.app(row.text)) == [row.message])
  }
}
