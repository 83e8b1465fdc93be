/// The configuration of a tracker: capture, identity, remote documents and delivery.
///
/// The members of ``CaptureConfiguration`` are members of this, too.
@dynamicMemberLookup
public struct Configuration: Sendable {
  /// The rules of capture.
  public var capture = CaptureConfiguration()
  /// The storage of the anonymous id between launches (S1.3, S1.4).
  public var identity = IdentityScheme.scheme1
  /// The source of the rules that add business data to events (S3.8); nil requests none.
  public var businessData: RemoteSource?
  /// The source of the remote configuration; nil requests none.
  public var remoteConfiguration: RemoteSource?
  /// The storage and upload of events; nil stores and sends nothing.
  public var delivery: DeliveryConfiguration?

  /// The defaults: everything is captured, with the default scheme.
  public init() {}

  /// A member of `capture`.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<CaptureConfiguration, Value>
  ) -> Value {
    get { capture[keyPath: path] }
    set { capture[keyPath: path] = newValue }
  }

  /// Returns the path scheme of a name, with the names of ``CaptureConfiguration/pages``.
  ///
  /// - Parameter name: The name of ``CaptureConfiguration/scheme``, or one of
  ///   ``PathSchemes/names``; nil for the configuration's scheme.
  /// - Returns: Nil if no scheme has the name.
  public func pathScheme(named name: String? = nil) -> (any PathScheme)? {
    let isOwn = name == nil || name == capture.scheme.name
    let scheme = isOwn ? capture.scheme : name.flatMap(PathSchemes.scheme)
    return scheme?.naming(capture.pages)
  }
}

/// The instruments that a tracker installs by default.
public enum StandardInstruments {
  /// The default instruments in order; the life cycle precedes screens, so `$AppStart` is first.
  public static var all: [any Instrument] {
    [
      AppLifeInstrument(), ScreenInstrument(),
      ControlActionInstrument { ElementFacts.known(of: $0)?.isTrackedAfterAction == true },
      RowSelectionInstrument(), GestureInstrument(), AlertInstrument(), DialogInstrument(),
      BackButtonInstrument(), TabInstrument(), TouchInstrument(), ReactTouchInstrument(),
      ScrollInstrument(), WebLoadInstrument(), InputChangeInstrument(), UserAgentInstrument(),
      ScriptMessageInstrument(),
    ]
  }
}

/// A sink that keeps every event in memory, for tests and for the lab.
public final class MemorySink: EventSink {
  /// The events received so far, in order.
  public private(set) var events: [Event] = []

  /// Creates an empty sink.
  public init() {}

  /// Appends the event.
  public func receive(_ event: consuming Event) {
    events.append(event)
  }
}
