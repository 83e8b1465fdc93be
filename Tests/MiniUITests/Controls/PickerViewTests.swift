import MiniUI
import Testing

/// A data source and delegate of two wheels that records its callbacks.
private final class Menu: DynamicObject, Recording {
  var log = Log()
  var name = ""
  var rows = [["Tea", "Coffee", "Water"], ["Small", "Large"]]

  override class var classDefinition: ClassDefinition {
    ClassDefinition(Menu.self) { methods in
      methods.define(.pickerComponentCount) { menu, _, _ in menu.rows.count }
      methods.define(.pickerRowCount) { menu, _, wheel, _ in menu.rows[wheel].count }
      methods.define(.pickerTitle) { menu, _, row, wheel, _ in menu.rows[wheel][row] }
    }
  }

  /// Adds the delegate method for a person's choice.
  static func listen(in process: AppProcess) {
    process.classes[Menu.self].addMethod(
      .pickerDidSelectRow,
      Body { (menu: Menu, _, row, wheel, _) in menu.record("\(row) of \(wheel)") })
  }
}

@Suite struct PickerViews {
  private let stage = Stage()
  private let picker: PickerView
  private let menu: Menu

  init() {
    picker = stage.view(Rect(x: 20, y: 400, width: 320, height: 216), PickerView.self)
    menu = Menu(in: stage.process)
    menu.log = stage.log
    Menu.listen(in: stage.process)
    picker.dataSource = menu
    picker.delegate = menu
  }

  private var rows: [Int] { (0..<picker.numberOfComponents).map(picker.selectedRow) }

  @Test func `PK-1 the delegate is called for a person's choice, not for code's`() throws {
    picker.selectRow(2, inComponent: 0)
    #expect(stage.log.take() == [])
    try stage.finger.spin(picker, component: 1, to: 1)
    #expect((rows, stage.log.take()) == ([2, 1], ["1 of 1"]))
  }

  @Test func `PK-1 a wheel stops at its first and last row`() throws {
    try stage.finger.spin(picker, component: 0, to: 99)
    try stage.finger.spin(picker, component: 5, to: 0)
    picker.selectRow(7, inComponent: 0)
    #expect((rows, stage.log.take()) == ([2, 0], ["2 of 0"]))
  }

  @Test func `OB-9 the delegate's methods are looked up when it is set`() throws {
    let other = PickerView(in: stage.process)
    other.frame = picker.frame
    stage.root.view.addSubview(other)
    let classes = stage.process.classes
    let plain = try classes.declareClass("Plain", superclass: classes[DynamicObject.self])
    let delegate = plain.make()
    other.dataSource = menu
    other.delegate = delegate
    plain.addMethod(
      .pickerDidSelectRow,
      Body { [log = stage.log] (_: DynamicObject, _, row, _, _) in log.add("late \(row)") })
    try stage.finger.spin(other, component: 0, to: 1)
    #expect(stage.log.take() == [])
    other.delegate = delegate
    try stage.finger.spin(other, component: 0, to: 2)
    #expect(stage.log.take() == ["late 2"])
    #expect(other.delegate === delegate)
  }

  @Test func `a reload asks the data source again and keeps selected rows that still exist`() {
    picker.selectRow(2, inComponent: 0)
    menu.rows = [["Tea", "Coffee"]]
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    picker.reloadAllComponents()
    #expect((picker.numberOfRows(inComponent: 0), rows) == (2, [1]))
    #expect(picker.selectedRow(inComponent: 1) == -1)
  }

  @Test func `each wheel is a private view that shows the title of its row`() {
    picker.selectRow(1, inComponent: 0)
    picker.layoutIfNeeded()
    #expect(picker.subviews.map(\.class.name) == ["UIPickerColumnView", "UIPickerColumnView"])
    #expect(picker.subviews.map(\.frame.minX) == [0, 160])
    #expect(picker.subviews.flatMap(\.subviews).map(\.displayedText) == ["Coffee", "Small"])
  }

  @Test func `reloaded wheels are displayed at the next turn of the main loop`() {
    stage.window.layoutIfNeeded()
    menu.rows = [["Milk"]]
    picker.reloadAllComponents()
    stage.process.mainLoop.runTurn()
    #expect(picker.subviews.flatMap(\.subviews).map(\.displayedText) == ["Milk"])
  }

  @Test func `a picker without a data source has no wheels and retains neither object`() {
    let other = PickerView(in: stage.process)
    #expect(other.numberOfComponents == 0)
    do {
      let menu = Menu(in: stage.process)
      other.dataSource = menu
      other.delegate = menu
    }
    #expect(other.dataSource == nil)
    #expect(other.delegate == nil)
  }

  @Test func `RC-2 a picker does not pass touches on`() throws {
    try stage.root.hookThisObject(
      .touchesBegan, owner: "test",
      .before { [log = stage.log] (_: ViewController, _, _) in log.add("root") })
    #expect(stage.finger.tap(at: Point(x: 50, y: 450))?.isDescendant(of: picker) == true)
    #expect(stage.log.take() == [])
  }
}
