extension String {
  /// A path without the parts that lead nowhere else: `a/b` of `./a//./b`.
  var plainPath: String {
    let parts = split(separator: "/").filter { $0 != "." }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
