import type { Inquiry } from "#domain/inquiry/inquiry.ts";
import { busyClientSign } from "#domain/inquiry/stored-inquiry.ts";

/** How a form was filled in. */
export interface FormContext {
  /** The honeypot's text, which people do not see. */
  honeypot: string;
  /** Milliseconds from the rendering of the form to its sending; null when unknown. */
  filledMs: number | null;
  /** Whether its client IP sent many inquiries just before. */
  isFromBusyClient: boolean;
}

/** Nobody fills in six fields faster than this. */
const fillingMsMin = 2_000;
const linksMax = 2;

/** The signs of spam of an inquiry, in words for staff; empty for most inquiries. */
export function findSuspicions(inquiry: Inquiry, context: FormContext): string[] {
  const { honeypot, filledMs, isFromBusyClient } = context;
  const { firstName, lastName } = inquiry;
  const message = [inquiry.message, ...Object.values(inquiry.details ?? {})].join("\n");
  const links = message.match(/https?:\/\//gi)?.length ?? 0;
  const suspicions: [isSuspected: boolean, reason: string][] = [
    [honeypot !== "", "the field that people do not see was filled in"],
    [filledMs !== null && filledMs >= 0 && filledMs < fillingMsMin, "filled in within 2 seconds"],
    [isFromBusyClient, busyClientSign],
    [links > linksMax, `${links} links in the message`],
    [/\[url[=\]]|<a\s[^>]*href/i.test(message), "markup of a link in the message"],
    [/https?:\/\/|www\./i.test(`${firstName} ${lastName}`), "an address in the name"],
  ];
  return suspicions.filter(([isSuspected]) => isSuspected).map(([, reason]) => reason);
}
