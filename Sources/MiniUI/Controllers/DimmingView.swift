/// The view between a presented view and the screen behind it: the private `UIDimmingView`.
final class DimmingView: View {
  /// The action of a tap beside the presented view; nil for none (AL-2).
  var tapped: (() -> Void)?

  override class var classDefinition: ClassDefinition {
    ClassDefinition(DimmingView.self, name: "UIDimmingView", superclass: View.self) { methods in
      for message in Message.touches { methods.define(message, Body { _, _, _, _ in }) }
      methods.define(
        .touchesEnded, Body { view, touches, _, _ in view.finish(touches as? TouchSet) })
    }
  }

  private func finish(_ touches: TouchSet?) {
    guard let touch = touches?.touches.first(where: { $0.view === self }) else { return }
    if contains(touch.location(in: self)) { tapped?() }
  }
}
