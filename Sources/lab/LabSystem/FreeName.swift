extension String {
  /// Returns this name if it is free, else the first free one that a number from 2 tells apart.
  ///
  /// A name is made only when it is asked about: most names are free at once.
  package func freeName(numbered: (Int) -> String, isFree: (String) -> Bool) -> String {
    var (name, number) = (self, 2)
    // Ends: finitely many names are taken.
    while !isFree(name) {
      name = numbered(number)
      number += 1
    }
    return name
  }
}
