/// A cell that names the implementation a call runs next.
///
/// A ``MethodRecord`` links to its newest implementation, a hook to its original. The class table
/// keeps both alive, so following a link retains nothing.
@safe public class Link {
  /// The implementation that runs next; `nil` at the end of a chain, where `super` begins.
  @usableFromInline @exclusivity(unchecked) final var target: Unmanaged<Implementation>?

  /// The class and selector from which `super` continues for a link that ends here (OB-6).
  final var home: Implementation.Home?

  init(target: Implementation?) {
    unsafe self.target = target.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// The implementation that runs next, retained.
  final var next: Implementation? {
    get { unsafe target?.takeUnretainedValue() }
    set { unsafe target = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }
}
