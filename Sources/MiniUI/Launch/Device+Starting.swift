extension Device {
  /// Starts a process of an app; it runs the app's code once it is launched.
  ///
  /// Installs the app first if necessary.
  public func start(_ app: App) -> AppProcess {
    if installedApps[app.bundle] == nil { installedApps.add(app) }
    startedProcesses += 1
    let process = AppProcess(of: app, on: self, knowing: system.catalog)
    // AdSupport is not part of UIKit, so its class exists only in apps that link it (S1.5).
    if process.identifiers.hasAdvertisingClass {
      process.classes[AdvertisingIdentifierSource.self].isSystem = true
    }
    return process
  }
}
