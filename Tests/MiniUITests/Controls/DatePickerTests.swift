import MiniUI
import Testing

/// Date pickers, with a label that an app fills as the pickers of KIF's test app do.
@Suite struct DatePickers {
  private let stage: Stage
  private let picker: DatePicker

  init() throws {
    let time = try #require(Instant(iso8601: "2020-03-01T10:20:30Z"))
    stage = Stage(on: Device(time: time))
    picker = stage.view(Rect(x: 20, y: 400, width: 320, height: 216), DatePicker.self)
    stage.listener().listen(to: picker, for: .allEvents)
  }

  private func instant(_ text: String) throws -> Instant { try #require(Instant(iso8601: text)) }

  private var day: String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let date = picker.date.date(in: .utc)
    return "\(months[date.month - 1]) \(date.day), \(date.year)"
  }

  private var time: String {
    let seconds = Int(picker.date.timeSince1970.components.seconds) % 86_400
    let (hour, minute) = (seconds / 3600, seconds / 60 % 60)
    return "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }

  @Test(arguments: [
    ("1965-06-17T00:00:00Z", "Jun 17, 1965"), ("2030-12-31T00:00:00Z", "Dec 31, 2030"),
  ])
  func `T132 a person selects a date`(_ date: String, _ label: String) throws {
    picker.mode = .date
    try stage.finger.spin(picker, to: instant(date))
    #expect((day, stage.log.take()) == (label, ["valueChanged", "primaryActionTriggered"]))
  }

  @Test func `T132 a person selects a time`() throws {
    picker.mode = .time
    try stage.finger.spin(picker, to: instant("2025-01-01T07:44:50Z"))
    #expect((time, stage.log.take()) == ("7:44 AM", ["valueChanged", "primaryActionTriggered"]))
  }

  @Test func `T132 a person selects the length of a countdown`() throws {
    picker.mode = .countDownTimer
    try stage.finger.spin(picker, to: .seconds(4 * 3600 + 10 * 60))
    #expect("\(picker.countDownDuration.components.seconds).000000" == "15000.000000")
    #expect(stage.log.take() == ["valueChanged", "primaryActionTriggered"])
  }

  @Test func `PK-1 only the wheels of the mode turn`() throws {
    let date = try instant("2021-12-24T18:05:59Z")
    let dates = try [DatePicker.Mode.date, .time, .dateAndTime].map { mode in
      picker.date = try instant("2020-03-01T10:20:30Z")
      picker.mode = mode
      try stage.finger.spin(picker, to: date)
      return picker.date.iso8601
    }
    #expect(dates == ["2021-12-24T10:20:30Z", "2020-03-01T18:05:00Z", "2021-12-24T18:05:00Z"])
  }

  @Test func `PK-1 the day is the one in the device's time zone`() throws {
    let zone = try #require(TimeZoneOffset(iso8601: "+08:00"))
    let stage = Stage(on: Device(timeZone: zone))
    let picker = stage.view(Rect(x: 20, y: 400, width: 320, height: 216), DatePicker.self)
    picker.mode = .date
    picker.date = try instant("2020-03-01T10:00:00+08:00")
    try stage.finger.spin(picker, to: instant("2020-05-05T01:00:00+08:00"))
    #expect(picker.date.iso8601(in: zone) == "2020-05-05T10:00:00+08:00")
  }

  @Test
  func `PK-1 and RC-18 neither values set by code nor unmoved wheels are reported`() throws {
    picker.date = try instant("2020-04-01T00:00:00Z")
    picker.countDownDuration = .seconds(90)
    try stage.finger.spin(picker, to: instant("2020-04-01T00:00:59Z"))
    #expect(stage.log.take() == [])
  }

  @Test func `dates stay within the limits, unless the limits contradict each other`() throws {
    picker.minimumDate = try instant("2020-02-01T00:00:00Z")
    picker.maximumDate = try instant("2020-02-20T00:00:00Z")
    #expect(picker.date.iso8601 == "2020-02-20T00:00:00Z")
    try stage.finger.spin(picker, to: instant("2019-01-01T00:00:00Z"))
    #expect(picker.date.iso8601 == "2020-02-01T00:00:00Z")
    picker.minimumDate = try instant("2021-01-01T00:00:00Z")
    picker.date = try instant("2030-01-01T00:00:00Z")
    #expect(picker.date.iso8601 == "2030-01-01T00:00:00Z")
  }

  @Test func `a countdown shows at most 23 hours and 59 minutes, in steps`() throws {
    picker.mode = .countDownTimer
    picker.countDownDuration = .seconds(100_000)
    #expect(picker.countDownDuration == .seconds(86_399))
    picker.minuteInterval = 5
    let lengths = try [0, 3599, 100_000].map { seconds in
      try stage.finger.spin(picker, to: .seconds(seconds))
      return picker.countDownDuration.components.seconds
    }
    #expect(lengths == [300, 3300, 86_100])
  }

  @Test func `the minute wheel has steps that divide the hour`() throws {
    let intervals = [15, 7, 31, 0, 30].map { interval in
      picker.minuteInterval = interval
      return picker.minuteInterval
    }
    #expect(intervals == [15, 1, 1, 1, 30])
    try stage.finger.spin(picker, to: instant("2020-04-01T10:44:00Z"))
    #expect(picker.date.iso8601 == "2020-04-01T10:30:00Z")
  }

  @Test
  func `RC-16 a disabled or covered picker does not turn`() throws {
    picker.isEnabled = false
    try stage.finger.spin(picker, to: instant("2020-04-01T00:00:00Z"))
    #expect(picker.date.iso8601 == "2020-03-01T10:20:30Z")
    _ = stage.view(picker.frame)
    #expect(throws: TouchMiss.self) {
      try stage.finger.spin(picker, to: instant("2020-04-01T00:00:00Z"))
    }
  }

  @Test func `the wheels receive the touches, and time passes while they turn`() throws {
    let wheels = stage.finger.tap(at: Point(x: 100, y: 500))
    #expect(wheels?.class.name == "_UIDatePickerView")
    let start = stage.device.clock.uptime
    try stage.finger.spin(picker, to: instant("2020-04-01T00:00:00Z"))
    #expect(stage.device.clock.uptime - start == .milliseconds(500))
    #expect(stage.log.take() == ["valueChanged", "primaryActionTriggered"])
  }
}
