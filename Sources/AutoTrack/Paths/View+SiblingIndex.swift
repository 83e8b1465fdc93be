import MiniUI

extension View {
  /// The place among the siblings of exactly this class, hidden and private ones counted (S3.7b).
  ///
  /// The class is the one that a view says it is: a hook on one object moves no path.
  func indexAmongSameClass(in parent: View) -> Int {
    let own = self.class
    return parent.subviews.prefix { $0 !== self }.count { $0.class === own }
  }
}
