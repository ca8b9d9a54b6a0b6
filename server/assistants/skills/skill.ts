import type { z } from "zod";
import { findFieldErrors, listKnownFields, refuseFields } from "./field-errors.ts";
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

/** A request that is answered, and an answer as it may be, for the schemas that assistants read. */
export interface SkillExamples<Input = object, Output = object> {
  input: Input;
  output: Output;
}

/** One thing that an assistant can ask for, in no particular protocol. */
export interface Skill {
  input: z.ZodType;
  output: z.ZodType;
  examples: SkillExamples;
  /** Validates a request, whatever it holds. @throws when the database does not answer. */
  answer: (request: unknown, caller: Caller) => Promise<SkillOutcome>;
}

interface SkillDefinition<
  Input extends z.ZodType<object, object>,
  Output extends z.ZodType<object>,
> {
  input: Input;
  output: Output;
  examples: SkillExamples<z.input<Input>, z.infer<Output>>;
  run: (
    input: z.infer<Input>,
    caller: Caller,
  ) => SkillOutcome<z.infer<Output>> | Promise<SkillOutcome<z.infer<Output>>>;
  /** How wrong fields are refused, where a skill has an error of its own for some of them. */
  refuse?: (errors: readonly FieldError[]) => Refused;
}

/** A skill whose function is only called with what its schema allows. */
export function createSkill<
  Input extends z.ZodType<object, object>,
  Output extends z.ZodType<object>,
>({ input, output, examples, run, refuse = refuseFields }: SkillDefinition<Input, Output>): Skill {
  return {
    input,
    output,
    examples,
    answer: async (request, caller) => {
      const read = input.safeParse(request);
      if (read.success) return run(read.data, caller);
      const known = (path: readonly PropertyKey[]) => listKnownFields(input, path);
      return refuse(findFieldErrors(read.error, request, known));
    },
  };
}
