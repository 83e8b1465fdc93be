/// A picker of a date or a duration: `UIDatePicker`.
///
/// Changes by code send no event; the user spins the wheels with a ``Finger``.
open class DatePicker: Control {
  private var storedDate = Instant.defaultEpoch
  private var storedDuration = Duration.zero
  private var storedInterval = 1
  /// The set of wheels; date and time by default.
  public final var mode = Mode.dateAndTime
  /// The earliest date; ignored if it is later than the latest, and by a countdown.
  public final var minimumDate: Instant? { didSet { storedDate = limited(storedDate) } }
  /// The latest date; ignored if it is earlier than the earliest, and by a countdown.
  public final var maximumDate: Instant? { didSet { storedDate = limited(storedDate) } }

  /// The sets of wheels, with UIKit's values.
  public enum Mode: Int, Hashable, Sendable, CaseIterable {
    /// Hours and minutes of the day.
    case time
    /// The day.
    case date
    /// The day, hours and minutes.
    case dateAndTime
    /// Hours and minutes of a countdown.
    case countDownTimer
  }

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(DatePicker.self, name: "UIDatePicker")
  }

  /// Makes a picker of the current date, with the system's private views.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    storedDate = process.device.clock.now
    // The wheels take the touches, so the control itself follows none.
    addPart(templates.datePickerPart).root.isUserInteractionEnabled = true
  }

  /// The date within the limits; setting it sends no event (RC-18, PK-1).
  public final var date: Instant {
    get { storedDate }
    set { storedDate = limited(newValue) }
  }

  /// The duration of a countdown, at most 86,399 s; setting it sends no event (Apple).
  public final var countDownDuration: Duration {
    get { storedDuration }
    set { storedDuration = min(max(newValue, .zero), Self.longestCountdown) }
  }

  /// The step of the minute wheel: a divisor of 60 up to 30; any other number means 1 (Apple).
  public final var minuteInterval: Int {
    get { storedInterval }
    set {
      let isFit = (1...30).contains(newValue) && 60.isMultiple(of: newValue)
      storedInterval = isFit ? newValue : 1
    }
  }

  override open var intrinsicSize: Size { Size(width: 320, height: 216) }
}

extension DatePicker {
  /// The longest countdown: 23:59 h and the seconds, which no wheel shows (Apple).
  static let longestCountdown = Duration.seconds(86_399)

  private func limited(_ date: Instant) -> Instant {
    let (earliest, latest) = (minimumDate ?? .earliest, maximumDate ?? .latest)
    return earliest <= latest ? min(max(date, earliest), latest) : date
  }

  /// Handles the end of a spin: the wheels of ``mode`` take the date, to the minute.
  ///
  /// A countdown ignores it.
  func wheelsDidStop(at date: Instant) {
    guard isEnabled, mode != .countDownTimer else { return }
    let new = limited(shown(date))
    guard new != storedDate else { return }
    storedDate = new
    reportNewValue(nil)
  }

  /// Handles the end of a spin of a countdown, whose least value is one step of minutes.
  func wheelsDidStop(at duration: Duration) {
    guard isEnabled, mode == .countDownTimer else { return }
    let time = min(duration, Self.longestCountdown)
    let new = max(wholeSteps(in: time), .seconds(60 * storedInterval))
    guard new != storedDuration else { return }
    storedDuration = new
    reportNewValue(nil)
  }

  /// Rounds a time down to whole steps of the minute wheel.
  private func wholeSteps(in time: Duration) -> Duration {
    let step = 60 * storedInterval
    return .seconds(Int(time.components.seconds) / step * step)
  }

  /// Combines the part of a date that the wheels can show with the rest of the current date.
  private func shown(_ date: Instant) -> Instant {
    let zone = process.device.timeZone
    let (new, old) = (date.wallTime(in: zone), storedDate.wallTime(in: zone))
    let time = wholeSteps(in: new.time)
    switch mode {
    case .time: return Instant(day: old.day, time: time, in: zone)
    case .date: return Instant(day: new.day, time: old.time, in: zone)
    case .dateAndTime, .countDownTimer: return Instant(day: new.day, time: time, in: zone)
    }
  }
}

extension Instant {
  /// Returns the day, counted from 1970-01-01, and the time since its midnight.
  fileprivate func wallTime(in zone: TimeZoneOffset) -> (day: Int, time: Duration) {
    let day = date(in: zone).daysSince1970
    return (day, self - Instant(day: day, time: .zero, in: zone))
  }

  fileprivate init(day: Int, time: Duration, in zone: TimeZoneOffset) {
    self.init(timeSince1970: .seconds(day * 86_400 - zone.secondsFromGMT) + time)
  }
}
