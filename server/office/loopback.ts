/** Whether an IP or a host name is this computer's own. */
export function isLoopback(host: string): boolean {
  const ip = host.replace(/^::ffff:/, "");
  return host === "localhost" || ip === "::1" || /^127(?:\.\d{1,3}){3}$/.test(ip);
}
