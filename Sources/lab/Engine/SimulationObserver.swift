import MiniUI

/// Sees what a simulation does, from outside: it changes nothing of what comes out.
protocol SimulationObserver: AnyObject {
  /// A step is about to begin, by its index.
  func willRun(_ index: Int)
  /// A step and everything that follows from it has been done.
  func didRun(_ index: Int)
  /// A process has its classes and its tracker; none of the app's code has run.
  func willLaunch(_ session: AppSession, of loaded: LoadedScenario)
  /// A step's selector means this view.
  func didFind(_ view: View)
  /// A finger would not reach the view that was found.
  func didMiss(_ miss: TouchMiss, in process: AppProcess)
}
