import MiniUI

extension App {
  /// An app whose first screen a closure makes.
  static func showing(
    bundle: String = "com.example.app", _ screen: @escaping (AppProcess) -> ViewController
  ) -> App {
    App(bundle: bundle) { process in
      let delegate = process.application.delegate as? ApplicationDelegate
      delegate?.show(screen(process))
    }
  }

  /// The app of fixture F1.
  static var elements: App { .showing(ElementViewController.init(in:)) }
}
