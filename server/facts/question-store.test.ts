import { expect, test } from "vitest";
import { openQuestions } from "#content/dealership/open-questions.ts";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { createQuestionStore } from "./question-store.ts";

const right = { answer: "Right as shown", confirmedBy: "Ann Owner", confirmedOn: "2027-02-28" };

describeOnEachDatabase("answers to open questions", (underTest) => {
  const open = () =>
    createQuestionStore(underTest.database, () => new Date("2027-03-01T12:00:00Z"));

  test("an answer says who confirmed it and when, a second one is told, and it can be taken back", async () => {
    const store = open();
    expect(await store.confirm("renter-age", right, "Bob")).toEqual({ kind: "done" });
    expect(await store.confirm("renter-age", right, "Cid")).toEqual({ kind: "conflict" });
    const list = await store.list();
    expect(list.open.length).toBe(openQuestions.length - 1);
    expect(list.confirmed).toEqual([
      {
        ...right,
        question: openQuestions.find(({ id }) => id === "renter-age"),
        recordedBy: "Bob",
        recordedAt: "2027-03-01T12:00:00.000Z",
      },
    ]);
    expect(await store.reopen("renter-age", "Bob")).toEqual({ kind: "done" });
    expect(await store.reopen("renter-age", "Bob")).toEqual({ kind: "conflict" });
    expect((await store.list()).open).toEqual(openQuestions);
    const rows = await underTest.database.kysely
      .selectFrom("staff_changes")
      .select(["action", "subject", "member_name"])
      .orderBy("id")
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(["confirmed", "reopened"]);
  });

  test("an answer without a name, of tomorrow or to no question is not stored", async () => {
    const store = open();
    const wrong = { answer: " ", confirmedBy: "", confirmedOn: "2027-03-02" };
    expect(await store.confirm("renter-age", wrong, "Bob")).toMatchObject({
      kind: "invalid",
      problems: {
        answer: "Type the answer, or that the value shown is right.",
        confirmedBy: "Type the name of the person who confirmed it.",
        confirmedOn: "This day has not come yet.",
      },
    });
    expect(await store.confirm("no-such-question", right, "Bob")).toEqual({ kind: "unknown" });
    expect((await store.list()).confirmed).toEqual([]);
  });
});
