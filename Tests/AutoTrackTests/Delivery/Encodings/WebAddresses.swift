import Foundation
import Testing

@testable import AutoTrack

@Suite struct WebAddresses {
  @Test(arguments: [
    ("https://www.sensorsdata.cn/auto", "www.sensorsdata.cn"), ("https:www", nil),
    ("file:///Users/a/b", ""), ("", nil),
  ])
  func `SA-E26 an address has the same host as in Foundation`(address: String, host: String?) {
    #expect(WebAddress(address).host == host)
    #expect(
      address.isEmpty || URL(string: address)?.host(percentEncoded: false) ?? "" == host ?? "")
  }

  @Test func `SA-E26 the items of a query are found by name`() {
    let address = WebAddress("https://example.com/sa?project=default&token=95c73ae661f85aa0")
    #expect((address["project"], address["token"]) == ("default", "95c73ae661f85aa0"))
    #expect(address.queryItems.map(\.name) == ["project", "token"])
    #expect(WebAddress("?project=default&token=95c73ae661f85aa0").queryItems == address.queryItems)
  }

  @Test(arguments: [
    ("www.sensorsdata.cn/auto", nil, nil), ("//data.example/a", nil, "data.example"),
    ("HTTP://User:word@Data.Example:8106?a", "http", "data.example"),
    ("http://[::1]:8106/sa", "http", "[::1]"), ("shop://sale#//x", "shop", "sale"),
    ("a b://c", nil, nil), ("1a://c", nil, nil), ("a+b-1.c://d", "a+b-1.c", "d"),
    ("http://?a=b", "http", ""), ("http:", "http", nil), ("://c", nil, nil),
  ])
  func `SA-E26 an address may lack a scheme or slashes`(
    address: String, scheme: String?, host: String?
  ) {
    #expect((WebAddress(address).scheme, WebAddress(address).host) == (scheme, host))
  }

  @Test(arguments: [
    ("a?", []), ("a?a=&b&c=1", ["a=", "b", "c=1"]), ("a?x=1&x=2&x", ["x=1", "x=2", "x"]),
    ("a?n%20a=%E4%BD%A0%26", ["n a=你&"]), ("a?v=%zz&w=%", ["v=%zz", "w=%"]),
    ("a?b=c=d?e", ["b=c=d?e"]), ("a?b=1#c=2&d=3", ["b=1"]), ("a#?b=1", []), ("?&&a=1&", ["a=1"]),
  ])
  func `SA-E26 a query has decoded pairs in their order`(address: String, items: [String]) {
    #expect(
      WebAddress(address).queryItems.map { $0.name + ($0.value.map { "=" + $0 } ?? "") } == items)
  }

  @Test func `SA-E26 of a repeated name the last value counts`() {
    #expect(WebAddress("?x=1&x=2")["x"] == "2")
    #expect(WebAddress("?x=1&x")["x"] == nil)
    #expect(WebAddress("?x=")["x"] == "")
    #expect(WebAddress("?x=1")["y"] == nil)
  }
}
