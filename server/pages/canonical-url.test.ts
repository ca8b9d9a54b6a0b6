import fc from "fast-check";
import { expect, test } from "vitest";
import { pages } from "#content/pages/pages.ts";
import { redirects } from "#content/pages/redirects.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { normalizeQuery, resolveUrl } from "./canonical-url.ts";

const origin = "https://coast.test";
const redirectTargets = new Map(redirects.map(({ from, to }) => [from, to] as const));

function resolve(path: string) {
  return resolveUrl(new URL(origin + path), redirectTargets);
}

const nothing = { kind: "document", path: "/not/found/here", query: "" };
const noPlace = { kind: "document", path: "/not/found-golf-carts", query: "" };

test.each([
  ["/delaware/%6cewes-golf-carts", "/delaware/lewes-golf-carts"],
  ["/%64elaware%2Flewes-golf-carts", "/delaware/lewes-golf-carts"],
  ["/vehicles/%64enago-ev-city", "/vehicles/denago-ev-city"],
  ["/vehicles/denago-ev-city/3D", "/vehicles/denago-ev-city/3d"],
  ["/vehicles/denago-ev-city/%33%44", "/vehicles/denago-ev-city/3d"],
  ["/vehicle/%69mported-cart-7", "/vehicle/imported-cart-7"],
  ["/VEHICLES/Imported-Cart-7", "/vehicles/imported-cart-7"],
  ["/Rentals", "/rentals"],
  ["/rentals/?a=b", "/rentals?a=b"],
  ["/rentals%2f%2F?a=b", "/rentals?a=b"],
  ["//", "/"],
  ["//rentals", "/rentals"],
  ["/%70rivacy-policy/", "/privacy"],
  ["/PRIVACY-policy", "/privacy"],
])("%s leads to %s in one step", (path, location) => {
  expect(resolve(path)).toEqual({ kind: "redirect", location });
});

test.each([
  "/%E0%A4%A",
  "/%ff",
  "/rentals%00",
  "/%2572entals",
  "/rentals%3Fa=b",
  "/rentals%0a",
  "/rentals.data",
  "/a.b",
  "/a/b/c/d",
  "//evil.test//x/",
  "/%5cevil.test",
  `/${"x".repeat(8_000)}`,
])("%s is the one page of what does not exist", (path) => {
  expect(resolve(path)).toEqual(nothing);
});

test.each([
  ["/atlantis-golf-carts", noPlace],
  ["/delaware/atlantis-golf-carts", noPlace],
  ["/%61tlantis/lewes-golf-carts", noPlace],
  ["/vehicle/no%2Ecart", { ...noPlace, path: "/vehicle/-" }],
  ["/vehicles/No_Cart/3D", { ...noPlace, path: "/vehicles/-/3d" }],
])("%s is the one page of its kind", (path, page) => {
  expect(resolve(path)).toEqual(page);
});

test("no spelling of a path makes a second page of it, and none of anything makes a new page", () => {
  const known = [
    ...pages.map(({ path }) => path),
    vehiclePath({ id: "imported-cart-7" }),
    "/vehicle/imported-cart-7",
  ];
  const spelling = fc
    .tuple(fc.constantFrom(...known), fc.infiniteStream(fc.nat(9)))
    .map(([path, choices]) => [path, spell(path, choices)] as const);
  fc.assert(
    fc.property(spelling, ([path, spelled]) => {
      const resolved = resolve(spelled);
      const isCanonical = new URL(origin + spelled).pathname === path;
      expect(resolved).toEqual(
        isCanonical ? { kind: "document", path, query: "" } : { kind: "redirect", location: path },
      );
    }),
    { numRuns: 2_000 },
  );
  const standIns = ["/not/found/here", "/not/found-golf-carts", "/vehicle/-", "/vehicles/-"];
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      fc.pre(URL.canParse(`${origin}/${text}`));
      const { pathname } = new URL(`${origin}/${text}`);
      const resolved = resolve(pathname);
      const shown = resolved.kind === "document" ? resolved : resolve(resolved.location);
      expect([...standIns, "/vehicles/-/3d", ...known]).toContain(
        shown.kind === "document" ? shown.path : shown.location,
      );
    }),
    { numRuns: 2_000 },
  );
});

/** Writes a path in another way, with escapes, capitals and slashes as the choices say. */
function spell(path: string, choices: Iterable<number>): string {
  const next = choices[Symbol.iterator]();
  const choose = () => Number(next.next().value);
  const hex = (letter: string) => letter.charCodeAt(0).toString(16);
  const spelled = Array.from(path.slice(1), (letter) => {
    const choice = choose();
    if (choice === 0) return `%${hex(letter)}`;
    if (choice === 1) return `%${hex(letter).toUpperCase()}`;
    if (choice === 2) return letter.toUpperCase();
    if (choice === 3 && letter === "/") return "//";
    return letter;
  });
  return `/${spelled.join("")}${choose() === 0 && path !== "/" ? "/" : ""}`;
}

test("the inventory's query is brought into its one order, and others lose what they do not know", () => {
  const query = (path: string, text: string) => normalizeQuery(path, new URLSearchParams(text));
  expect(query("/inventory", "page=1&brand=DENAGO&x=1&search=+city")).toBe(
    "?search=city&brand=denago",
  );
  expect(query("/rentals", "a=b")).toBe("");
  expect(query("/contact", "z=1&interest=parts&about=A")).toBe("");
  expect(query("/contact", "topic=test-drive&brand=denago")).toBe("?brand=denago&topic=test-drive");
});

const toCapeMay = "to=new-jersey%2Fcape-may";

test.each([
  ["/vehicles/denago-ev-city?to=new-jersey/cape-may", `?${toCapeMay}`],
  ["/vehicles/imported-cart-7?x=1&to=New-Jersey/Cape-May", `?${toCapeMay}`],
  ["/vehicle/denago-ev-city?to=new-jersey/cape-may&to=maine/kittery", `?${toCapeMay}`],
  ["/inventory?to=new-jersey/cape-may&brand=denago", `?brand=denago&${toCapeMay}`],
  ["/compare?ids=b,a&ids=a&to=new-jersey/cape-may", `?ids=b%2Ca&${toCapeMay}`],
  ["/compare?ids=,<b>", ""],
  ["/rentals?to=new-jersey/cape-may", ""],
  ["/vehicles/denago-ev-city/3d?to=new-jersey/cape-may", ""],
])("%s is the page with the query %j", (path, query) => {
  expect(resolve(path)).toEqual({ kind: "document", path: path.split("?")[0], query });
});

test.each([
  ["/inventory?to=", "/inventory"],
  ["/vehicles/denago-ev-city?to=atlantis", "/vehicles/denago-ev-city"],
  ["/inventory?brand=denago&to=maine/cape-may&page=2", "/inventory?brand=denago&page=2"],
  ["/Inventory?to=nowhere", "/inventory"],
])("%s names a place we don't know, and leads to %s", (path, location) => {
  expect(resolve(path)).toEqual({ kind: "redirect", location });
});

test("the way back from the choice of a place leads to pages with prices and nowhere else", () => {
  const query = (back: string) =>
    normalizeQuery("/deliver-to", new URLSearchParams({ for: back, x: "1" }));
  expect(query("/vehicles/denago-ev-city")).toBe("?for=%2Fvehicles%2Fdenago-ev-city");
  expect(new URLSearchParams(query("/inventory?page=2&x=1&brand=denago")).get("for")).toBe(
    "/inventory?brand=denago&page=2",
  );
  const elsewhere = [
    "https://evil.test/",
    "//evil.test/inventory",
    "/\\evil.test",
    "/contact",
    "x",
  ];
  expect(elsewhere.map(query)).toEqual(elsewhere.map(() => ""));
  expect(query(`/inventory?search=${"x".repeat(400)}`)).toBe("");
});

test("the last day of a rental or of storage is no place that carts are delivered to", () => {
  for (const path of ["/rentals/quote", "/storage-estimate"]) {
    const query = normalizeQuery(path, new URLSearchParams("from=2027-06-18&to=2027-06-26"));
    expect(query, path).toBe("?from=2027-06-18&to=2027-06-26");
  }
});
