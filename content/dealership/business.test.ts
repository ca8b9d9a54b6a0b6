import { expect, test } from "vitest";
import { business, listShowroomLines, formatShowroomMapQuery } from "./business.ts";
import { openQuestions } from "./open-questions.ts";

test("while the street is unknown visitors read the town and how to find the door", () => {
  expect(business.showroom.street).toBeNull();
  expect(listShowroomLines()).toEqual(["Neptune City, NJ 07753: call for directions to the door"]);
  expect(formatShowroomMapQuery()).toBe("Neptune City, NJ 07753");
});

test("the ledger has the showroom's street for as long as it is unknown", () => {
  const isOpen = openQuestions.some(({ id }) => id === "showroom-address");
  expect(isOpen).toBe(business.showroom.street === null);
});
