import MiniUI

extension View {
  /// The place among the siblings of exactly this class, hidden and private ones counted (S3.7b).
  ///
  /// The class is the one that a view says it is: a hook on one object moves no path.
  func indexAmongSameClass(in parent: View) -> Int {
    let own = self.class
    var index = 0
    for sibling in parent.subviews {
      if sibling === self { break }
      if sibling.class === own { index += 1 }
    }
    return index
  }
}
