/** @jest-environment node */
import { clientOf, forwardedFor, siteOf } from "./client.ts"

test.each([
  ["192.0.2.7", "192.0.2.7"],
  [" 192.0.2.7 ", "192.0.2.7"],
  ["192.0.2.7:5123", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", "unknown"],
  ["_hidden", "unknown"],
  ["999.1.1.1", "unknown"],
])("an address %j is the client %s", (address, client) => {
  expect(clientOf(address)).toBe(client)
})

test.each([
  ["192.0.2.7", undefined],
  ["unknown", undefined],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["0:0:0:0::/64", "0:0:0::/48"],
])("the site of the client %s is %s", (client, site) => {
  expect(siteOf(client)).toBe(site)
})

test.each([
  ["6.6.6.6, 192.0.2.1", 0, undefined],
  ["6.6.6.6, 192.0.2.1", 1, "192.0.2.1"],
  ["6.6.6.6, 192.0.2.1, 10.0.0.1", 2, "192.0.2.1"],
  ["192.0.2.1", 2, undefined],
  [["6.6.6.6", "192.0.2.1"], 1, "192.0.2.1"],
  ["", 1, undefined],
  [undefined, 1, undefined],
])("of %j, %i proxies believe %s", (header, proxies, client) => {
  expect(forwardedFor(header, proxies)).toBe(client)
})
