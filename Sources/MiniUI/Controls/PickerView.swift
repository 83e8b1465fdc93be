/// A picker with rows described by the app: `UIPickerView`, which is not a control.
open class PickerView: View {
  private weak var source: DynamicObject?
  private var answers = CachedDelegate()
  private var wheels: [Wheel] = []
  private var isLoaded = false

  private struct Wheel {
    let rowCount: Int
    var row: Int
    let view: View
    let label: Label?
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(PickerView.self, name: "UIPickerView") { methods in
      // The wheels take the touches; the responder chain ends here (RC-2).
      for message in Message.touches { methods.define(message) { _, _, _, _ in } }
      defineSources(methods)
      methods.define(.reloadAllComponents) { picker, _ in picker.forgetRows() }
      methods.define(.selectPickerRow) { picker, row, component, _, _ in
        picker.show(row, in: component)
      }
      methods.define(.layoutSubviews) { picker, callSuper in
        picker.loadIfNeeded()
        callSuper()
        picker.layOutWheels()
      }
    }
  }

  private static func defineSources(_ methods: MethodList<PickerView>) {
    methods.define(.dataSource) { picker, _ in picker.source }
    methods.define(.delegate) { picker, _ in picker.answers.object }
    methods.define(.setDataSource) { picker, source, _ in
      picker.source = source
      picker.send(.reloadAllComponents)()
    }
    methods.define(.setDelegate) { picker, delegate, _ in
      picker.adopt(delegate)
      picker.send(.reloadAllComponents)()
    }
  }

  /// The data source of wheels and rows; not retained.
  public final var dataSource: DynamicObject? {
    get { send(.dataSource)() }
    set { send(.setDataSource)(newValue) }
  }

  /// The delegate: provides titles and is notified of the user's selections; not retained (OB-9).
  public final var delegate: DynamicObject? {
    get { send(.delegate)() }
    set { send(.setDelegate)(newValue) }
  }

  /// Discards the rows; the data source is asked again on the next use.
  public final func reloadAllComponents() { send(.reloadAllComponents)() }

  /// Selects a row by code, without notifying the delegate (PK-1).
  ///
  /// An invalid row is ignored.
  public final func selectRow(_ row: Int, inComponent component: Int, animated: Bool = false) {
    send(.selectPickerRow)(row, component, animated)
  }

  /// The number of wheels.
  public final var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a wheel; 0 for an invalid component.
  public final func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].rowCount : 0
  }

  /// Returns the selected row of a wheel; -1 if it has no rows.
  public final func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? wheels[component].row : -1
  }

  override open var intrinsicSize: Size { Size(width: 320, height: 216) }

  /// Handles the end of a spin; the delegate is notified every time (PK-1).
  final func wheelDidStop(_ component: Int, at row: Int) {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return }
    let row = min(max(row, 0), count - 1)
    show(row, in: component)
    answers.send(.pickerDidSelectRow)?(self, row, component)
  }

  private func forgetRows() {
    isLoaded = false
    setNeedsLayout()
  }

  private func adopt(_ delegate: DynamicObject?) {
    answers = CachedDelegate(
      delegate, of: self,
      asking: [.`pickerView:titleForRow:forComponent:`, .`pickerView:didSelectRow:inComponent:`])
  }

  private func show(_ row: Int, in component: Int) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    wheels[component].row = row
    guard let delegate = answers.receiver(of: .pickerTitle) else { return }
    wheels[component].label?.text = delegate.send(.pickerTitle)(self, row, component)
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    // Set first, because the data source may read the picker meanwhile.
    isLoaded = true
    let old = wheels.map(\.row)
    for wheel in wheels { wheel.view.removeFromSuperview() }
    wheels = []
    guard let source else { return }
    for component in 0..<max(source.send(.pickerComponentCount)(self), 0) {
      wheels.append(makeWheel(source.send(.pickerRowCount)(self, component)))
      let row = old.indices.contains(component) ? old[component] : 0
      show(min(row, wheels[component].rowCount - 1), in: component)
    }
    setNeedsLayout()
  }

  private func makeWheel(_ rowCount: Int) -> Wheel {
    let part = process.device.system.controls.pickerColumn.build(in: process)
    addSubview(part.root)
    return Wheel(rowCount: max(rowCount, 0), row: 0, view: part.root, label: part[.title] as? Label)
  }

  private func layOutWheels() {
    let width = bounds.width / Double(max(wheels.count, 1))
    for (index, wheel) in wheels.enumerated() {
      wheel.view.frame = Rect(x: Double(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
