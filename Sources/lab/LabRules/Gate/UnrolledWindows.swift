import LabKit
import MiniUI

/// Windows with lists as high as their contents, so that all cells exist and none is covered.
///
/// The views around a list grow with it, up to the window, and those below it move down.
struct UnrolledWindows {
  private let windows: [Window]
  /// The frames before; the views are retained, so that no later view has the identity of one.
  private let frames: [ObjectIdentifier: (view: View, frame: Rect)]

  init(_ windows: [Window]) {
    self.windows = windows
    for window in windows { window.layoutIfNeeded() }
    frames = Dictionary(
      uniqueKeysWithValues: windows.flatMap(\.everything).map {
        (ObjectIdentifier($0), ($0, $0.frame))
      })
    for window in windows { window.unrollLists() }
  }

  /// The views of all windows, back to front.
  var views: [View] { windows.flatMap(\.everything) }

  /// Returns the frame that the app gave to a view; a new cell has the one in its list.
  func frame(of view: View) -> Rect { frames[ObjectIdentifier(view)]?.frame ?? view.frame }

  /// Makes the windows as high as before, for the next screen.
  func rollUp() { for window in windows { window.frame = frame(of: window) } }
}

extension View {
  /// Unrolls the lists in the view, outer ones first, because their new cells may have lists.
  fileprivate func unrollLists() {
    (self as? ListView)?.unroll()
    for subview in subviews { subview.unrollLists() }
  }

  /// Makes the view higher, and makes room for it in the views around it.
  ///
  /// A new size of the bounds alone would grow the view about its centre.
  fileprivate func grow(by height: Double) {
    let old = frame
    bounds.size.height += height
    center = Point(x: center.x + old.minX - frame.minX, y: center.y + old.minY - frame.minY)
    // A list places its cells regardless of their sizes, and a hidden view needs no room.
    guard !isHidden, let superview, !(superview is ListView) else { return }
    // Under a transform, the frame grows by another amount than the bounds.
    let gain = frame.height - old.height
    // What starts in the lower half belongs to the lower edge, such as a bar over the last rows.
    let below = superview.subviews.filter { sibling in
      sibling !== self && !sibling.isHidden && sibling.frame.minY >= old.midY
    }
    let overlap = below.map { old.maxY - $0.frame.minY }.reduce(0, max)
    for sibling in below { sibling.center.y += gain + overlap }
    superview.grow(by: gain + overlap)
  }
}

extension ListView {
  /// Makes the list as high as its contents, from its upper edge downwards.
  fileprivate func unroll() {
    layoutIfNeeded()
    // A scrolled list would lack its first cells.
    bounds.origin.y = min(bounds.origin.y, 0)
    let missing = contentSize.height - bounds.maxY
    guard missing > 0 else { return }
    grow(by: missing)
    layoutIfNeeded()
  }
}
