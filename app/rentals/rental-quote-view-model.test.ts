import { expect, test } from "vitest";
import { aboutLengthMax } from "#domain/inquiry/inquiry.ts";
import { deliveryPlaces } from "#app/delivery/index.ts";
import { formatRentalReference, readRentalQuotePage } from "./rental-quote-view-model.ts";

const now = new Date("2026-11-22T15:00:00Z");
const read = (query: string, at = now) => readRentalQuotePage(new URLSearchParams(query), at);
const oceanCity =
  "cart=6-seater&from=2027-06-18&fromTime=10&to=2027-06-26&toTime=10&place=maryland/ocean-city&drivers=2";

test("six seats for Ocean City, MD, for eight days with two drivers, line by line", () => {
  const { quote, errors } = read(oceanCity);
  expect(errors).toEqual({});
  expect(quote?.title).toBe("6 Seater, 8 days");
  expect(quote?.times).toBe("Fri, June 18, 2027, 10\u00a0AM, to Sat, June 26, 2027, 10\u00a0AM");
  expect(quote?.lines).toEqual([
    { label: "Weekly plan", note: "7 days", amount: "$1,400" },
    { label: "1 more day at the weekly rate", amount: "$200" },
    {
      label: "Delivery and pickup",
      note: "about 220 miles by road; the first 10 free, the other 210 at $6 each",
      amount: "$1,260",
    },
    { label: "1 driver besides you", amount: "$25" },
  ]);
  expect(quote?.total).toBe("About\u00a0$2,885");
  expect(quote?.deposit).toContain("Plus a $750 deposit");
  expect(quote?.cancellation).toEqual([
    "Until Thu, June 17, 2027, 10\u00a0AM, you get everything back.",
    "After that, until your rental starts on Fri, June 18, 2027, 10\u00a0AM, you get 50% back.",
    "If you don't show up and don't call, you get nothing back.",
    "Canceling on the day of delivery costs $75 as well.",
  ]);
});

test("the reference opens the same quote, and puts it into an inquiry", () => {
  const { quote } = read(oceanCity);
  const opened = read(`ref=${quote?.reference.toLowerCase().replaceAll("-", " ")}`);
  expect(opened.quote).toEqual(quote);
  expect(opened.inputs).toEqual(read(oceanCity).inputs);
  expect(formatRentalReference(quote?.reference ?? "")).toBe(
    `Quote ${quote?.reference}: 6 Seater, Fri, June 18, 2027, 10 AM, to Sat, June 26, 2027, 10 AM (8 days), delivered to Ocean City, MD, 2 drivers, about $2,885 plus $750 deposit`,
  );
  expect(formatRentalReference("R000-0000-0001")).toBeNull();
  expect(read("ref=R000-0000-0001").reference.error).toContain("can't find a quote");
});

test("a quote that is opened after its start says that its dates are over", () => {
  const reference = read(oceanCity).quote?.reference;
  const later = read(`ref=${reference}`, new Date("2027-07-01T12:00:00Z"));
  expect(later.quote?.isPast).toBe(true);
  expect(later.quote?.cancellation[0]).toContain("no longer free");
});

test("no quote is cut off in an inquiry, whatever its place", () => {
  const longest = Math.max(
    ...deliveryPlaces.map(({ id }) => {
      const query = oceanCity
        .replace("maryland/ocean-city", id)
        .replace("2027-06-18", "2027-09-22")
        .replace("2027-06-26", "2027-10-20");
      return `Rental: ${read(query).quote?.subject}`.length;
    }),
  );
  expect(longest).toBeLessThanOrEqual(aboutLengthMax);
});

test("where the week costs less than the days, the quote says so and until when the cart may stay", () => {
  const { quote } = read(
    "cart=6-seater&from=2027-06-18&fromTime=10&to=2027-06-24&toTime=10&place=showroom",
  );
  expect(quote?.total).toBe("$1,400");
  expect(quote?.notes).toEqual([
    "The weekly plan is your best price: your days alone would cost $1,470. You can keep the cart until Fri, June 25, 2027, 10\u00a0AM at the same price.",
  ]);
});

test("an hour into another day, the quote says what an earlier return saves", () => {
  const { quote } = read(oceanCity.replace("toTime=10", "toTime=11"));
  expect(quote?.notes[0]).toBe(
    "Bring it back by Sat, June 26, 2027, 10\u00a0AM and you save $200.",
  );
});

test("where delivery costs more than the week, the quote says what makes sense instead", () => {
  const nantucket = oceanCity.replace("maryland/ocean-city", "massachusetts/nantucket");
  const { quote } = read(nantucket.replace("6-seater", "4-seater"));
  expect(quote?.warning).toContain(
    "Delivery to the ferry at Hyannis would be about $1,800, more than a whole week's rental at $1,050, so renting from us doesn't make sense there.",
  );
  expect(quote?.total).toBe("About\u00a0$3,025 plus the ferry");
  const miami = read(oceanCity.replace("maryland/ocean-city", "florida/miami-beach")).quote;
  expect(miami?.warning).toContain("look for a rental shop nearby");
  expect(miami?.warning).not.toContain("Neptune City");
  expect(read(oceanCity).quote?.warning).toBeNull();
});

test("a link that names a cart or a place fills the form and complains of nothing", () => {
  const page = read("place=new-jersey/cape-may");
  expect(page).toMatchObject({ errors: {}, quote: null, isOfNow: false });
  expect(page.inputs).toMatchObject({ place: "new-jersey/cape-may", drivers: "1" });
});

test("a form that was sent empty names what is missing, in the order of the form", () => {
  expect(Object.keys(read("cart=4-seater&drivers=1").errors)).toEqual([
    "place",
    "from",
    "fromTime",
    "to",
    "toTime",
  ]);
});

test("each wrong field has a message with the dealership's own hours and deadlines", () => {
  const { errors, quote } = read(
    "cart=&from=2026-11-22&fromTime=11&to=2027-12-26&toTime=20&place=showroom",
  );
  expect(quote).toBeNull();
  expect(errors).toEqual({
    fromTime: "Our showroom is open Monday to Saturday 9 AM to 5 PM. Choose another time.",
    to: "We rent for up to 30 days. For longer, call (732) 555-0100.",
  });
  const late = read(
    "from=2026-11-22&fromTime=15&to=2026-11-23&toTime=15&place=new-jersey/cape-may",
    new Date("2026-11-22T19:00:00Z"),
  );
  expect(late.errors.from).toBe(
    "To get a cart today, order before 2 PM. Choose tomorrow, or call (732) 555-0100.",
  );
});

test("a delivery today has the rush fee", () => {
  const { quote } = read(
    "from=2026-11-22&fromTime=15&to=2026-11-23&toTime=15&place=new-jersey/belmar",
  );
  expect(quote?.lines.at(-1)).toEqual({
    label: "Rush fee",
    note: "for delivery on the day you order",
    amount: "$50",
  });
});
