/// The view of a container, which lets its controller lay out what is in it.
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
