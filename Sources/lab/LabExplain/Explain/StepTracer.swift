package import AutoTrack
package import LabKit
import LabLanguage
package import MiniUI
import Wording

/// An observer of one run that keeps the trace of every step from touch to event.
///
/// It hooks like any tracker and stores only words, so the app's behaviour and the events stay the
/// same.
package final class StepTracer: SimulationObserver {
  package private(set) var traces: [StepTrace] = []
  private let scheme: any PathScheme
  private weak var session: AppSession?
  private var seenDecisions = 0
  private var pages: [String: String] = [:]
  private var rules: [CircledRule] = []
  private var messages: TracedMessages?
  /// The calls that have not returned, innermost last.
  private var open: [OpenCall] = []
  /// The dispatch table before the `hook` step that is being performed.
  private var oldTable: DispatchTable?
  /// Called with the view of each touch that begins, before the app's code sees it.
  package var didTouch: (View) -> Void = { _ in }
  /// True while the tracer itself sends messages.
  private var isLooking = false

  private struct OpenCall: Equatable {
    let receiver: ObjectIdentifier
    let selector: SelectorID
    let className: String
  }

  package init(_ scheme: any PathScheme) {
    self.scheme = scheme
  }

  package func willRun(_ index: Int) { traces.append(StepTrace()) }

  package func didRun(_ index: Int) {
    open = []
    noteDecisions()
    let (hasLaunched, isTracked) = (session != nil, session?.isTracked ?? false)
    change { ($0.hasLaunched, $0.isTracked) = (hasLaunched, isTracked) }
  }

  package func willLaunch(_ session: AppSession, of loaded: LoadedScenario) {
    noteDecisions()
    self.session = session
    seenDecisions = 0
    pages = loaded.scenario.tracker.configuration.pages
    rules = loaded.scenario.tracker.configuration.rules
    session.process.application.gestureObserver = { [weak self] in self?.note($0) }
    messages = TracedMessages(in: session.process, of: loaded, reportingTo: self)
  }

  package func didFind(_ view: View) {
    change { $0.found.append("\(view.summary)  at \(view.convert(view.bounds, to: nil))") }
  }

  package func didMiss(_ miss: TouchMiss, in process: AppProcess) {
    guard let point = miss.point else { return }
    let path = process.application.traceHit(at: point).path
    change { $0.missed = path }
  }

  private func change(_ edit: (inout StepTrace) -> Void) {
    guard let last = traces.indices.last else { return }
    edit(&traces[last])
  }

  private func note(_ gesture: GestureChange) {
    let row = StepTrace.GestureRow(
      recognizer: gesture.recognizer.label, state: gesture.words)
    change { $0.gestures.append(row) }
  }

  /// Records the decisions since the last call, at their place among the messages.
  private func noteDecisions(depth: Int? = nil) {
    guard let record = session?.record, record.decisionCount > seenDecisions else { return }
    let new = record.decisions(after: seenDecisions)
    seenDecisions = record.decisionCount
    let depth = depth ?? open.count
    change { trace in
      trace.decisions += new
      trace.calls += new.map { StepTrace.CallRow(depth: depth, text: $0.outcome.words) }
    }
  }
}

/// The changes of classes by `hook` steps.
extension StepTracer {
  package func willChangeClasses(in session: AppSession, byStep index: Int) {
    oldTable = table(of: session.process)
  }

  package func didChangeClasses(in session: AppSession, byStep index: Int) {
    guard let oldTable, traces.indices.contains(index) else { return }
    let changes = DispatchChanges(from: oldTable, to: table(of: session.process))
    self.oldTable = nil
    let launch = index == traces.count - 1 ? nil : traces.count - 1
    traces[index].changes.append(StepTrace.Changes(tables: changes, launch: launch))
    messages?.follow(in: session.process, reportingTo: self)
  }

  /// Returns the dispatch table without the tracer's own hooks.
  package func table(of process: AppProcess) -> DispatchTable {
    DispatchTable(of: process.classes, without: [TracedMethod.owner])
  }
}

/// The steps of app and SDK code between the messages.
extension StepTracer: ScriptObserver {
  package func didNote(_ text: String) { add("note \(text.quoted)") }

  package func willSend(_ selector: SelectorID, to object: DynamicObject) {
    // A message with a method is listed when it is traced.
    guard object.isa.implementer(of: selector) == nil else { return }
    add("\("-[\(object.className) \(object.table.name(of: selector))]")", "no method")
  }

  package func willChange(_ operations: [RuntimeOperation]) {
    for operation in operations { add("hook \(operation)") }
  }

  package func didChange(in process: AppProcess) {
    messages?.follow(in: process, reportingTo: self)
  }

  private func add(_ text: Sentence, _ detail: Sentence = "") {
    let depth = open.count
    change { $0.calls.append(StepTrace.CallRow(depth: depth, text: text, detail: detail)) }
  }
}

extension StepTracer: CallObserver {
  func willCall(
    _ method: TracedMethod, on receiver: DynamicObject, _ arguments: [DynamicObject?],
    _ action: SelectorID?
  ) {
    let call = OpenCall(
      receiver: ObjectIdentifier(receiver), selector: method.selector, className: method.className)
    // The tracer's own messages are no part of the step.
    guard !isLooking else { return open.append(call) }
    isLooking = true
    defer { isLooking = false }
    // An override calls another class's method through `super`; the same method again is recursion.
    let isSuper =
      !open.contains(call)
      && open.contains { $0.receiver == call.receiver && $0.selector == call.selector }
    let runners = method.runners(on: receiver, isSuper: isSuper)
    let depth = open.count
    // A hidden subclass with hooks has run before this call: its decisions belong after the
    // message.
    let hasRunHook = !isSuper && receiver.isa !== receiver.class
    if !hasRunHook { noteDecisions() }
    open.append(call)
    if method.selector == SelectorID(.`sendEvent:`), let application = receiver as? Application,
      let touch = (arguments.first as? TouchEvent)?.beginning
    {
      note(touch, in: application)
    }
    let message = SentMessageWords(
      method, receiver, className: isSuper ? method.className : receiver.class.name, arguments,
      action)
    guard message.matters else { return }
    let name = receiver.table.name(of: method.selector)
    change { trace in
      trace.calls.append(
        StepTrace.CallRow(
          depth: depth, text: message.text, detail: "\(runners.joined(separator: " > "))"))
      if TracedMessages.ofClicks.contains(name) { trace.clickMessages.append(message.message) }
    }
    noteDecisions()
  }

  func didReturn() {
    noteDecisions()
    _ = open.popLast()
  }

  private func note(_ touch: Touch, in application: Application) {
    guard let view = touch.view else { return }
    didTouch(view)
    let trace = application.traceHit(of: touch)
    let identity = DefaultPathScheme(pages: pages)
    let ancestors = view.ancestors
    let record = StepTrace.TouchTrace(
      point: touch.location(in: nil), view: view.summary, path: trace.path,
      chain: view.responderChain.map(\.chainName),
      recognizers: ancestors.flatMap(\.gestureRecognizers).map(\.labelWithTargets),
      obstacles: ancestors.compactMap(\.obstacle), steps: scheme.explanation(of: view.element),
      rules: AnchoredAnswers(of: rules, about: view.element).rows, agrees: trace.view === view)
    change { step in
      step.touches.append(record)
      for ancestor in ancestors {
        step.paths[identity.viewPath(of: ancestor).viewID] = scheme.explanation(of: ancestor)
      }
    }
  }
}
