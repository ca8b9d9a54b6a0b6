import { IncomingMessage } from "node:http";
import { type PlainHeaders, readPlainGet } from "./plain-get.ts";

const noHeaders = Object.freeze({});
const headersOfNode = Object.getOwnPropertyDescriptor(IncomingMessage.prototype, "headers");

/**
 * A request whose headers become an object only when the app asks for them. Node makes one of every
 * request, to see whether it has a body or expects something before it calls the handler, and that
 * takes longer than all else that a cached answer needs. A plain GET has neither by what
 * `readPlainGet` checks, so Node is told just that.
 */
export class LazyHeadersRequest extends IncomingMessage {
  static {
    // Node's types have a field where Node has an accessor, and TypeScript lets no class override that.
    if (headersOfNode?.get) {
      Object.defineProperty(LazyHeadersRequest.prototype, "headers", {
        ...headersOfNode,
        get(this: LazyHeadersRequest): unknown {
          const isEmptyToNode = !this.#isHandedOver && this.plainHeaders !== null;
          return isEmptyToNode ? noHeaders : headersOfNode.get?.call(this);
        },
      });
    }
  }

  #plainHeaders: PlainHeaders | null | undefined;
  #isHandedOver = false;

  /** What an answer without the app may depend on; null when the request is no plain GET. */
  get plainHeaders(): PlainHeaders | null {
    if (this.#plainHeaders === undefined) this.#plainHeaders = readPlainGet(this);
    return this.#plainHeaders;
  }

  /** From here on `headers` holds all of them; whatever handles the request calls this first. */
  handOver(): void {
    this.#isHandedOver = true;
  }
}
