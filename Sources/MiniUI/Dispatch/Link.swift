/// What a call follows: a cell that names the implementation to run next.
///
/// A ``MethodRecord`` links to its newest implementation, a hook to what it stands before. Both are
/// kept alive by their class table, so following one retains nothing.
@safe public class Link {
  /// The implementation that runs next; `nil` at the end of a chain, where `super` begins.
  @usableFromInline @exclusivity(unchecked) final var target: Unmanaged<Implementation>?

  /// Where the search above begins for a link that ends here: what a hook has left behind (OB-6).
  final var home: Implementation.Home?

  init(target: Implementation?) {
    unsafe self.target = target.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// The implementation that runs next, as a reference that retains it.
  final var next: Implementation? {
    get { unsafe target?.takeUnretainedValue() }
    set { unsafe target = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }
}
