import { beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import { ask } from "./ask.ts";

type Examples = Record<string, { value: unknown }>;
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; examples: Examples }[];
  requestBody?: { content: Record<string, { examples: Examples }> };
  responses: Record<
    string,
    { content: Record<string, { schema: unknown }>; "x-examples"?: string[] }
  >;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

const site = inject("sharedSite");
let api: Document;

beforeAll(async () => {
  const { text } = await ask(`${site.url}/api/openapi.json`);
  api = JSON.parse(text) as Document;
});

test("the document is OpenAPI 3.1 and every reference in it leads somewhere", () => {
  expect(api.openapi).toMatch(/^3\.1\.\d$/);
  const references = JSON.stringify(api).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  const names = references.map(([, name = ""]) => name).toArray();
  expect(names.filter((name) => !(name in api.components.schemas))).toEqual([]);
  expect(new Set(names)).toEqual(new Set(Object.keys(api.components.schemas)));
});

test("every example sent to the running API is answered as the document says", async () => {
  const replayed: string[] = [];
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const [status, response] of Object.entries(operation.responses)) {
        for (const example of response["x-examples"] ?? []) {
          const answer = await replay(path, method, operation, example);
          const named = `${operation.operationId} ${example}`;
          expect(`${named}: ${answer.status}`).toBe(`${named}: ${status}`);
          const body: unknown = JSON.parse(answer.text);
          // An empty list is of any schema: it would prove nothing.
          expect(Array.isArray(body) && body.length === 0, named).toBe(false);
          const schema = resolve(response.content["application/json"]?.schema);
          const read = z.fromJSONSchema(schema as never).safeParse(body);
          expect({ named, issues: read.error?.issues ?? [] }).toEqual({ named, issues: [] });
          replayed.push(named);
        }
      }
    }
  }
  const named = JSON.stringify(api.paths).matchAll(/"x-examples":\[([^\]]*)\]/g);
  const count = named.reduce((sum, [, names = ""]) => sum + names.split(",").length, 0);
  expect(replayed).toHaveLength(count);
  expect(replayed).toContain("sendInquiry reused");
});

test("an example narrows a list as its parameters say", async () => {
  const list = api.paths["/api/vehicles"]?.["get"];
  if (!list) throw new Error("The document does not say how vehicles are listed.");
  const read = async (example: string) =>
    (await replay("/api/vehicles", "get", list, example)).text;
  const all = await read("all");
  expect((await read("searched")).length).toBeLessThan(all.length);
  expect((await read("narrowed")).length).toBeLessThan(all.length);
});

test("a request that the document allows is one that the API takes, and no other", async () => {
  const schema = z.fromJSONSchema(resolve(api.components.schemas["Inquiry"]) as never);
  const examples = api.paths["/api/contact"]?.["post"]?.requestBody?.content["application/json"];
  const complete = examples?.examples["complete"]?.value as Record<string, string>;
  const requests: [named: string, body: Record<string, string>][] = [
    ["complete", complete],
    ["with a subject", { ...complete, about: "Quote for a cart" }],
    ["with an unknown interest", { ...complete, interest: "weather" }],
    ["with half an address", { ...complete, email: "ada@" }],
    ["with a short message", { ...complete, message: "Hi" }],
    ["with a long message", { ...complete, message: "x".repeat(10_000) }],
  ];
  for (const name of Object.keys(complete)) {
    const { [name]: _left, ...rest } = complete;
    requests.push([`without ${name}`, rest]);
  }
  const outcomes = requests.map(async ([named, body]) => {
    const { status } = await ask(`${site.url}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return [named, schema.safeParse(body).success, status];
  });
  expect(await Promise.all(outcomes)).toEqual(
    requests.map(([named]) => {
      const isAllowed = ["complete", "with a subject", "without interest"].includes(named);
      return [named, isAllowed, isAllowed ? 201 : 400];
    }),
  );
});

test("the document has every parameter that a refused query names, and every status of a post", async () => {
  const { text } = await ask(`${site.url}/api/vehicles?color=red`);
  const { fieldErrors } = JSON.parse(text) as { fieldErrors: Record<string, string> };
  const [, known = ""] = /known are (.+)$/.exec(fieldErrors["color"] ?? "") ?? [];
  const { parameters = [] } = api.paths["/api/vehicles"]?.["get"] ?? {};
  expect(known.split(/, | and /)).toEqual(parameters.map(({ name }) => name));
  const foreign = await ask(`${site.url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: "https://elsewhere.example" },
    body: "{}",
  });
  const statuses = Object.keys(api.paths["/api/contact"]?.["post"]?.responses ?? {});
  expect(foreign.status).toBe(403);
  expect(statuses).toContain("403");
});

function replay(path: string, method: string, operation: Operation, example: string) {
  const url = new URL(path, site.url);
  const headers: Record<string, string> = {};
  for (const { name, in: place, examples } of operation.parameters ?? []) {
    const given = examples[example];
    if (!given) continue;
    const value = String(given.value);
    if (place === "path") url.pathname = path.replace(`{${name}}`, value);
    if (place === "query") url.searchParams.set(name, value);
    if (place === "header") headers[name] = value;
  }
  const body = operation.requestBody?.content["application/json"]?.examples[example]?.value;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  return ask(url.href, {
    method: method.toUpperCase(),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** A schema with every reference replaced by what it names. */
function resolve(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(resolve);
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema)
    return resolve(api.components.schemas[String(schema.$ref).split("/").at(-1) ?? ""]);
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, resolve(value)]));
}
