import Testing

@testable import lab

@Suite struct JSONLinesReports {
  @Test func `each event is a line, and nothing else is on the output`() {
    let steps = "    { launch: {} },\n    { tap: 'Buy' },"
    let files = MemoryFiles(["s.json5": Shop.scenario(steps: steps)])
    #expect(
      LabRun("run", "--reporter=jsonl", "s.json5", files: files)
        == LabRun(
          .held,
          output: """
            {"event":"$AppStart","properties":{"$is_first_time":true,\
            "$resume_from_background":false},"scenario":"A shop","sequence":1,"step":1,\
            "time":1577836800000}
            {"event":"$AppViewScreen","properties":{"$screen_name":"ShopViewController",\
            "$title":"Shop","$url":"ShopViewController"},"scenario":"A shop","sequence":2,\
            "step":1,"time":1577836800000}
            {"event":"$AppClick","properties":{"$element_content":"Buy",\
            "$element_frame":[20,100,100,44],\
            "$element_path":"ShopViewController[0]/UIButton[0]","$element_type":"UIButton",\
            "$element_view_id":"8f954a54d719b040c39ba1959211f810",\
            "$screen_name":"ShopViewController","$title":"Shop"},"scenario":"A shop",\
            "sequence":3,"step":2,"time":1577836800050}

            """))
  }

  @Test func `what differs goes to the messages`() {
    let steps = """
          { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' }] },
          { tap: 'Buy', expect: [] },
          { tap: '#share', expect: [], missed: 'x' },
          { launch: {} },
      """
    let run = LabRun(
      "run", "--reporter", "jsonl", "s.json5",
      files: MemoryFiles(["s.json5": Shop.scenario(steps: steps)]))
    #expect(run.code == .failed)
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(
      run.messages == """
        s.json5:24:27: expected no event, \
        found $AppClick  ShopViewController[0]/UIButton[0]  "Buy"
        s.json5:25:30: expected no event, \
        found $AppClick  ShopViewController[0]/UIButton[1]  "Share"
        s.json5:25:42: expected missed  x, found a tap that hit
        s.json5:26:5: the app is running; use 'relaunch', or end it first
        1 scenario failed, 0 passed, 4 events

        """)
  }
}
