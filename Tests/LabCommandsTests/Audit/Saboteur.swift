import MiniUI

@testable import LabKit

/// Calls a closure after a step.
final class Saboteur: SimulationObserver {
  let step: Int
  let act: () -> Void

  init(after step: Int, _ act: @escaping () -> Void) {
    (self.step, self.act) = (step, act)
  }

  func didRun(_ index: Int) { if index == step { act() } }
  func willRun(_ index: Int) {}
  func willLaunch(_ session: AppSession, of loaded: LoadedScenario) {}
  func didFind(_ view: View) {}
  func didMiss(_ miss: TouchMiss, in process: AppProcess) {}
}
