import { expect, test } from "vitest";
import {
  checkStorageInputs,
  readStorageInputs,
  readStorageReference,
  writeStorageReference,
} from "./storage-inputs.ts";

const today = "2026-11-22";
const check = (query: string) =>
  checkStorageInputs(readStorageInputs(new URLSearchParams(query)), today);

test("a form with both days and a space is read, its extras only when they are ticked", () => {
  expect(check("space=indoor&from=2026-12-01&to=2027-04-15&maintenance=yes").request).toEqual({
    space: "indoor",
    from: "2026-12-01",
    to: "2027-04-15",
    hasMaintenance: true,
    hasPreparation: false,
  });
});

test.each([
  ["", { space: "missing", from: "missing", to: "missing" }],
  ["space=indoor&from=2026-11-21&to=2027-04-15", { from: "past" }],
  ["space=indoor&from=2036-11-21&to=2037-04-15", { from: "too-far" }],
  ["space=indoor&from=2026-12-01&to=2026-12-01", { to: "not-after" }],
  ["space=indoor&from=2026-12-01&to=2028-12-02", { to: "too-long" }],
  ["space=indoor&from=2026-12-01&to=9999-12-02", { to: "too-long" }],
  ["space=attic&from=2026-12-01&to=2027-04-15", { space: "missing" }],
])("%j is told what is wrong with it", (query, problems) => {
  expect(check(query).problems).toEqual(problems);
});

test("a stay is read again from its reference", () => {
  const { request } = check("space=covered&from=2026-12-01&to=2028-12-01&preparation=yes");
  const reference = request ? writeStorageReference(request) : "";
  expect(reference).toMatch(/^S\w{3}-\w{3}$/);
  expect(readStorageReference(reference.toLowerCase())).toEqual(request);
  expect(readStorageReference(`R${reference.slice(1)}`)).toBeNull();
});
