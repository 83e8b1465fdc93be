/// What a tracker captures, how it knows the installation, and how events leave the device.
///
/// The members of ``CaptureConfiguration`` are members of this, too.
@dynamicMemberLookup
public struct Configuration: Sendable {
  /// What is captured.
  public var capture = CaptureConfiguration()
  /// Where the anonymous id is kept between launches (S1.3, S1.4).
  public var identity = IdentityScheme.scheme1
  /// Where a server says which values of the app's own events get (S3.8); nil asks none.
  public var businessData: RemoteSource?
  /// Where a server switches things off and on; nil asks none.
  public var remoteConfiguration: RemoteSource?
  /// How events leave the device; nil stores and sends nothing.
  public var delivery: DeliveryConfiguration?

  /// The defaults: everything is captured, with the default scheme.
  public init() {}

  /// A member of ``capture``.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<CaptureConfiguration, Value>
  ) -> Value {
    get { capture[keyPath: path] }
    set { capture[keyPath: path] = newValue }
  }

  /// The scheme of a name, which knows the names of the configuration's pages where it uses any.
  ///
  /// - Parameter name: One of ``PathSchemes/names``; nil for ``CaptureConfiguration/scheme``.
  /// - Returns: Nil where no scheme has the name.
  public func pathScheme(named name: String? = nil) -> (any PathScheme)? {
    let name = name ?? capture.scheme
    return name == DefaultPathScheme.id
      ? DefaultPathScheme(pages: capture.pages) : PathSchemes.scheme(named: name)
  }
}
