import { expect, test } from "vitest";
import { isPrivateIp } from "./private-ip.ts";

test.each([
  ["this machine", ["127.0.0.1", "127.255.255.254", "0.0.0.0", "::1", "::"]],
  ["private networks", ["10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fd00::1"]],
  ["links", ["169.254.169.254", "fe80::1", "febf::1"]],
  ["a provider's own network", ["100.64.0.1", "100.127.255.255"]],
  ["protocols", ["192.0.0.8", "192.88.99.1", "198.18.0.1", "2001::1", "2001:1ff::1", "2002::1"]],
  ["documentation", ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff:fff::1"]],
  ["groups and what is reserved", ["224.0.0.1", "240.0.0.1", "255.255.255.255", "ff02::1"]],
  ["segment routing and the discarded prefixes", ["5f00::1", "100::1", "100:0:0:1::1"]],
  ["sites, an earlier form of private networks", ["fec0::1", "feff::1"]],
  ["IPv4 written as IPv6", ["::ffff:10.0.0.1", "::ffff:a00:1", "::10.0.0.1", "64:ff9b::a00:1"]],
  ["what nobody was given yet", ["4000::1", "1fff::1", "e000::1"]],
])("%s are private", (_, ips) => {
  expect(ips.filter((ip) => !isPrivateIp(ip))).toEqual([]);
});

test("IPs that anybody can be reached at are public", () => {
  const ips =
    "1.1.1.1 93.184.215.14 9.255.255.255 11.0.0.0 172.32.0.1 223.255.255.255 2606:4700::1111 2001:200::1 2001:db9::1 2003::1 3ffe::1 2a00:1450::1 ::ffff:1.1.1.1 ::ffff:101:101";
  expect(ips.split(" ").filter(isPrivateIp)).toEqual([]);
});
