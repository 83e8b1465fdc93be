/// The provider of the IDFA: registered as `ASIdentifierManager`.
///
/// The class exists in a process only since iOS 6 and only if the app links AdSupport; look it up
/// by its name (S1.5).
public final class AdvertisingIdentifierSource: DynamicObject {
  override public class var classDefinition: ClassDefinition {
    ClassDefinition(AdvertisingIdentifierSource.self, name: "ASIdentifierManager") { methods in
      methods.defineOnClass(.sharedManager, Body { type, _ in type.make() })
      methods.define(.advertisingIdentifier) { source, _ in source.process.identifiers.advertising }
      methods.define(.isAdvertisingTrackingEnabled) { source, _ in
        source.process.identifiers.isAdvertisingTrackingEnabled
      }
    }
  }
}
