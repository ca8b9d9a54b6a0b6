import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { serviceFees, storageFees } from "#content/dealership/fees.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { formatDollars } from "#domain/money/money.ts";
import {
  cardPath,
  makeCall,
  makeLead,
  makeSmallLead,
  readAnswer,
} from "#tests/assistants/messages.ts";
import { findViolations, type SchemaName } from "#tests/assistants/validate.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { connect } from "#tests/assistants/mcp-client.ts";
import { ask } from "./ask.ts";

let site: SiteServer;
let endpoint: string;

beforeAll(async () => {
  site = await startSite();
  const card = JSON.parse((await ask(site.url + cardPath)).text) as {
    supportedInterfaces: [{ url: string }];
  };
  endpoint = card.supportedInterfaces[0].url;
});

afterAll(() => site.stop());

/** Sends a request as a buyer's assistant does, to the URL that the card names. */
async function call(data: Record<string, unknown>) {
  const body = JSON.stringify(makeCall(data));
  expect(findViolations("call", JSON.parse(body))).toEqual([]);
  const headers = { "Content-Type": "application/json", "A2A-Version": "1.0" };
  const { status, text } = await ask(endpoint, { method: "POST", headers, body });
  return { status, ...readAnswer(text) };
}

/** Every kind of request that the protocol's pages give an example of, about our carts. */
const examples: readonly Record<string, unknown>[] = [
  { type: "dealer.information.request" },
  { type: "inventory.facets.request" },
  { type: "inventory.facets.request", filters: { condition: ["used"] } },
  {
    type: "inventory.search.request",
    filters: { make: ["Denago", "Evolution"], condition: ["new", "cpo"], price_max: 30_000 },
    pagination: { skip: 0, limit: 20 },
    sort: { field: "price", order: "asc" },
    privacy: { anonymous: true },
  },
  { type: "inventory.search.request", filters: { year_min: 2020, transmission: ["automatic"] } },
  { type: "inventory.vehicle.request", vehicle_id: "denago-ev-nomad" },
  makeLead(),
  makeSmallLead({ message: "Do you finance carts?" }),
  makeSmallLead({ vehicle_of_interest: { vehicle_id: "denago-ev-city" } }),
  makeSmallLead({ trade_in: { make: "EZ-GO", condition: "fair" } }),
  makeSmallLead({ appointment: { appointment_type: "service" } }),
];

test("the card is at its well-known URL, compressed, and asked for again costs nothing", async () => {
  const { status, headers, text } = await ask(site.url + cardPath);
  expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
  expect(findViolations("agent-card", JSON.parse(text))).toEqual([]);
  expect(endpoint).toBe(`${site.url}/a2a`);
  const etag = headers.etag ?? "";
  const again = await ask(site.url + cardPath, { headers: { "If-None-Match": etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const packed = await ask(site.url + cardPath, { headers: { "Accept-Encoding": "br" } });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect((await ask(`${site.url}/llms.txt`)).text).toContain(`(${site.url}${cardPath})`);
});

test("the example calls of llms.txt are answered, and it has every price of rentals, service and storage", async () => {
  const { text } = await ask(`${site.url}/llms.txt`);
  const [, listUrl = ""] = /^GET (\S+)$/m.exec(text) ?? [];
  const list = await ask(listUrl);
  expect([list.status, JSON.parse(list.text)]).toEqual([200, expect.any(Array)]);
  expect(JSON.parse(list.text)).not.toEqual([]);
  const [, url = "", body = ""] = /^POST (\S+)\n.*\n\n(.*)$/m.exec(text) ?? [];
  expect(url).toBe(endpoint);
  const headers = { "Content-Type": "application/json" };
  const { data } = readAnswer((await ask(url, { method: "POST", headers, body })).text);
  expect(data?.["vehicles"]).not.toEqual([]);
  const prices = [
    ...rentalClasses.flatMap(({ plans }) => plans.map(({ priceDollars }) => priceDollars)),
    ...rentalClasses.map(({ depositDollars }) => depositDollars),
    serviceFees.laborPerHourDollars,
    ...[storageFees.winter, storageFees.summer].flatMap((season) => [
      season.indoorDollars,
      season.coveredDollars,
    ]),
    storageFees.indoorPerMonthDollars,
    storageFees.coveredPerMonthDollars,
  ];
  expect(prices.filter((price) => !text.includes(formatDollars(price)))).toEqual([]);
});

test("every kind of request that the protocol knows is answered as it says", async () => {
  for (const request of examples) {
    const type = String(request["type"]);
    expect(findViolations(type as SchemaName, request)).toEqual([]);
    const { status, id, error, data } = await call(request);
    expect({ type, status, id, error }).toEqual({ type, status: 200, id: "call-1", error: null });
    expect(data).not.toBeNull();
  }
});

test("errors are those of the protocol", async () => {
  const unknown = await call({ type: "inventory.vehicle.request", vin: "1HGCY2F57RA000001" });
  const unconsented = await call(makeLead({ consent: undefined }));
  const codes = [unknown, unconsented].map(({ error }) => [error?.code, error?.data.code]);
  expect(codes).toEqual([
    [-32000, "VEHICLE_NOT_FOUND"],
    [-32000, "CONTACT_CONSENT_REQUIRED"],
  ]);
});

test("the official MCP client finds by its tools what A2A answers", async () => {
  const client = await connect(site.url);
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(5);
  const pairs = [
    ["get_dealer_information", "dealer.information", {}],
    ["search_inventory", "inventory.search", { filters: { make: ["Denago"] } }],
    ["get_vehicle", "inventory.vehicle", { vehicle_id: "denago-ev-nomad" }],
  ] as const;
  for (const [name, skill, input] of pairs) {
    const { structuredContent } = await client.callTool({ name, arguments: input });
    const { data } = await call({ type: `${skill}.request`, ...input });
    expect(structuredContent).toEqual(data);
  }
  const { type: _type, ...lead } = makeLead({ idempotency_key: "by MCP" });
  const sent = await client.callTool({ name: "submit_lead", arguments: lead });
  const { lead_id: leadId } = sent.structuredContent as { lead_id: string };
  expect((await runCommand(site, "inquiries", ["show", leadId])).stdout).toContain("Ada");
  await client.close();
  expect((await ask(`${site.url}/llms.txt`)).text).toContain(`MCP: ${site.url}/mcp,`);
});

test("what assistants are told of a cart is what its page shows", async () => {
  const { data } = await call({ type: "inventory.search.request", pagination: { limit: 100 } });
  const vehicles = data?.["vehicles"] as {
    vehicle_id: string;
    title: string;
    list_price: number;
    electric_range_mi?: number;
    specifications: { range?: string; top_speed: string };
    street_legal_note: string;
    vdp_url: string;
    photos: string[];
  }[];
  expect(vehicles).toHaveLength(catalogue.length);
  for (const vehicle of vehicles) {
    const { specifications, electric_range_mi: miles } = vehicle;
    const { text } = await ask(vehicle.vdp_url);
    const visible = text
      .replaceAll(/<script[^]*?<\/script>|<!-- -->/g, "")
      .replaceAll("&#x27;", "'");
    const { title, list_price: price } = vehicle;
    const { range = "", top_speed: topSpeed } = specifications;
    const shown = [title, formatDollars(price), range, topSpeed, vehicle.street_legal_note];
    if (miles !== undefined) shown.push(`${miles} miles`);
    const missing = shown.filter((words) => !visible.includes(words));
    expect({ id: vehicle.vehicle_id, missing }).toEqual({ id: vehicle.vehicle_id, missing: [] });
    for (const photo of vehicle.photos) {
      expect((await ask(photo, { method: "HEAD" })).status, photo).toBe(200);
    }
  }
  expect(vehicles.filter((vehicle) => vehicle.electric_range_mi !== undefined)).not.toEqual([]);
});

test("a changed price is in the next answer", async () => {
  const { data } = await call({ type: "inventory.vehicle.request", vehicle_id: "denago-ev-city" });
  const file = join(site.dataDir, "one.json");
  const [cart] = catalogue;
  writeFileSync(file, JSON.stringify([{ ...cart, price: 14_321 }]));
  expect(await runCommand(site, "inventory", ["import", file])).toMatchObject({ code: 0 });
  const after = await call({ type: "inventory.vehicle.request", vehicle_id: "denago-ev-city" });
  expect([data?.["list_price"], after.data?.["list_price"]]).toEqual([cart?.price, 14_321]);
  const [before, now] = [data, after.data].map((each) => Date.parse(String(each?.["updated_at"])));
  expect(now).toBeGreaterThan(before ?? Number.NaN);
});

test("what assistants are told of the dealership is what the contact page shows", async () => {
  const { data } = await call({ type: "dealer.information.request" });
  if (data === null) throw new Error("It was not answered.");
  const [rooftop] = data["rooftops"] as [
    {
      address: Record<string, string>;
      phones: { value: string }[];
      emails: { value: string }[];
      schedules: { name: string; value: Record<string, { open: string } | null> }[];
      notes: string;
    },
  ];
  const { text } = await ask(`${site.url}/contact`);
  const shown = [
    ...rooftop.phones.map(({ value }) => `href="tel:${value}"`),
    `href="mailto:${rooftop.emails[0]?.value}"`,
    ...listShowroomLines(),
  ];
  expect(shown.filter((words) => !text.includes(words))).toEqual([]);
  expect(rooftop.notes).toContain(listShowroomLines().join(", "));
  expect(rooftop.address["address_line_1"]).toBe(business.showroom.street ?? undefined);
  expect(rooftop.schedules.map(({ name }) => name)).toEqual(
    departmentHours.map(({ name }) => name),
  );
  for (const [index, { name, periods }] of departmentHours.entries()) {
    for (const { days, open, note } of periods) {
      const said = days.map((day) => rooftop.schedules[index]?.value[day.toLowerCase()]);
      const hours = open && { open: formatClock(open.from), close: formatClock(open.to) };
      expect(said).toEqual(days.map(() => hours));
      expect(rooftop.notes).toContain(note === undefined ? "" : `${name}, ${days[0]}: ${note}`);
    }
  }
});

/** An hour of the day as the protocol writes it: 9 is "09:00", 16.5 is "16:30". */
function formatClock(hour: number): string {
  return new Date(hour * 3_600_000).toISOString().slice(11, 16);
}

test("a lead is with the staff under the id that the assistant was told", async () => {
  const { data } = await call(makeLead({ idempotency_key: "for-the-staff" }));
  const { stdout } = await runCommand(site, "inquiries", ["show", String(data?.["lead_id"])]);
  expect(stdout).toContain("ada.quinn@mail.example");
  expect(stdout).toContain("Is the blue one still there?");
  expect(stdout).toMatch(/^request +Test drive$/m);
  expect(stdout).toContain("Days that work for you: Sat, November 28, 2026, 3 PM");
});
