import MiniUI

struct LivingElement: PathElement {
  let view: View

  init(_ view: View) {
    self.view = view
  }

  var type: DynamicClass { view.class }
  var parent: LivingElement? { view.superview.map(LivingElement.init) }
  var children: [LivingElement] { view.subviews.map(LivingElement.init) }
  var controller: PathController? { view.controller.map(PathController.init) }
  var listPlace: ListPlace? { view.listPlace }
  var accessibilityIdentifier: String? { view.accessibilityIdentifier }
  var selectedSegment: Int? { view.selectedSegment }
  var left: Double { view.frame.minX }

  var next: PathResponder<LivingElement> {
    switch view.next {
    case let view as View: .element(LivingElement(view))
    case let controller as ViewController: .controller(PathController(controller))
    default: .outside
    }
  }

  func isSame(as other: LivingElement) -> Bool { view === other.view }

  func earlierClasses(in parent: LivingElement) -> some Sequence<DynamicClass> {
    parent.view.subviews.lazy.prefix { $0 !== view }.map(\.class)
  }
}

extension DynamicClass: PathClass {
  var lineage: some Sequence<String> { ancestry.lazy.map(\.name) }
  var pathName: ViewPath.ClassName { ViewPath.ClassName(of: self) }
  var stepStart: String { pathName.stepStart }
  var kind: ElementKind? { ElementKind(of: self) }
}

extension PathController {
  /// Creates a record of a controller's current state.
  init(_ controller: ViewController) {
    let type = controller.class
    className = type.name
    pageAlias = ScreenFacts.known(of: controller)?.pageAlias
    isAlert = type.inherits(from: "UIAlertController")
    index = controller.parent?.children
      .prefix { $0 !== controller }.count { $0.class.name == type.name }
  }
}

extension View {
  /// The place in a list's data, which forms the step because reuse moves cells (S3.7c).
  ///
  /// Nil for a view that no list shows, including a cell outside its list.
  var listPlace: ListPlace? { (self as? ReusableView)?.place }

  /// The index of a segmented control's selected segment; nil for none.
  var selectedSegment: Int? {
    (self as? SegmentedControl).flatMap {
      $0.selectedSegmentIndex < 0 ? nil : $0.selectedSegmentIndex
    }
  }
}
