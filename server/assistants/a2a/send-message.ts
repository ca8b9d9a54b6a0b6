import { randomUUID } from "node:crypto";
import { z } from "zod";
import { a2aVersion } from "./agent-card.ts";
import { skillContracts, skillIds, type SkillId } from "./contracts.ts";
import type { A2aError } from "./a2a-error.ts";
import type { Call } from "./envelope.ts";
import { findFieldErrors, refuseFields } from "#server/assistants/skills/field-errors.ts";
import type { FieldError } from "#server/assistants/skills/refusal.ts";
import type { Caller } from "#server/assistants/skills/skill.ts";
import type { Skills } from "#server/assistants/skills/skills.ts";

export type MessageOutcome = { ok: true; result: object } | { ok: false; error: A2aError };

const method = "SendMessage";

const sendParams = z.object({
  message: z.object({
    messageId: z.string().min(1),
    role: z.literal("ROLE_USER"),
    parts: z.array(z.looseObject({})).min(1),
  }),
});

/** Answers `SendMessage` of A2A: a message with one data part in, a message out. */
export async function answerMessage(
  { method: called, params }: Call,
  skills: Skills,
  { version, ...caller }: Caller & { version: string },
): Promise<MessageOutcome> {
  if (!isOurVersion(version)) return { ok: false, error: otherVersion };
  if (called !== method) {
    return unsupported(`The only method is ${method}.`);
  }
  const read = sendParams.safeParse(params);
  if (!read.success) return refuse(findFieldErrors(read.error, params));
  const parts = read.data.message.parts.filter((part) => "data" in part);
  const [part] = parts;
  if (part === undefined || parts.length > 1) {
    const error = "send exactly one part with data; other parts are not read";
    return refuse([{ instanceLocation: "/message/parts", keyword: "contains", error }]);
  }
  const skillId = findSkill(part["data"]);
  if (skillId === null) return refuse([untyped]);
  if (skillId === undefined) {
    return unsupported(`The type is one of ${skillIds.map(requestTypeOf).join(", ")}.`);
  }
  const { skill, responseType, responseMediaType } = skillContracts[skillId];
  const { type: _type, ...input } = part["data"] as Record<string, unknown>;
  const outcome = await skills[skill].answer(input, caller);
  if (!outcome.ok) return { ok: false, error: outcome.refusal };
  const { data, message } = outcome;
  const answered = { type: responseType, data, message };
  return {
    ok: true,
    result: {
      message: {
        messageId: randomUUID(),
        role: "ROLE_AGENT",
        parts: [{ data: answered, mediaType: responseMediaType }],
      },
    },
  };
}

/** The skill that a request's type names; undefined for none of ours, null for no type at all. */
function findSkill(data: unknown): SkillId | null | undefined {
  const typed = z.object({ type: z.string() }).safeParse(data);
  if (!typed.success) return null;
  return skillIds.find((skillId) => requestTypeOf(skillId) === typed.data.type);
}

function requestTypeOf(skillId: SkillId): string {
  return skillContracts[skillId].requestType;
}

const untyped = {
  instanceLocation: "/message/parts/0/data/type",
  keyword: "required",
  error: "a record with a type, such as inventory.search.request",
};

/**
 * A2A reads a missing version as 0.3. That version had other names for its methods, so a call of
 * ours without the header, as the protocol's own examples are, can only be meant as 1.0.
 */
function isOurVersion(version: string): boolean {
  const [major, minor] = version.trim().split(".");
  return major === "" || `${major}.${minor}` === a2aVersion;
}

const otherVersion: A2aError = {
  code: "UNSUPPORTED_SKILL",
  rpcCode: -32009,
  message: `Only A2A ${a2aVersion} is supported here.`,
};

function refuse(errors: readonly FieldError[]): MessageOutcome {
  return { ok: false, error: refuseFields(errors).refusal };
}

function unsupported(message: string): MessageOutcome {
  return { ok: false, error: { code: "UNSUPPORTED_SKILL", message } };
}
