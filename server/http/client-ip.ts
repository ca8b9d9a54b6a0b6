import { BlockList, isIP, isIPv6 } from "node:net";
import { isPrivateIp } from "./private-ip.ts";

/** What is needed of a Hono context; `incoming` is missing where no socket was involved. */
export interface ClientIpContext {
  env?: { incoming?: { socket: { remoteAddress?: string | undefined } } | undefined } | undefined;
  req: { header: (name: string) => string | undefined };
}

/** Finds out who sent a request, from its socket and its `X-Forwarded-For` header. */
export type ReadClientIp = (context: ClientIpContext) => string;

/**
 * The forwarded header is believed only from the given IPs and networks. It is read from its end:
 * what stands before the first IP that is not ours may be made up by the sender.
 * @param warn called once, when a peer of a private network forwards requests and is not trusted:
 * then all visitors behind it count as one client.
 */
export function createClientIpReader(
  trustedProxies: readonly string[],
  warn: (message: string) => void,
): ReadClientIp {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [ip = "", bits] = proxy.split("/");
    const family = isIPv6(ip) ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(ip, family);
    else trusted.addSubnet(ip, Number(bits), family);
  }
  const isTrusted = (ip: string) =>
    isIP(ip) !== 0 && trusted.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
  let isWarned = false;
  return ({ env, req }) => {
    const forwardedFor = req.header("X-Forwarded-For") ?? "";
    const peer = normalize(env?.incoming?.socket.remoteAddress ?? "");
    if (forwardedFor !== "" && !isWarned && !isTrusted(peer) && isPrivate(peer)) {
      isWarned = true;
      warn(
        `WARNING: ${peer} forwards requests of others and TRUSTED_PROXIES does not name it, so all visitors behind it count as one client.`,
      );
    }
    let clientIp = peer;
    const hops = forwardedFor.split(",");
    while (isTrusted(clientIp)) {
      const hop = readHop(hops.pop() ?? "");
      if (hop === null) break;
      clientIp = hop;
    }
    return clientIp === "" ? "unknown" : clientIp;
  };
}

function isPrivate(ip: string): boolean {
  return isIP(ip) !== 0 && isPrivateIp(ip);
}

/**
 * The IP of one entry of the header; null when it has none. Some load balancers add the port, as in
 * `203.0.113.7:50123`, and an IPv6 then has brackets, as in `[2001:db8::1]:443`.
 */
function readHop(hop: string): string | null {
  const text = hop.trim();
  const [, inBrackets, beforePort] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(text) ?? [];
  const ip = normalize(inBrackets ?? beforePort ?? text);
  return isIP(ip) === 0 ? null : ip;
}

/** IPv4 inside IPv6, as a socket that listens on both gives it, counts as IPv4. */
function normalize(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "").toLowerCase();
}
