import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";
import { createClientIpReader } from "./client-ip.ts";

const limitOf = (posts: number) => createRateLimit({ name: "test", posts, windowSeconds: 3_600 });

function createReader(trustedProxies: string[], warn: (message: string) => void = () => {}) {
  const readClientIp = createClientIpReader(trustedProxies, warn);
  return (remoteAddress: string | undefined, forwardedFor?: string) =>
    readClientIp({
      env: { incoming: { socket: { remoteAddress } } },
      req: { header: (name) => (name === "X-Forwarded-For" ? forwardedFor : undefined) },
    });
}

test("without a trusted proxy the forwarded header is not believed", () => {
  const read = createReader([]);
  expect(read("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9");
  expect(read("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(read(undefined, "198.51.100.1")).toBe("unknown");
});

test("behind proxies it is the last address that none of them has", () => {
  const read = createReader(["10.0.0.0/8", "::1"]);
  expect(read("10.1.2.3", "198.51.100.1")).toBe("198.51.100.1");
  expect(read("::1", "1.2.3.4, 198.51.100.1, 10.9.9.9")).toBe("198.51.100.1");
  expect(read("::ffff:10.1.2.3", "2001:DB8::7")).toBe("2001:db8::7");
});

test.each([
  ["203.0.113.7:50123", "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:DB8::1]", "2001:db8::1"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["1.2.3.4:99999, 203.0.113.7:50123, 10.9.9.9:80", "203.0.113.7"],
])("of %s in the forwarded header the client is %s", (forwardedFor, clientIp) => {
  const read = createReader(["10.0.0.0/8"]);
  expect(read("10.1.2.3", forwardedFor)).toBe(clientIp);
});

test("a proxy of a private network that is not trusted is named once", () => {
  const warnings: string[] = [];
  const read = createReader(["10.0.0.0/8"], (message) => warnings.push(message));
  // What anybody on the Internet sends must not write a line.
  expect(read("198.51.100.7", undefined)).toBe("198.51.100.7");
  expect(read("93.184.215.14", "203.0.113.7")).toBe("93.184.215.14");
  expect(read("10.1.2.3", "203.0.113.7")).toBe("203.0.113.7");
  expect(read("172.18.0.2")).toBe("172.18.0.2");
  expect(warnings).toEqual([]);
  expect(read("::ffff:172.18.0.2", "203.0.113.7")).toBe("172.18.0.2");
  expect(read("172.18.0.2", "203.0.113.8")).toBe("172.18.0.2");
  expect(warnings).toEqual([expect.stringMatching(/172\.18\.0\.2 .*TRUSTED_PROXIES/)]);
  expect(warnings.join()).not.toContain("203.0.113");
});

test("a forwarded header that is no address leaves the proxy's own", () => {
  const read = createReader(["10.0.0.0/8"]);
  expect(read("10.1.2.3", "<script>")).toBe("10.1.2.3");
  expect(read("10.1.2.3", "")).toBe("10.1.2.3");
  expect(read("10.1.2.3")).toBe("10.1.2.3");
});

test("one post too many says how long to wait, and other addresses are not concerned", async () => {
  const { take, giveBack } = limitOf(2);
  expect(await take("203.0.113.9")).toBeNull();
  expect(await take("203.0.113.9")).toBeNull();
  const seconds = await take("203.0.113.9");
  expect(seconds).toBeGreaterThan(3_500);
  expect(seconds).toBeLessThanOrEqual(3_600);
  expect(await take("203.0.113.10")).toBeNull();
  await giveBack("203.0.113.10");
  await giveBack("203.0.113.10");
});

test("a post given back does not count", async () => {
  const { take, giveBack } = limitOf(1);
  for (let post = 0; post < 3; post += 1) {
    expect(await take("203.0.113.9")).toBeNull();
    await giveBack("203.0.113.9");
  }
});

test("the addresses of one IPv6 network count together", async () => {
  const { take } = limitOf(1);
  expect(await take("2001:db8:1:2::1")).toBeNull();
  expect(await take("2001:db8:1:2:ffff::2")).not.toBeNull();
  expect(await take("2001:db8:1:3::1")).toBeNull();
  expect(await take("::1")).toBeNull();
  expect(await take("::2")).not.toBeNull();
});

test("a limit of 0 is none", async () => {
  const { take } = limitOf(0);
  for (let post = 0; post < 1_000; post += 1) expect(await take("203.0.113.9")).toBeNull();
});
