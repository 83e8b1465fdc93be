extension String {
  /// Java's `String.hashCode`: `31 * hash + unit` over UTF-16 (SA-E25).
  var javaHash: Int32 { utf16.reduce(0) { 31 &* $0 &+ Int32($1) } }
}
