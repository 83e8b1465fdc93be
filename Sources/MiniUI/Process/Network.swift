/// How a device reaches the rest of the world.
public enum Network: String, Sendable, CaseIterable {
  /// It does not.
  case none
  /// Over a wireless network nearby, or a cable.
  case wifi
  /// Over a mobile network of the second generation (GPRS, EDGE).
  case mobile2G = "2G"
  /// Over a mobile network of the third generation (UMTS).
  case mobile3G = "3G"
  /// Over a mobile network of the fourth generation (LTE).
  case mobile4G = "4G"
  /// Over a mobile network of the fifth generation.
  case mobile5G = "5G"
}
