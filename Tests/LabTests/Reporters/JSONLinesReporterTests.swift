import Testing

@testable import LabCommands
@testable import LabKit

@Suite struct JSONLinesReports {
  @Test func `the output has one line per event and nothing else`() {
    let steps = "    { launch: {} },\n    { tap: 'Buy' },"
    let files = MemoryFiles(["s.json5": Shop.scenario(steps: steps)])
    #expect(
      LabRun("run", "--reporter=jsonl", "s.json5", files: files)
        == LabRun(
          .held,
          output: """
            {"_track_id":4005009837,"anonymous_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7",\
            "distinct_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7","event":"$AppStart",\
            "identities":{"$identity_idfv":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7"},\
            "lib":{"$app_version":"1.0","$lib":"iOS","$lib_method":"autoTrack",\
            "$lib_version":"0.2.0"},"properties":{"$app_id":"com.example.app",\
            "$app_name":"App","$app_version":"1.0",\
            "$device_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7",\
            "$event_session_id":"EBD6B8CF-76CC-44DD-8A0A-644C865F5B25",\
            "$is_first_day":true,"$is_first_time":true,"$lib":"iOS",\
            "$lib_method":"autoTrack","$lib_version":"0.2.0","$manufacturer":"Apple",\
            "$model":"iPhone14,5","$network_type":"WIFI","$os":"iOS","$os_version":"15.2",\
            "$resume_from_background":false,"$screen_height":844,"$screen_width":390,\
            "$timezone_offset":0,"$wifi":true},"scenario":"A shop","sequence":1,"step":1,\
            "time":1577836800000,"type":"track"}
            {"_track_id":3798212273,"anonymous_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7",\
            "distinct_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7","event":"$AppViewScreen",\
            "identities":{"$identity_idfv":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7"},\
            "lib":{"$app_version":"1.0","$lib":"iOS",\
            "$lib_detail":"ShopViewController######","$lib_method":"autoTrack",\
            "$lib_version":"0.2.0"},"properties":{"$app_id":"com.example.app",\
            "$app_name":"App","$app_version":"1.0",\
            "$device_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7",\
            "$event_session_id":"EBD6B8CF-76CC-44DD-8A0A-644C865F5B25",\
            "$is_first_day":true,"$lib":"iOS","$lib_method":"autoTrack",\
            "$lib_version":"0.2.0","$manufacturer":"Apple","$model":"iPhone14,5",\
            "$network_type":"WIFI","$os":"iOS","$os_version":"15.2","$screen_height":844,\
            "$screen_name":"ShopViewController","$screen_width":390,"$timezone_offset":0,\
            "$title":"Shop","$url":"ShopViewController","$wifi":true},"scenario":"A shop",\
            "sequence":2,"step":1,"time":1577836800000,"type":"track"}
            {"_track_id":1766749726,"anonymous_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7",\
            "distinct_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7","event":"$AppClick",\
            "identities":{"$identity_idfv":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7"},\
            "lib":{"$app_version":"1.0","$lib":"iOS",\
            "$lib_detail":"ShopViewController######","$lib_method":"autoTrack",\
            "$lib_version":"0.2.0"},"properties":{"$app_id":"com.example.app",\
            "$app_name":"App","$app_version":"1.0",\
            "$device_id":"8D676FCD-BF74-4DE9-9A6F-7203012FB0F7","$element_content":"Buy",\
            "$element_frame":[20,100,100,44],\
            "$element_path":"ShopViewController[0]/UIButton[0]","$element_type":"UIButton",\
            "$element_view_id":"8f954a54d719b040c39ba1959211f810",\
            "$event_session_id":"EBD6B8CF-76CC-44DD-8A0A-644C865F5B25",\
            "$is_first_day":true,"$lib":"iOS","$lib_method":"autoTrack",\
            "$lib_version":"0.2.0","$manufacturer":"Apple","$model":"iPhone14,5",\
            "$network_type":"WIFI","$os":"iOS","$os_version":"15.2","$screen_height":844,\
            "$screen_name":"ShopViewController","$screen_width":390,"$timezone_offset":0,\
            "$title":"Shop","$wifi":true},"scenario":"A shop","sequence":3,"step":2,\
            "time":1577836800050,"type":"track"}

            """))
  }

  @Test func `differences are printed to stderr`() {
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
