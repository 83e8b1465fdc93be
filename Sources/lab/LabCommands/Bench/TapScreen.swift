import MiniUI

/// A screen of 1,000 views with a button eight levels deep, in the middle of ten at each level.
final class TapScreen {
  /// The button, once the app has been launched.
  private(set) var button: Button?
  private var root: View?

  /// Releases the views, which the process keeps with its app, and that with this screen.
  ///
  /// A weak reference would make each retain and release of the button slower.
  func releaseViews() { (button, root) = (nil, nil) }

  /// The number of views, including the root view.
  var viewCount: Int { root.map(count) ?? 0 }

  /// An app that shows the screen.
  var app: App {
    App { process in
      let controller = ViewController(in: process)
      self.fill(controller.view, in: process)
      (process.application.delegate as? ApplicationDelegate)?.show(controller)
    }
  }

  private func fill(_ view: View, in process: AppProcess) {
    root = view
    var (parent, others): (View, [View]) = (view, [])
    for _ in 0..<7 {
      let siblings = (0..<10).map { sibling($0, of: parent, in: process) }
      others += siblings[..<5] + siblings[6...]
      parent = siblings[5]
    }
    let button = Button(frame: parent.bounds, in: process)
    button.setTitle("Buy")
    parent.addSubview(button)
    self.button = button
    for number in 0..<1_000 - viewCount {
      others[number % others.count].addSubview(View(in: process))
    }
  }

  /// Returns one of ten bands that fill their parent; the sixth, on the path, is much higher.
  private func sibling(_ place: Int, of parent: View, in process: AppProcess) -> View {
    let (size, band) = (parent.bounds.size, parent.bounds.size.height / 50)
    let top = Double(place) * band + (place > 5 ? 40 * band : 0)
    let height = place == 5 ? 41 * band : band
    let view = View(frame: Rect(x: 0, y: top, width: size.width, height: height), in: process)
    parent.addSubview(view)
    return view
  }

  private func count(_ view: View) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
}
