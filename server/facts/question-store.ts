import { business } from "#content/dealership/business.ts";
import { openQuestions, type OpenQuestion } from "#content/dealership/open-questions.ts";
import { toDay } from "#domain/calendar/calendar-day.ts";
import { parseDay } from "#domain/calendar/wall-time.ts";
import { cleanText } from "#domain/inquiry/clean-text.ts";
import type { Database } from "#server/db/schema.ts";
import { recordChange } from "#server/staff/change-history.ts";

const answerLengthMax = 500;
const nameLengthMax = 80;

/** An answer as it is typed. */
export interface TypedAnswer {
  answer: string;
  /** Who at the dealership said so. */
  confirmedBy: string;
  /** YYYY-MM-DD or 6/18/2027. */
  confirmedOn: string;
}

export interface ConfirmedQuestion extends TypedAnswer {
  question: OpenQuestion;
  /** Who typed it, and when. */
  recordedBy: string;
  recordedAt: string;
}

export interface QuestionList {
  open: OpenQuestion[];
  confirmed: ConfirmedQuestion[];
}

/** "conflict": somebody else was first, and nothing was changed. */
export type QuestionOutcome =
  | { kind: "done" }
  | { kind: "unknown" }
  | { kind: "conflict" }
  | { kind: "invalid"; problems: Partial<Record<keyof TypedAnswer, string>> };

/** The open questions of `content/` and their answers. Every method throws when the database fails. */
export interface QuestionStore {
  list: () => Promise<QuestionList>;
  /** Stores an answer with its row in the history; an entry that has one is a conflict. */
  confirm: (id: string, typed: TypedAnswer, memberName: string) => Promise<QuestionOutcome>;
  /** Takes an answer back: the question is open again. */
  reopen: (id: string, memberName: string) => Promise<QuestionOutcome>;
}

export function createQuestionStore(
  { kysely }: Pick<Database, "kysely">,
  now: () => Date = () => new Date(),
): QuestionStore {
  return {
    list: () => listQuestions({ kysely }),
    confirm: async (id, typed, memberName) => {
      if (!openQuestions.some((question) => question.id === id)) return { kind: "unknown" };
      const at = now();
      const { answer, problems } = readAnswer(typed, at);
      if (Object.keys(problems).length > 0) return { kind: "invalid", problems };
      return kysely.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows = 0n } = await transaction
          .insertInto("confirmed_questions")
          .values({
            id,
            answer: answer.answer,
            confirmed_by: answer.confirmedBy,
            confirmed_on: answer.confirmedOn,
            recorded_by: memberName,
            recorded_at: at.toISOString(),
          })
          .onConflict((conflict) => conflict.column("id").doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return { kind: "conflict" };
        const change = { memberName, subject: `question:${id}`, action: "confirmed" };
        await recordChange(transaction, { ...change, after: answer }, at);
        return { kind: "done" };
      });
    },
    reopen: (id, memberName) =>
      kysely.transaction().execute(async (transaction) => {
        const before = await transaction
          .deleteFrom("confirmed_questions")
          .where("id", "=", id)
          .returning(["answer", "confirmed_by as confirmedBy", "confirmed_on as confirmedOn"])
          .executeTakeFirst();
        if (before === undefined) return { kind: "conflict" };
        const change = { memberName, subject: `question:${id}`, action: "reopened" };
        await recordChange(transaction, { ...change, before }, now());
        return { kind: "done" };
      }),
  };
}

/** The questions without an answer in the ledger's order, and those with one, the latest first. */
export async function listQuestions({ kysely }: Pick<Database, "kysely">): Promise<QuestionList> {
  const rows = await kysely
    .selectFrom("confirmed_questions")
    .selectAll()
    .orderBy("recorded_at", "desc")
    .execute();
  const answered = new Set(rows.map(({ id }) => id));
  return {
    open: openQuestions.filter(({ id }) => !answered.has(id)),
    // What is no longer in the ledger was settled in the files.
    confirmed: rows.flatMap((row) => {
      const question = openQuestions.find(({ id }) => id === row.id);
      if (question === undefined) return [];
      return {
        question,
        answer: row.answer,
        confirmedBy: row.confirmed_by,
        confirmedOn: row.confirmed_on,
        recordedBy: row.recorded_by,
        recordedAt: row.recorded_at,
      };
    }),
  };
}

function readAnswer(typed: TypedAnswer, now: Date) {
  const problems: Partial<Record<keyof TypedAnswer, string>> = {};
  const answer = cleanText(typed.answer, "many");
  if (answer === "") problems.answer = "Type the answer, or that the value shown is right.";
  if (answer.length > answerLengthMax) {
    problems.answer = `An answer has at most ${answerLengthMax} characters; this one has ${answer.length}.`;
  }
  const confirmedBy = cleanText(typed.confirmedBy);
  if (confirmedBy === "") problems.confirmedBy = "Type the name of the person who confirmed it.";
  if (confirmedBy.length > nameLengthMax) {
    problems.confirmedBy = `A name has at most ${nameLengthMax} characters.`;
  }
  const confirmedOn = parseDay(typed.confirmedOn.trim()) ?? "";
  if (confirmedOn === "") problems.confirmedOn = "Choose the day on which it was confirmed.";
  if (confirmedOn > toDay(now, business.timeZone)) {
    problems.confirmedOn = "This day has not come yet.";
  }
  return { answer: { answer, confirmedBy, confirmedOn }, problems };
}
