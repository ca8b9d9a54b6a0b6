import type { Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { openDatabase } from "#server/db/open-database.ts";
import type { Database } from "#server/db/schema.ts";
import { clientModes, connect, listen } from "#tests/assistants/mcp-client.ts";
import { makeLead } from "#tests/assistants/messages.ts";
import { makeApi, type ApiUnderTest } from "#tests/fixtures/api.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";

let made: ApiUnderTest;
let database: Database;
let directory: ReturnType<typeof makeDirectory>;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  directory = makeDirectory();
  database = await openDatabase(directory.place);
  made = makeApi(database);
  await made.inventory.importVehicles(catalogue as Vehicle[], "replace");
  server = await listen(made.assistants);
});
afterAll(async () => {
  await server.stop();
  await database.close();
  await directory.remove();
});

/** A lead as the tool takes it: the message of A2A without its type. */
function makeToolLead(given: Record<string, unknown> = {}): Record<string, unknown> {
  const { type: _type, ...lead } = makeLead(given);
  return lead;
}

function readText({ content }: Awaited<ReturnType<Client["callTool"]>>): string {
  return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
}

describe.each(clientModes)("the official client in its mode %s reads", (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(server.url, mode);
  });
  afterAll(() => client.close());

  test("it learns who answers, and gets no session", () => {
    expect(client.getServerVersion()).toMatchObject({ title: "Coastline Golf Carts" });
    expect(client.getInstructions()).toContain("a person answers");
    expect(client.transport?.sessionId).toBeUndefined();
    const versions = { legacy: "2025-11-25", auto: "2026-07-28" };
    expect(client.getNegotiatedProtocolVersion()).toBe(versions[mode]);
  });

  test("it lists five tools with titles, hints and the schemas of the skills", async () => {
    const { tools } = await client.listTools();
    const hints = tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint]);
    expect(hints).toEqual([
      ["get_dealer_information", true],
      ["search_inventory", true],
      ["get_vehicle", true],
      ["quote_rental", true],
      ["submit_lead", false],
    ]);
    for (const { title, description, inputSchema, outputSchema } of tools) {
      expect([title?.length, description?.length].every(Boolean)).toBe(true);
      expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
      expect(outputSchema).toMatchObject({ type: "object" });
    }
    const submit = tools.find(({ name }) => name === "submit_lead");
    expect(submit?.inputSchema.required).toEqual(["customer", "consent", "source_agent"]);
  });

  test("each reading tool answers data that its output schema allows, and the same as text", async () => {
    // With the tools listed, the client itself holds each answer against the output schema.
    await client.listTools();
    const dealer = await client.callTool({ name: "get_dealer_information", arguments: {} });
    expect(dealer.structuredContent).toMatchObject({ name: "Coastline Golf Carts" });
    const found = await client.callTool({
      name: "search_inventory",
      arguments: { filters: { price_max: 8495 }, sort: { field: "price", order: "asc" } },
    });
    const cheap = catalogue.filter(({ price, inStock }) => inStock && price <= 8495);
    expect(found.structuredContent).toMatchObject({ total: cheap.length });
    expect(readText(found)).toContain("list_price is the price on our pages");
    const vehicle = { name: "get_vehicle", arguments: { vehicle_id: "denago-ev-nomad" } };
    const nomad = await client.callTool(vehicle);
    expect(nomad.structuredContent).toMatchObject({ vehicle_id: "denago-ev-nomad" });
    expect(readText(nomad)).toContain(JSON.stringify(nomad.structuredContent));
  });
});

describe.each(clientModes)("the official client in its mode %s writes", (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(server.url, mode);
  });
  afterAll(() => client.close());

  test("a lead is committed before it is acknowledged, and once under one key", async () => {
    await client.listTools();
    const lead = makeToolLead({ idempotency_key: `once by ${mode}` });
    const sent = { name: "submit_lead", arguments: lead };
    const before = await made.admin.list();
    const [first, second] = [await client.callTool(sent), await client.callTool(sent)];
    expect(second.structuredContent).toEqual(first.structuredContent);
    const leadId = String((first.structuredContent as { lead_id: string }).lead_id);
    expect(await made.admin.find(leadId)).toMatchObject({ email: "ada.quinn@mail.example" });
    const changed = { name: "submit_lead", arguments: { ...lead, message: "Another one." } };
    const conflict = await client.callTool(changed);
    expect([conflict.isError, readText(conflict)]).toEqual([
      true,
      expect.stringMatching(/^IDEMPOTENCY_CONFLICT: /),
    ]);
    expect(await made.admin.list()).toHaveLength(before.length + 1);
  });

  test("every wrong field is named in an error that the assistant can read", async () => {
    const before = await made.admin.list();
    const customer = { email: "nobody", title: "Dr." };
    const lead = await client.callTool({ name: "submit_lead", arguments: { customer } });
    expect(lead.isError).toBe(true);
    const text = readText(lead);
    expect(text).toMatch(/^CONTACT_CONSENT_REQUIRED: /);
    for (const field of ["/customer/email", "/customer/phone", "/customer/title", "/consent"]) {
      expect(text).toContain(`- ${field}: `);
    }
    const search = { name: "search_inventory", arguments: { pagination: { limit: 0 } } };
    expect(readText(await client.callTool(search))).toContain("- /pagination/limit: ");
    const gone = { name: "get_vehicle", arguments: { vehicle_id: "no-such-cart" } };
    expect(readText(await client.callTool(gone))).toMatch(/^VEHICLE_NOT_FOUND: /);
    expect(await made.admin.list()).toEqual(before);
  });

  test("an unknown tool is an error of the protocol", async () => {
    await expect(client.callTool({ name: "buy_cart", arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
  });
});

test("one lead too many is refused with the time to wait, and counts with the form's posts", async () => {
  const { place, remove } = makeDirectory();
  const limited = await openDatabase(place);
  const { assistants, api, admin } = makeApi(limited, 2);
  const { url, stop } = await listen(assistants);
  // The form's post comes over the same kind of socket, or it would be another client's.
  const form = await listen(api);
  const headers = { "Content-Type": "application/json" };
  await fetch(`${form.url}/contact`, { method: "POST", body: "{}", headers });
  const client = await connect(url);
  const send = () =>
    client.callTool({
      name: "submit_lead",
      arguments: makeToolLead({ idempotency_key: undefined }),
    });
  expect((await send()).isError).toBeUndefined();
  const refused = await send();
  expect(refused.isError).toBe(true);
  expect(readText(refused)).toMatch(
    /^RATE_LIMITED: [^]*Try again after \d+ seconds, or call \(732\)/,
  );
  expect(await admin.list()).toHaveLength(1);
  await client.close();
  await Promise.all([stop(), form.stop()]);
  await limited.close();
  await remove();
});

test("without a database a tool says to try again or to call, and acknowledges nothing", async () => {
  const { place, remove } = makeDirectory();
  const away = await openDatabase(place);
  const { assistants, warnings } = makeApi(away);
  await away.close();
  const { url, stop } = await listen(assistants);
  const client = await connect(url);
  const calls = [
    { name: "search_inventory", arguments: {} },
    { name: "submit_lead", arguments: makeToolLead() },
  ];
  for (const call of calls) {
    const refused = await client.callTool(call);
    expect([refused.isError, refused.structuredContent]).toEqual([true, undefined]);
    expect(readText(refused)).toMatch(
      /^INTERNAL_ERROR: [^]*Try again after 10 seconds, or call \(732\) 555-0100\.$/,
    );
  }
  const dealer = await client.callTool({ name: "get_dealer_information", arguments: {} });
  expect(dealer.isError).toBeUndefined();
  expect(warnings).toEqual([
    expect.stringMatching(/^POST \/mcp failed: \w+$/),
    expect.stringMatching(/^An inquiry could not be stored: /),
  ]);
  await client.close();
  await stop();
  await remove();
});
