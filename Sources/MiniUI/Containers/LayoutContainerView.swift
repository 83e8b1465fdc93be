/// The view of a container, whose layout it delegates to its controller.
final class LayoutContainerView: View {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(LayoutContainerView.self, name: "UILayoutContainerView", superclass: View.self)
    { methods in
      methods.define(
        .layoutSubviews,
        Body { view, callSuper in
          callSuper()
          view.controller?.layOutContent()
        })
    }
  }
}
