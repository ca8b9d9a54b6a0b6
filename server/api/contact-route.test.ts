import { describe, expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { describeOnEachDatabase, makeDirectory } from "#tests/fixtures/databases.ts";
import type { ApiUnderTest } from "#tests/fixtures/api.ts";
import { makeApi } from "#tests/fixtures/api.ts";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

type Answer = { status: number; body: unknown; response: Response };

async function post(
  { api }: ApiUnderTest,
  body: BodyInit,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await api.request("/contact", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
    // Node asks for this where a body is a stream.
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });
  return { status: response.status, body: await response.json(), response };
}

async function withApi(work: (made: ApiUnderTest) => Promise<void>, limit = 0): Promise<void> {
  const { place, remove } = makeDirectory();
  const database = await openDatabase(place);
  try {
    await work(makeApi(database, limit));
  } finally {
    await database.close();
    await remove();
  }
}

describeOnEachDatabase("posting an inquiry", (underTest) => {
  test("it is stored and answered 201 with its id; the same key gives the same id", async () => {
    const made = makeApi(underTest.database);
    const text = JSON.stringify(makeInquiry());
    const first = await post(made, text, { "Idempotency-Key": "key-1" });
    const second = await post(made, text, { "Idempotency-Key": "key-1" });
    const [stored, ...more] = await made.admin.list();
    expect(more).toEqual([]);
    expect([first.status, first.body]).toEqual([201, { id: stored?.id }]);
    expect([second.status, second.body]).toEqual([201, { id: stored?.id }]);
    expect(stored).toMatchObject(makeInquiry());
  });

  test("the same key with other content is 422", async () => {
    const made = makeApi(underTest.database);
    await post(made, JSON.stringify(makeInquiry()), { "Idempotency-Key": "key-1" });
    const other = JSON.stringify(makeInquiry({ message: "Something else now." }));
    const { status, body } = await post(made, other, { "Idempotency-Key": "key-1" });
    expect([status, body]).toEqual([422, { error: expect.stringContaining("Reload") as string }]);
  });

  test("wrong fields are 400 with the messages of the specification", async () => {
    const { status, body } = await post(makeApi(underTest.database), '{"firstName":"Ada"}');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: "Please check the fields that are marked.",
      fieldErrors: {
        lastName: "Last name is required",
        email: "Invalid email address",
        phone: "Phone number is required",
        message: "Message must be at least 10 characters",
      },
    });
  });
});

describe("fields of the form itself", () => {
  test.each([
    { renderedAt: { toString: "" } },
    { renderedAt: [] },
    { renderedAt: true },
    { renderedAt: null },
    { renderedAt: "soon" },
    { renderedAt: "1e999" },
  ])("an inquiry with %j is stored", async (given) => {
    await withApi(async (made) => {
      const { status } = await post(made, JSON.stringify({ ...makeInquiry(), ...given }));
      expect(status).toBe(201);
      expect(await made.admin.list()).toMatchObject([makeInquiry()]);
    });
  });
});

describe("posts that are refused", () => {
  test.each(["", "{", "null", "[]", '"text"', "{}{}", "\u0000", "[".repeat(16_000)])(
    "%j is no JSON object",
    async (text) => {
      await withApi(async (made) => {
        const { status, body } = await post(made, text.slice(0, 16_000));
        expect([status, body]).toEqual([400, { error: "Send one JSON object." }]);
      });
    },
  );

  test("bytes that are no UTF-8 are no JSON object", async () => {
    await withApi(async (made) => {
      expect((await post(made, new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400);
    });
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/xml", ""])(
    "the type %j is 415",
    async (type) => {
      await withApi(async (made) => {
        const { status } = await post(made, "{}", { "Content-Type": type });
        expect(status).toBe(415);
      });
    },
  );

  test("a body over 16 KB is 413, announced or not, and is not read to its end", async () => {
    await withApi(async (made) => {
      expect((await post(made, "x".repeat(16 * 1024 + 1))).status).toBe(413);
      let pulled = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          pulled += 1;
          controller.enqueue(new Uint8Array(4096));
        },
      });
      const { status } = await post(made, endless);
      expect(status).toBe(413);
      expect(pulled).toBeLessThan(10);
    });
  });

  test("a body of exactly 16 KB is read", async () => {
    await withApi(async (made) => {
      const text = JSON.stringify({ ...makeInquiry(), padding: "" });
      const padded = text.replace(
        '"padding":""',
        `"padding":"${"x".repeat(16_384 - text.length)}"`,
      );
      expect((await post(made, padded)).status).toBe(201);
    });
  });
});

describe("posts from elsewhere", () => {
  test.each([
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" }, 403],
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: "not an address" }, 403],
    [{ Origin: "https://carts.example" }, 201],
    [{ Origin: "null", "Sec-Fetch-Site": "same-origin" }, 201],
    [{ "Sec-Fetch-Site": "none" }, 201],
  ])("%j is answered %i", async (headers, expected) => {
    await withApi(async (made) => {
      const { status } = await post(made, JSON.stringify(makeInquiry()), headers);
      expect(status).toBe(expected);
    });
  });

  test.each(["x".repeat(201), "with blank"])("the key %j is 400", async (key) => {
    await withApi(async (made) => {
      const headers = { "Idempotency-Key": key };
      expect((await post(made, JSON.stringify(makeInquiry()), headers)).status).toBe(400);
    });
  });

  test("one post too many is 429 with the time to wait, and nothing more is stored", async () => {
    await withApi(async (made) => {
      const text = JSON.stringify(makeInquiry());
      expect((await post(made, text)).status).toBe(201);
      expect((await post(made, text)).status).toBe(201);
      const other = JSON.stringify(makeInquiry({ message: "Is the red one still there?" }));
      const { status, response } = await post(made, other);
      expect(status).toBe(429);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(await made.admin.list()).toHaveLength(1);
    }, 2);
  });

  test("a database that does not commit is 503 with the telephone number", async () => {
    const { place, remove } = makeDirectory();
    const database = await openDatabase(place);
    const made = makeApi(database);
    await database.close();
    const { status, body, response } = await post(made, JSON.stringify(makeInquiry()));
    expect([status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
    expect(JSON.stringify(body)).toContain(business.phone.display);
    await remove();
  });
});
