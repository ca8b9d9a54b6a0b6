import { BlockList, isIP, isIPv6 } from "node:net";

/** What is needed of a Hono context; `incoming` is missing where no socket was involved. */
export interface ClientIpContext {
  env?: { incoming?: { socket: { remoteAddress?: string | undefined } } | undefined } | undefined;
  req: { header: (name: string) => string | undefined };
}

/** Finds out who sent a request, from its socket and its `X-Forwarded-For` header. */
export type ReadClientIp = (context: ClientIpContext) => string;

/**
 * The forwarded header is believed only from the given addresses and networks. It is read from
 * its end: what stands before the first address that is not ours may be made up by the sender.
 */
export function createClientIpReader(trustedProxies: readonly string[]): ReadClientIp {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  return ({ env, req }) => {
    let visitor = normalize(env?.incoming?.socket.remoteAddress ?? "");
    const hops = (req.header("X-Forwarded-For") ?? "")
      .split(",")
      .map((hop) => normalize(hop.trim()));
    while (isTrusted(visitor)) {
      const hop = hops.pop();
      if (hop === undefined || isIP(hop) === 0) break;
      visitor = hop;
    }
    return visitor === "" ? "unknown" : visitor;
  };
}

/** IPv4 inside IPv6, as a socket that listens on both gives it, counts as IPv4. */
function normalize(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").toLowerCase();
}
