extension Configuration {
  /// The scheme of a name, which knows the names of the configuration's pages where it uses any.
  ///
  /// - Parameter name: One of ``PathSchemes/names``; nil for ``scheme``.
  /// - Returns: Nil where no scheme has the name.
  public func pathScheme(named name: String? = nil) -> (any PathScheme)? {
    let name = name ?? scheme
    return name == DefaultPathScheme.id
      ? DefaultPathScheme(pages: pages) : PathSchemes.scheme(named: name)
  }
}
