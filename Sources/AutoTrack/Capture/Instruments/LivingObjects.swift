import MiniUI

/// What an app has on the screen and behind it: what a tracker that starts late has missed.
struct LivingObjects {
  private let process: AppProcess

  init(in process: AppProcess) {
    self.process = process
  }

  /// Every view in a window, hidden ones too, or in a screen that a controller of one has loaded.
  var views: [View] {
    var seen: Set<ObjectIdentifier> = []
    let roots: [View] = process.application.windows + controllers.compactMap(\.viewIfLoaded)
    return roots.flatMap(tree).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Every controller below the roots of the windows, presented ones included.
  var controllers: [ViewController] {
    process.application.windows.compactMap(\.rootViewController).flatMap(family)
  }

  /// The dialogs of the older kinds that are on the screen.
  var dialogs: [Dialog] { controllers.compactMap { ($0 as? Alert)?.dialog } }

  private func family(of controller: ViewController) -> [ViewController] {
    let presented = controller.presentedViewController
    let own = presented?.presentingViewController === controller ? presented : nil
    return [controller] + (controller.children + (own.map { [$0] } ?? [])).flatMap(family)
  }

  private func tree(of view: View) -> [View] { [view] + view.subviews.flatMap(tree) }
}
