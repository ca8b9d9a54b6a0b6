import { expect, test } from "vitest";
import { describeOnEachDatabase } from "#tests/fixtures/databases.ts";
import { createStaff } from "./staff.ts";

describeOnEachDatabase("staff", (underTest) => {
  test("a person is found by the mail address in any case, and is on the list once", async () => {
    const staff = createStaff(underTest.database);
    const ann = await staff.add({ name: "Ann", email: "Ann@Dealership.example" });
    expect(await staff.findByEmail(" ANN@dealership.example ")).toEqual(ann);
    expect(await staff.add({ name: "Ann Two", email: "ann@dealership.example" })).toEqual({
      email: "Somebody with this email address is already on the list.",
    });
    expect(await staff.add({ name: " ", email: "ann" })).toEqual({
      name: "Type the person's name.",
      email: "Type an email address, such as ann@dealership.example.",
    });
    expect(await staff.list()).toEqual([ann]);
  });
});
