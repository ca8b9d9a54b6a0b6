import { request, type IncomingHttpHeaders } from "node:http";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The bytes of the status line and the headers, as HTTP/1.1 writes them. */
  headBytes: number;
  body: Buffer;
  text: string;
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends one request as it is, and takes the answer as it is: nothing decoded, nothing followed. */
export function ask(address: string, question: Question = {}): Promise<Answer> {
  const { method = "GET", headers = {}, body } = question;
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const received = Buffer.concat(chunks);
        const lines = response.rawHeaders.length / 2;
        const headBytes = response.rawHeaders.join("").length + lines * 4 + 19;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          headBytes,
          body: received,
          text: received.toString(),
        });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
