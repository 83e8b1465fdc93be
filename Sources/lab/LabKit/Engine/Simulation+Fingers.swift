import LabLanguage
import MiniUI

/// The gestures of a finger other than taps.
extension Simulation {
  /// Performs a step that moves a finger.
  ///
  /// - Returns: The reason why the finger did not reach its target, if it did not.
  func moveFinger(_ verb: Verb) throws(StepFault) -> TouchMiss? {
    let session = try visible()
    do throws(AimError) {
      switch verb {
      case .drag(let drag): try self.drag(drag, session)
      case .swipe(let swipe): try self.swipe(swipe, session)
      case .pinch(let pinch): try self.pinch(pinch, session)
      case .rotate(let rotation): try rotate(rotation, session)
      case .slide(let slide): try self.slide(slide, session)
      case .spin(let spin): try self.spin(spin, session)
      case .scroll(let scroll): try Scroller(scroll, session).run()
      case .edgeSwipe(let swipe): try edgeSwipe(swipe, session)
      default: break
      }
      return nil
    } catch {
      return try error.miss()
    }
  }

  private func drag(_ drag: Drag, _ session: AppSession) throws(AimError) {
    let start = try aim(at: drag.start.value, in: session.process).get()
    var end = start
    switch drag.end {
    case .distance(let distance): end = Point(x: start.x + distance.x, y: start.y + distance.y)
    case .element(let element): end = try aim(at: element.value, in: session.process).get()
    }
    let finger = session.finger(drag.finger)
    // The finger rests for the last 100 ms of a drag; a shorter drag is a swipe.
    let rest = Duration.milliseconds(100)
    if drag.duration > rest {
      finger.drag(from: start, to: end, lasting: drag.duration - rest)
    } else {
      finger.swipe(from: start, to: end, lasting: drag.duration)
    }
  }

  private func swipe(_ swipe: Swipe, _ session: AppSession) throws(AimError) {
    let screen = device.screen
    var start = Point(x: screen.midX, y: screen.midY)
    if let target = swipe.target { start = try aim(at: target.value, in: session.process).get() }
    let way = swipe.direction.unit
    let end = Point(
      x: start.x + way.x * Finger.swipeDistance, y: start.y + way.y * Finger.swipeDistance)
    session.finger(swipe.finger).swipe(from: start, to: end, lasting: swipe.duration)
  }

  private func slide(_ slide: Slide, _ session: AppSession) throws(AimError) {
    let view = try Self.element(slide.control.value, in: session.process)
    guard let slider = view as? Slider else {
      throw .failed(StepFault("\(view.summary) is not a slider", in: session.process))
    }
    let value = Float(slide.value)
    guard (slider.minimumValue...slider.maximumValue).contains(value) else {
      throw .failed(
        StepFault(
          "\(slider.summary) goes from \(slider.minimumValue) to \(slider.maximumValue)",
          in: session.process))
    }
    do throws(TouchMiss) {
      try session.finger(0).slide(slider, to: value)
    } catch {
      throw .missed(error)
    }
  }

  private func spin(_ spin: Spin, _ session: AppSession) throws(AimError) {
    let view = try Self.element(spin.picker.value, in: session.process)
    guard let picker = view as? DatePicker else {
      throw .failed(StepFault("\(view.summary) is not a date picker", in: session.process))
    }
    do throws(TouchMiss) {
      try session.finger(0).spin(picker, to: spin.date)
    } catch {
      throw .missed(error)
    }
  }

  /// Performs an edge swipe; a cancelled one moves back a little before the touch-up.
  private func edgeSwipe(_ swipe: EdgeSwipe, _ session: AppSession) throws(AimError) {
    let process = session.process
    let controller = AppState(of: process).controller
    guard let stack = controller?.navigationController, stack.allowsInteractivePop else {
      let name = controller?.class.name ?? "the app"
      throw .failed(StepFault("there is no way back from \(name)", in: process))
    }
    let screen = device.screen
    let start = Point(x: screen.minX + 1, y: screen.midY)
    let end = Point(x: max(start.x, screen.minX + screen.width * swipe.progress), y: start.y)
    let finger = session.finger(0)
    if swipe.finishes {
      finger.swipe(from: start, to: end, lasting: swipe.duration, steps: 10)
    } else {
      finger.down(at: start)
      finger.glide(from: start, to: end, swipe.duration)
      finger.glide(from: end, to: Point(x: end.x - 5, y: end.y), .milliseconds(10), steps: 1)
      finger.up()
    }
  }

  /// Returns the element of a selector, for a step that needs the view itself.
  static func element(
    _ selector: ElementSelector, in process: AppProcess
  ) throws(AimError) -> View {
    do throws(StepFault) {
      return try Screen(of: process).view(selector)
    } catch {
      throw .failed(error)
    }
  }
}

extension Simulation.AimError {
  /// Returns the miss, which a step may expect; throws a fault.
  func miss() throws(StepFault) -> TouchMiss {
    switch self {
    case .missed(let miss): return miss
    case .failed(let fault): throw fault
    }
  }
}

extension Finger {
  /// Moves a finger that is down in equal steps of equal time.
  func glide(from start: Point, to end: Point, _ duration: Duration, steps: Int = 10) {
    for step in 1...steps {
      process.mainLoop.advance(by: duration / steps)
      let part = Double(step) / Double(steps)
      move(
        to: Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }
}

extension Direction {
  /// The unit vector of the direction.
  fileprivate var unit: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }
}
