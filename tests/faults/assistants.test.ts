import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import type { DatabasePlace } from "#server/db/open-database.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { postMcp } from "#tests/assistants/mcp-client.ts";
import {
  a2aPath,
  jsonHeaders,
  makeCall,
  makeLead,
  postA2a,
  readAnswer,
} from "#tests/assistants/messages.ts";
import { makeDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import { startChild } from "./child.ts";
import { isLong, seed } from "./seed.ts";
import { useApi } from "#tests/fixtures/api.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const runs = { numRuns: isLong ? 20_000 : 400, seed };

const made = useApi();

/** The id of the lead that the answer acknowledges; null when no answer came. */
async function sendLead(url: string): Promise<unknown> {
  try {
    const body = JSON.stringify(makeCall(makeLead()));
    const response = await fetch(url + a2aPath, { method: "POST", headers: jsonHeaders, body });
    return readAnswer(await response.text()).data?.["lead_id"];
  } catch {
    return null;
  }
}

async function readIds(place: DatabasePlace): Promise<string[]> {
  const opened = await openDatabase(place);
  const ids = (await createInquiryAdmin(opened).list()).map(({ id }) => id);
  await opened.close();
  return ids;
}

test.each(["sqlite", "postgres"])(
  "killed between commit and answer, the same lead sent again is the one that %s stored",
  async (dialect) => {
    const { place, remove } = dialect === "sqlite" ? makeDirectory() : await makeDatabase();
    const environment = { KILL_AT: "after-commit" };
    const first = await startChild({ program: "inquiries", place, environment });
    expect(await sendLead(first.url)).toBeNull();
    await first.end("SIGKILL");
    const stored = await readIds(place);
    const second = await startChild({ program: "inquiries", place });
    const answered = [await sendLead(second.url), await sendLead(second.url)];
    await second.end("SIGTERM");
    expect(stored).toHaveLength(1);
    expect(answered).toEqual([stored[0], stored[0]]);
    expect(await readIds(place)).toEqual(stored);
    await remove();
  },
);

/** What came of a post: its status, after the answer was held against the protocol. */
const post = async (body: BodyInit) => (await postA2a(made.assistants, body)).status;

test("no JSON and no bytes make A2A fail", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 6 }),
      fc.uint8Array({ maxLength: 300 }),
      async (value, bytes) => {
        expect(await post(JSON.stringify(value))).toBe(400);
        expect(await post(new Uint8Array(bytes))).toBe(400);
        expect(await post(JSON.stringify(makeCall(value)))).toBe(200);
        expect(await post(JSON.stringify(makeCall({}, { params: value })))).toBe(200);
      },
    ),
    runs,
  );
});

test("requests with any values in any fields are answered or refused by the protocol", async () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom("1e999", "\ud800", "__proto__", "2026-13-40T99:99:99Z", "\u0000"),
  );
  const names = [...Object.keys(makeLead()), "filters", "pagination", "sort", "vehicle_id"];
  const fields = fc.dictionary(fc.constantFrom(...names, "__proto__", "constructor"), anything);
  const types = ["inventory.search", "inventory.facets", "inventory.vehicle", "lead.submit"];
  await fc.assert(
    fc.asyncProperty(fields, fc.constantFrom(...types), async (given, skill) => {
      const whole = skill === "lead.submit" ? makeLead() : {};
      const request = { ...whole, ...given, type: `${skill}.request` };
      expect(await post(JSON.stringify(makeCall(request)))).toBe(200);
    }),
    runs,
  );
  expect("isAdmin" in {}).toBe(false);
});

test("a vehicle of any fields travels with its lead and changes nothing else", async () => {
  const extras = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));
  await fc.assert(
    fc.asyncProperty(extras, async (given) => {
      const named = Object.entries(given).map(([name, value]) => [`x ${name}`, value] as const);
      const lead = makeLead({ vehicle_of_interest: Object.fromEntries(named) });
      const { idempotency_key: _key, ...unkeyed } = lead;
      const text = JSON.stringify(makeCall(unkeyed));
      // JSON makes a field of it; an object literal would set its prototype.
      const hostile = text.replace(
        '"vehicle_of_interest":{',
        `"vehicle_of_interest":{"__proto__":{"isAdmin":true}${named.length > 0 ? "," : ""}`,
      );
      const { data } = await postA2a(made.assistants, hostile);
      const stored = await made.admin.find(String(data?.["lead_id"]));
      expect(stored?.message.match(/^- x/gm)?.length ?? 0).toBe(named.length);
    }),
    runs,
  );
  expect("isAdmin" in {}).toBe(false);
});

test("no JSON, no bytes and no arguments make MCP fail", async () => {
  const tools = ["get_dealer_information", "search_inventory", "get_vehicle", "submit_lead"];
  const answer = async (body: BodyInit) => (await postMcp(made.assistants, body)).response.status;
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 4 }),
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(...tools),
      async (value, bytes, name) => {
        const call = { jsonrpc: "2.0", id: 1, method: "tools/call" };
        expect(await answer(new Uint8Array(bytes))).toBe(400);
        expect(await answer(JSON.stringify(value))).toBe(400);
        expect(await answer(JSON.stringify({ ...call, params: value }))).toBeLessThan(500);
        const params = { name, arguments: value };
        expect(await answer(JSON.stringify({ ...call, params }))).toBeLessThan(500);
        const filled = { name, arguments: { filters: value, vehicle_id: value, customer: value } };
        expect(await answer(JSON.stringify({ ...call, params: filled }))).toBe(200);
      },
    ),
    runs,
  );
});
