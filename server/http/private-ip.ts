import { BlockList, isIPv6 } from "node:net";

type Network = readonly [ip: string, bits: number];

/**
 * IANA's IPv4 special-purpose address registry without the blocks that it calls globally reachable,
 * and multicast with all that follows it (224.0.0.0/3).
 */
const ipv4Networks: readonly Network[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/**
 * IANA's IPv6 address space registry gives 2000::/3 alone to global unicast. The first three
 * networks are all the rest, so that a block with a new purpose outside it (as 5f00::/16 was) needs
 * no line here; the others are of the IPv6 special-purpose address registry and inside 2000::/3.
 */
const ipv6Networks: readonly Network[] = [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

const blockedIpv4 = new BlockList();
for (const [ip, bits] of ipv4Networks) blockedIpv4.addSubnet(ip, bits, "ipv4");
const blockedIpv6 = new BlockList();
for (const [ip, bits] of ipv6Networks) blockedIpv6.addSubnet(ip, bits, "ipv6");
const ipv4InIpv6 = new BlockList();
ipv4InIpv6.addSubnet("::ffff:0:0", 96, "ipv6");

/** Whether an IP is of this machine, of a private network or reserved for a special purpose. */
export function isPrivateIp(ip: string): boolean {
  if (!isIPv6(ip)) return blockedIpv4.check(ip, "ipv4");
  // A list of IPv4 networks finds IPv4 that is written as IPv6 by itself.
  return ipv4InIpv6.check(ip, "ipv6")
    ? blockedIpv4.check(ip, "ipv6")
    : blockedIpv6.check(ip, "ipv6");
}
