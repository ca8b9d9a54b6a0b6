import { randomUUID } from "node:crypto";
import { makeInquiry } from "#tests/fixtures/inquiries.ts";

/** What came of one post. */
export interface PostAnswer {
  status: number;
  id: string | null;
  retryAfter: string | null;
}

/**
 * Posts one inquiry as a program would; null when no answer of the site came.
 * @param key null for a program that sends none.
 */
export async function postInquiry(
  url: string,
  key: string | null,
  given: Parameters<typeof makeInquiry>[0] = {},
): Promise<PostAnswer | null> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(key === null ? {} : { "Idempotency-Key": key }),
      },
      body: JSON.stringify(makeInquiry(given)),
    });
    const body = (await response.json()) as { id?: string };
    const retryAfter = response.headers.get("Retry-After");
    return { status: response.status, id: body.id ?? null, retryAfter };
  } catch {
    return null;
  }
}

export interface Visitors {
  /** Ids that were acknowledged, by the key they were sent with. */
  acknowledged: Map<string, string>;
  /** Answers that contradict an earlier one; must stay empty. */
  contradictions: string[];
  /** Lets every visitor finish what it began, then ends. */
  finish: () => Promise<void>;
}

/**
 * Visitors who send one inquiry after another and repeat each with its key until it is
 * acknowledged, now and then even then.
 * @param readUrl where the server is now; waits while there is none.
 * @param onSend called before each post with the number of posts so far.
 */
export function sendVisitors(
  count: number,
  readUrl: () => Promise<string>,
  onSend: (posts: number) => void,
): Visitors {
  const acknowledged = new Map<string, string>();
  const contradictions: string[] = [];
  let isFinishing = false;
  let posts = 0;

  async function sendOne(visitor: number): Promise<void> {
    const key = randomUUID();
    const inquiry = { message: `Message ${key} of visitor ${visitor}` };
    for (let tries = 0; ; tries += 1) {
      const url = await readUrl();
      posts += 1;
      onSend(posts);
      const answer = await postInquiry(url, key, inquiry);
      if (answer === null) continue;
      if (answer.status !== 201 || answer.id === null) {
        contradictions.push(`${key} was answered ${answer.status}`);
        return;
      }
      const earlier = acknowledged.get(key);
      if (earlier !== undefined && earlier !== answer.id) {
        contradictions.push(`${key} has two ids`);
      }
      acknowledged.set(key, answer.id);
      // A visitor who presses the button again.
      if (tries === 0 && posts % 5 === 0) continue;
      return;
    }
  }

  const running = Array.from({ length: count }, async (_, visitor) => {
    while (!isFinishing) await sendOne(visitor);
  });
  return {
    acknowledged,
    contradictions,
    finish: async () => {
      isFinishing = true;
      await Promise.all(running);
    },
  };
}

export interface PostedEach {
  /** The ids of the inquiries, by the message of each. */
  acknowledged: Map<string, string>;
  /** Posts that got no answer of the site and were sent again. */
  unanswered: number;
}

/**
 * Posts so many inquiries of different content and without a key, each again until it is acknowledged.
 * @param onAcknowledged called with the number of inquiries that were acknowledged so far.
 */
export async function postEach(
  url: string,
  { count, connections }: { count: number; connections: number },
  onAcknowledged: (count: number) => void = () => {},
): Promise<PostedEach> {
  const acknowledged = new Map<string, string>();
  let unanswered = 0;
  let begun = 0;
  const visitors = Array.from({ length: connections }, async () => {
    while (begun < count) {
      begun += 1;
      const message = `Message ${begun} of ${count}`;
      for (;;) {
        const answer = await postInquiry(url, null, { message });
        if (answer?.status === 201 && answer.id !== null) {
          acknowledged.set(message, answer.id);
          onAcknowledged(acknowledged.size);
          break;
        }
        if (answer === null) unanswered += 1;
      }
    }
  });
  await Promise.all(visitors);
  return { acknowledged, unanswered };
}
