import MiniUI

/// The existing views and controllers of an app, for a tracker that starts late.
struct LivingObjects {
  private let process: AppProcess

  init(in process: AppProcess) {
    self.process = process
  }

  /// The views in all windows and in the loaded views of their controllers, hidden ones included.
  var views: [View] {
    var seen: Set<ObjectIdentifier> = []
    let roots: [View] = process.application.windows + controllers.compactMap(\.viewIfLoaded)
    return roots.flatMap(tree).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The controllers below the roots of the windows, presented ones included.
  var controllers: [ViewController] {
    process.application.windows.compactMap(\.rootViewController).flatMap(family)
  }

  /// The older dialogs that are on the screen.
  var dialogs: [Dialog] { controllers.compactMap { ($0 as? Alert)?.dialog } }

  private func family(of controller: ViewController) -> [ViewController] {
    let presented = controller.presentedViewController
    let own = presented?.presentingViewController === controller ? presented : nil
    return [controller] + (controller.children + (own.map { [$0] } ?? [])).flatMap(family)
  }

  private func tree(of view: View) -> [View] { [view] + view.subviews.flatMap(tree) }
}
