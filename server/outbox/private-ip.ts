import { BlockList, isIPv6 } from "node:net";

/** Networks that are not public: IANA's IPv4 and IPv6 special-purpose address registries. */
const networks: readonly [ip: string, bits: number][] = [
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
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
];

const blocked = new BlockList();
for (const [ip, bits] of networks) {
  blocked.addSubnet(ip, bits, isIPv6(ip) ? "ipv6" : "ipv4");
}

/** Whether an IP is of this machine, of a private network or reserved for a special purpose. */
export function isPrivateIp(ip: string): boolean {
  return blocked.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}
