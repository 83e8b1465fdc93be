package import AutoTrack
package import LabLanguage
package import MiniUI
import Wording

extension TrackerCall {
  /// Makes the call; `view` resolves an element.
  package func make(
    to tracker: Tracker, through access: TrackerAccess,
    finding view: (Located<ElementSelector>) throws(StepFault) -> View?
  ) throws(StepFault) {
    switch self {
    case .track(let name, let inputs): tracker.track(name, inputs)
    case .trackScreen(let url, let inputs): tracker.trackScreen(url: url, inputs)
    case .trackClick(let element, let inputs):
      if let view = try view(element) { tracker.trackClick(view, inputs) }
    case .timer(let call): try call.make(to: tracker, through: access)
    case .superProperties(let call): call.make(to: tracker)
    case .profile(let call): call.make(to: tracker)
    case .item(let call): call.make(to: tracker)
    }
  }
}

extension TimerCall {
  fileprivate func make(
    to tracker: Tracker, through access: TrackerAccess
  ) throws(StepFault) {
    switch self {
    case .start(let timer):
      let id = tracker.startTimer(timer.event)
      if let word = timer.id?.value { access.keep(timerID: id, as: word) }
    case .pause(let timer): tracker.pauseTimer(try access.tracked(timer))
    case .resume(let timer): tracker.resumeTimer(try access.tracked(timer))
    case .end(let timer, let inputs): tracker.endTimer(try access.tracked(timer), inputs)
    case .remove(let timer): tracker.removeTimer(try access.tracked(timer))
    case .clear: tracker.clearTimers()
    }
  }
}

extension SuperPropertiesCall {
  fileprivate func make(to tracker: Tracker) {
    switch self {
    case .register(let inputs): tracker.registerSuperProperties(inputs)
    case .unregister(let key): tracker.unregisterSuperProperty(key)
    case .clear: tracker.clearSuperProperties()
    case .dynamic(let inputs):
      tracker.registerDynamicSuperProperties(inputs.pairs.isEmpty ? nil : { inputs })
    }
  }
}

extension ProfileCall {
  fileprivate func make(to tracker: Tracker) {
    switch self {
    case .set(let inputs): tracker.setProfile(inputs)
    case .setOnce(let inputs): tracker.setProfileOnce(inputs)
    case .unset(let key): tracker.unsetProfile(key)
    case .delete: tracker.deleteProfile()
    case .append(let inputs): tracker.appendProfile(inputs)
    case .increment(let inputs): tracker.incrementProfile(inputs)
    }
  }
}

extension ItemCall {
  fileprivate func make(to tracker: Tracker) {
    switch self {
    case .set(let item, let inputs): tracker.setItem(type: item.type, id: item.id, inputs)
    case .delete(let item): tracker.deleteItem(type: item.type, id: item.id)
    }
  }
}

/// The app code's access to its tracker, shared by all launches of a run.
package final class TrackerAccess {
  /// The tracker of the present process.
  weak var tracker: Tracker? {
    didSet { timerIDs = [:] }
  }
  /// True if the tracker of the present process is not AutoTrack.
  var isOfOther = false
  /// The timer ids in the present process, by the app's names for them.
  private var timerIDs: [String: String] = [:]

  /// Stores the id that a start returned.
  func keep(timerID id: String, as word: String) { timerIDs[word] = id }

  /// Returns the tracker's name of a timer: an id, or the name of the event.
  func tracked(_ timer: TimerReference) throws(StepFault) -> String {
    guard let word = timer.id?.value else { return timer.event }
    guard let id = timerIDs[word] else {
      throw StepFault(
        "this process has not started a timer with the id \(word.quoted); start it first")
    }
    return id
  }
}
