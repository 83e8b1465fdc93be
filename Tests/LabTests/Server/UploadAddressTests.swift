import Testing

@testable import lab

/// Which addresses events can be sent to.
@Suite struct UploadAddresses {
  @Test(arguments: [
    "http://h", "https://example.com/a/b?c=d&e=%20", "HTTP://127.0.0.1:8080/events",
    "http://h?x", "http://h:65535",
  ])
  func `a host, and whatever follows it`(address: String) {
    #expect(UploadAddress.isValid(address))
  }

  @Test(arguments: [
    "", "h", "h:80/events", "ftp://h/", "file:///events", "http:/h", "http://", "http:///events",
    "http://:80", "http://h:", "http://h:0", "http://h:65536", "http://h:+1", "http://h:1:2",
    "http://me:secret@h/", "http://me@h/", "http://h/a b", "http://h/é", "http://h/#top",
    "http://[::1]", "http://[::1]:80/", "http://h/\n",
  ])
  func `what is no address of a server, or would show a password`(address: String) {
    #expect(!UploadAddress.isValid(address))
    let run = LabRun("run", "--upload", address)
    #expect(run.code == .invalid)
    #expect(run.messages.hasPrefix("lab: --upload needs the address of a server, found '"))
  }
}
