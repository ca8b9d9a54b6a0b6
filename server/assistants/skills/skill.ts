import type { z } from "zod";
import { findFieldErrors, refuseFields } from "./field-errors.ts";
import type { FieldError, Refused } from "./refusal.ts";

/** Who calls, as the rate limit and the idempotency keys of inquiries need it. */
export interface Caller {
  /** From `createClientIpReader`. */
  clientIp: string;
  /** Of the HTTP header with this name; the lead's own key takes precedence. */
  idempotencyKey: string | null;
}

export type SkillOutcome<Output extends object = object> =
  { ok: true; data: Output; message: string } | Refused;

/** One thing that an assistant can ask for, in no particular protocol. */
export interface Skill {
  input: z.ZodType;
  output: z.ZodType;
  /** Validates a request, whatever it holds. @throws when the database does not answer. */
  answer: (request: unknown, caller: Caller) => Promise<SkillOutcome>;
}

interface SkillDefinition<Input extends z.ZodType, Output extends z.ZodType<object>> {
  input: Input;
  output: Output;
  run: (
    input: z.infer<Input>,
    caller: Caller,
  ) => SkillOutcome<z.infer<Output>> | Promise<SkillOutcome<z.infer<Output>>>;
  /** How wrong fields are refused, where a skill has an error of its own for some of them. */
  refuse?: (errors: readonly FieldError[]) => Refused;
}

/** A skill whose function is only called with what its schema allows. */
export function createSkill<Input extends z.ZodType, Output extends z.ZodType<object>>({
  input,
  output,
  run,
  refuse = refuseFields,
}: SkillDefinition<Input, Output>): Skill {
  return {
    input,
    output,
    answer: async (request, caller) => {
      const read = input.safeParse(request);
      return read.success ? run(read.data, caller) : refuse(findFieldErrors(read.error, request));
    },
  };
}
