import { expect, test } from "vitest";
import { formatDeliveryReference, readDeliveryPage } from "./delivery-estimate-view-model.ts";

const read = (query: string, cartFromDollars: number | undefined = 6_695) =>
  readDeliveryPage(new URLSearchParams(query), cartFromDollars);

test("Cape May, 105 miles: 85 paid miles are $510, and a cart from $6,695 is $7,205 there", () => {
  const { estimate } = read("place=new-jersey/cape-may");
  expect(estimate).toMatchObject({
    title: "Delivery to Cape May, NJ",
    price: "About $510",
    ferry: null,
    carrier: null,
    bill: { cart: "$6,695", delivery: "About $510", total: "About $7,205" },
  });
  expect(estimate?.text).toContain("the first 20 are free, and the other 85 are $6 each");
  expect(estimate?.timing[0]).toBe("In stock: 2 to 5 business days.");
  expect(estimate?.service).toContain("We're about 105 miles away.");
});

test("near the showroom delivery is free and the shop can be reached", () => {
  const { estimate } = read("place=miles&miles=18");
  expect(estimate?.price).toBe("Free");
  expect(estimate?.title).toBe("Delivery about 20 miles from Neptune City");
  expect(estimate?.service).toContain("The shop is about 20 miles away");
});

test("far away a date is agreed on and a carrier may be cheaper; a ferry is named", () => {
  const { estimate } = read("place=massachusetts/nantucket");
  expect(estimate?.ferry).toContain("the ferry at Hyannis");
  expect(estimate?.carrier).toContain("a carrier's quote may be lower");
  expect(estimate?.timing[0]).toBe("In stock: we'll set a delivery date with you when you order.");
  expect(
    readDeliveryPage(new URLSearchParams("place=miles&miles=300"), undefined).estimate?.bill,
  ).toBeNull();
});

test("the reference opens the same estimate, and puts it into an inquiry", () => {
  const { estimate, inputs } = read("place=new-jersey/cape-may");
  expect(read(`ref=${estimate?.reference}`)).toEqual({
    inputs: { ...inputs },
    errors: {},
    estimate,
  });
  expect(formatDeliveryReference(estimate?.reference ?? "")).toBe(
    `Estimate ${estimate?.reference}: Delivery to Cape May, NJ, about $510`,
  );
  expect(formatDeliveryReference("D000-00")).toBeNull();
});

test.each([
  ["place=atlantis", { place: "Choose a place, or type the miles" }],
  ["place=showroom", { place: "Choose a place, or type the miles" }],
  ["place=miles&miles=far", { miles: "Type the miles by road, from 0 to 2,000" }],
  [
    "ref=D123-45",
    { ref: "We can't find an estimate with this code. Check each letter and digit." },
  ],
])("%j is told what is wrong with it", (query, errors) => {
  expect(read(query)).toMatchObject({ errors, estimate: null });
});
