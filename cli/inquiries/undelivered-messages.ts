import type { Terminal } from "#cli/command.ts";
import { formatCount } from "#cli/count-text.ts";
import type { OutboxMessage } from "#server/outbox/outbox-message.ts";
import { findDeliveryProblem } from "#server/outbox/undelivered.ts";
import { formatOutboxMessage } from "./inquiry-texts.ts";

interface Listing {
  messages: readonly OutboxMessage[];
  /** The shortest beginnings of inquiry ids that tell them apart. */
  shortIds: ReadonlyMap<string, string>;
  terminal: Terminal;
  isJson: boolean;
  now: Date;
}

/** Lists what failed, is held, refused or overdue; an exit code of 1 tells a job that watches it. */
export function listUndelivered({ messages, shortIds, terminal, isJson, now }: Listing): number {
  const found = messages
    .map((message) => ({ ...message, problem: findDeliveryProblem(message, now) }))
    .filter(({ problem, state }) => problem !== null || state === "failed");
  if (isJson) terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else {
    for (const { problem, ...message } of found) {
      const name = (problem ?? "").padEnd(7);
      terminal.out(
        `${shortIds.get(message.inquiryId) ?? message.inquiryId}  ${name}  ${formatOutboxMessage(message)}`,
      );
    }
    terminal.out(
      `${formatCount(found.length, "failed, held, refused or overdue delivery", "failed, held, refused or overdue deliveries")}\n`,
    );
  }
  // Staff can do nothing about an acknowledgement that a visitor's mail server refused.
  return found.some(({ problem }) => problem !== null) ? 1 : 0;
}
