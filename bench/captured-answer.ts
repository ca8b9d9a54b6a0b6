import { get } from "node:http";
import { buffer } from "node:stream/consumers";

/** An answer of the site, to be sent by other servers as it is. */
export interface CapturedAnswer {
  status: number;
  /** Names and values in the order in which they were sent, without those that every server adds. */
  headers: [string, string][];
  /** Base64. */
  body: string;
}

const addedByServers = new Set(["date", "connection", "keep-alive"]);

/** Reads an answer without decoding anything. */
export function captureAnswer(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<CapturedAnswer> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { headers, agent: false }, (response) => {
      const { rawHeaders, statusCode: status = 0 } = response;
      const names = rawHeaders.filter((_, index) => index % 2 === 0);
      const pairs = names.map((name, index): [string, string] => [
        name,
        rawHeaders[index * 2 + 1] ?? "",
      ]);
      const own = pairs.filter(([name]) => !addedByServers.has(name.toLowerCase()));
      buffer(response).then(
        (body) => resolve({ status, headers: own, body: body.toString("base64") }),
        reject,
      );
    });
    sent.on("error", reject);
  });
}
