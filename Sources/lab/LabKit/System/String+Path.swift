extension String {
  /// The path without `.` and empty parts: `a/b` for `./a//./b`.
  package var plainPath: String {
    let parts = split(separator: "/").filter { $0 != "." }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
