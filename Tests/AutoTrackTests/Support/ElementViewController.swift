import MiniUI

/// The screen of fixture F1: a scroll view with eight elements, and a table of 20 rows.
final class ElementViewController: ViewController {
  /// `firstButton`, of UIKit's own class.
  private(set) lazy var first = Button(in: process)
  /// `secondButton`, of a class of the app's own.
  private(set) lazy var second = CustomButton(in: process)
  /// From 0 to 100 in steps of 1.
  private(set) lazy var stepper = Stepper(in: process)
  /// From 0 to 1.
  private(set) lazy var slider = Slider(in: process)
  /// Off at first.
  private(set) lazy var toggle = Switch(in: process)
  /// Three segments, none of them selected at first.
  private(set) lazy var segments = SegmentedControl(in: process)
  /// Has a tap recogniser.
  private(set) lazy var label = Label(in: process)
  /// Has a tap recogniser, and an image without a name.
  private(set) lazy var imageView = ImageView(in: process)
  /// One section of 20 rows, whose delegate is the screen.
  private(set) lazy var list = TableView(
    frame: Rect(x: 0, y: 400, width: 390, height: 220), style: .plain, in: process)
  /// The actions that have run, by their selectors.
  private(set) var actions: [String] = []
  /// Runs in the first button's action.
  var onFirst: (ElementViewController) -> Void = { _ in }

  override static var classDefinition: ClassDefinition {
    ClassDefinition(ElementViewController.self) { methods in
      methods.define(.viewDidLoad) { screen, _ in screen.build() }
      for action in ["didTapFirst:", "didTapSecond:", "didChange:", "didTap:"] {
        methods.define(Message<ObjectToVoid>(named: action)) { screen, _, _ in
          screen.actions.append(action)
          if action == "didTapFirst:" { screen.onFirst(screen) }
        }
      }
      defineList(methods)
    }
  }

  private static func defineList(_ methods: MethodList<ElementViewController>) {
    methods.define(.tableNumberOfRows) { _, _, _, _ in 20 }
    methods.define(.tableCellForRow) { screen, list, path, _ in
      guard let list = list as? TableView, let path = (path as? IndexPathObject)?.path else {
        return nil
      }
      let kept = list.dequeueReusableCell(withIdentifier: "row")
      let cell = kept ?? TableViewCell(reuseIdentifier: "row", in: screen.process)
      cell.textLabel.text = "Section: \(path.section), Row: \(path.row)"
      return cell
    }
    methods.define(.tableDidSelectRow) { screen, _, _, _ in screen.actions.append("didSelectRow") }
  }

  private func build() {
    navigationItem.title = "Element"
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 390, height: 400), in: process)
    view.addSubview(scrollView)
    add(first, "FirstButton", at: 20, to: scrollView, "didTapFirst:")
    first.setTitle("SelectedFirstButton", for: .selected)
    add(second, "SecondButton", at: 80, to: scrollView, "didTapSecond:")
    addControls(to: scrollView)
    addLabelAndImage(to: scrollView)
    (list.dataSource, list.delegate) = (self, self)
    view.addSubview(list)
  }

  private func add(
    _ button: Button, _ title: String, at y: Double, to view: View, _ action: String
  ) {
    button.frame = Rect(x: 20, y: y, width: 200, height: 44)
    button.setTitle(title)
    button.on(.touchUpInside, send: action, to: self)
    view.addSubview(button)
  }

  private func addControls(to scrollView: ScrollView) {
    stepper.maximumValue = 100
    for title in ["第一个", "第二个", "第三个"] {
      segments.insertSegment(withTitle: title, at: segments.numberOfSegments)
    }
    let controls = [stepper, slider, toggle, segments]
    for (index, control) in controls.enumerated() {
      control.frame = Rect(
        origin: Point(x: 20, y: 140 + 40 * Double(index)), size: Self.size(of: control))
      control.on(.valueChanged, send: "didChange:", to: self)
      scrollView.addSubview(control)
    }
  }

  private static func size(of control: Control) -> Size {
    control is Slider || control is SegmentedControl
      ? Size(width: 210, height: 32) : control.intrinsicSize
  }

  private func addLabelAndImage(to scrollView: ScrollView) {
    label.text = "这是一个可以点击的 Label"
    for (index, view) in [label, imageView].enumerated() {
      view.frame = Rect(x: 20, y: 300 + 40 * Double(index), width: 200, height: 30)
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(
        TapGestureRecognizer(target: self, action: table.selector("didTap:"), in: process))
      scrollView.addSubview(view)
    }
  }
}

/// The class of fixture F1's `secondButton`.
final class CustomButton: Button {}
