package import LabImport
package import MiniUI

extension SimulatedClasses {
  package static let all: SimulatedClasses = {
    let kinds = AppProcess.idle().classes.classes.map { type in
      (type.name, Set(type.ancestry.map(\.name)))
    }
    return SimulatedClasses(Dictionary(uniqueKeysWithValues: kinds))
  }()
}

extension AppProcess {
  /// Starts an app that never runs; its class table has the system's classes.
  package static func idle() -> AppProcess {
    DeviceDescription().makeDevice(seed: 0).start(App())
  }
}

extension Importer {
  /// An importer of apps whose views have MiniUI's classes, or inherit from them.
  package init() { self.init(.all) }
}
