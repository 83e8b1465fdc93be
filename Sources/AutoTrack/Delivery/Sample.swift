import MiniUI

/// The sampling of installations: each draws a number once and stores it.
///
/// An installation in a small sample is therefore in every larger one.
enum Sample {
  /// Returns true if the installation's number is less than the share.
  static func includes(_ process: AppProcess, share: Double) -> Bool {
    guard share < 1 else { return true }
    let defaults = process.device.defaults(of: process.app.bundle)
    if let number = defaults[key].flatMap(Double.init) { return number < share }
    var chance = process.device.chance.stream("launch \(process.number)").stream("sample")
    let number = Double.random(in: 0..<1, using: &chance)
    defaults[key] = "\(number)"
    return number < share
  }

  private static let key = "AutoTrack.delivery.sample"
}
