import MiniUI

/// An observer of a simulation that does not change its outcome.
protocol SimulationObserver: AnyObject {
  /// A step is about to run.
  func willRun(_ index: Int)
  /// A step and its consequences have run.
  func didRun(_ index: Int)
  /// A process has its classes and its tracker; none of the app's code has run.
  func willLaunch(_ session: AppSession, of loaded: LoadedScenario)
  /// A step's selector has resolved to this view.
  func didFind(_ view: View)
  /// A finger would not reach the resolved view.
  func didMiss(_ miss: TouchMiss, in process: AppProcess)
}
