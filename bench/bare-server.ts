/** A bare `node:http` server that sends prepared answers: `node bench/bare-server.ts FILE PORT`. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { CapturedAnswer } from "./captured-answer.ts";

const [file = "", port = ""] = process.argv.slice(2);
const captured = JSON.parse(readFileSync(file, "utf8")) as [string, CapturedAnswer][];
const answers = new Map(
  captured.map(([path, { status, headers, body }]) => [
    path,
    { status, headers: headers.flat(), body: Buffer.from(body, "base64") },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}).listen(Number(port), "127.0.0.1");
