package import MiniUI

/// An observer of a simulation that does not change its outcome.
package protocol SimulationObserver: AnyObject {
  /// Called before a step runs.
  func willRun(_ index: Int)
  /// Called after a step and its consequences have run.
  func didRun(_ index: Int)
  /// Called when a process has its classes and tracker, before any of the app's code runs.
  func willLaunch(_ session: AppSession, of loaded: LoadedScenario)
  /// Called with the view that a step's selector has resolved to.
  func didFind(_ view: View)
  /// Called if a finger would not reach the resolved view.
  func didMiss(_ miss: TouchMiss, in process: AppProcess)
}
