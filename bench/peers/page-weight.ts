import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { openPage, scrollToEnd, waitTimeoutMs } from "#tests/browser/browser.ts";
import { captureAnswer } from "../captured-answer.ts";
import { browserHeaders } from "../wrk.ts";

/** A document, in bytes without its headers. */
export interface DocumentWeight {
  served: number;
  raw: number;
  /** Compressed as far as brotli can, whoever would do that. */
  brotli: number;
  html: string;
}

/** What a phone loads, headers included, in bytes as they were sent. */
export interface PageWeight {
  script: number;
  whole: number;
  requests: number;
}

const settleTriesMax = 30;
const settleEveryMs = 1_000;

/**
 * Fetches a document until it is as small as its server makes it, which it may do only after the
 * first answer.
 * @throws for an answer other than 200.
 */
export async function weighDocument(url: string): Promise<DocumentWeight> {
  let answer = await fetchDocument(url);
  for (let tries = 0; tries < settleTriesMax; tries += 1) {
    await wait(settleEveryMs);
    const next = await fetchDocument(url);
    const isSettled = tries > 1 && next.served === answer.served;
    answer = next;
    if (isSettled) break;
  }
  return answer;
}

async function fetchDocument(url: string): Promise<DocumentWeight> {
  const { status, headers, body } = await captureAnswer(url, browserHeaders);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  const encoding = headers.find(([name]) => name.toLowerCase() === "content-encoding")?.[1];
  const served = Buffer.from(body, "base64");
  const raw = decode(served, encoding);
  return {
    served: served.length,
    raw: raw.length,
    brotli: brotliCompressSync(raw).length,
    html: raw.toString(),
  };
}

function decode(served: Buffer, encoding: string | undefined): Buffer {
  if (encoding === "br") return brotliDecompressSync(served);
  return encoding === "gzip" ? gunzipSync(served) : served;
}

/** Opens a page on a phone with an empty cache, scrolls to its end and adds up what was sent. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const { page } = await openPage(browser, url, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const weight = { script: 0, whole: 0, requests: 0 };
  const protocol = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  protocol.on("Network.responseReceived", ({ requestId, response }) => {
    types.set(requestId, response.mimeType);
  });
  protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const isScript = types.get(requestId)?.includes("javascript") ?? false;
    weight.requests += 1;
    weight.whole += encodedDataLength;
    if (isScript) weight.script += encodedDataLength;
  });
  await protocol.send("Network.enable");
  await page.goto(url, { waitUntil: "load", timeout: waitTimeoutMs });
  await scrollToEnd(page);
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return weight;
}
