import MiniUI

/// Whether an installation is part of a sample: it draws a number once, and keeps it.
///
/// So an installation that is part of a small sample is part of every larger one.
enum Sample {
  /// Whether the installation's number lies below the share.
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
