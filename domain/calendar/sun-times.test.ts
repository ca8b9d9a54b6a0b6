import { expect, test } from "vitest";
import { coastTimeZone, shortestDay, sunTimes } from "./sun-times.ts";

const portland = { lat: 43.66, lng: -70.26 };
const atlanticCity = { lat: 39.36, lng: -74.42 };
const atlanticCityAirport = { lat: 39.458, lng: -74.577 };
const newYork = { lat: 40.71, lng: -74.01 };
const miami = { lat: 25.77, lng: -80.19 };
const capeMay = { lat: 38.9, lng: -74.9 };

const clock = (text: string) => {
  const [hours = 0, minutes = 0] = text.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Published times: U.S. Naval Observatory, timeanddate.com and newspapers that quote the two. */
const published = [
  { place: "Portland ME", at: portland, day: "2012-06-21", is: { sunriseMinutes: "4:59" } },
  { place: "Portland ME", at: portland, day: "2012-06-21", is: { sunsetMinutes: "20:26" } },
  { place: "Portland ME", at: portland, day: "2011-12-21", is: { sunsetMinutes: "16:07" } },
  { place: "Portland ME", at: portland, day: "2011-12-21", is: { dayLengthMinutes: "8:55" } },
  {
    place: "Atlantic City NJ",
    at: atlanticCity,
    day: "2024-06-04",
    is: { sunriseMinutes: "5:31" },
  },
  {
    place: "Atlantic City NJ",
    at: atlanticCity,
    day: "2024-06-04",
    is: { sunsetMinutes: "20:20" },
  },
  {
    place: "Atlantic City NJ",
    at: atlanticCity,
    day: "2019-06-21",
    is: { dayLengthMinutes: "14:56" },
  },
  {
    place: "Its airport",
    at: atlanticCityAirport,
    day: "2022-12-21",
    is: { sunsetMinutes: "16:38" },
  },
  {
    place: "Its airport",
    at: atlanticCityAirport,
    day: "2022-12-21",
    is: { dayLengthMinutes: "9:23" },
  },
  { place: "New York NY", at: newYork, day: "2011-06-21", is: { sunriseMinutes: "5:24" } },
  { place: "New York NY", at: newYork, day: "2011-06-21", is: { sunsetMinutes: "20:30" } },
  { place: "Miami FL", at: miami, day: "2011-06-21", is: { sunriseMinutes: "6:30" } },
  { place: "Miami FL", at: miami, day: "2011-06-21", is: { sunsetMinutes: "20:14" } },
  { place: "Cape May NJ", at: capeMay, day: "2002-03-20", is: { sunriseMinutes: "6:04" } },
  { place: "Cape May NJ", at: capeMay, day: "2002-03-20", is: { sunsetMinutes: "18:12" } },
];

test.each(published)(
  "$place on $day is within two minutes of its table: $is",
  ({ at, day, is }) => {
    const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
    const times = sunTimes(at, { year, month, day: date }, "America/New_York");
    for (const [name, text] of Object.entries(is)) {
      const computed = times[name as keyof typeof times];
      expect(Math.abs(computed - clock(text))).toBeLessThanOrEqual(2);
    }
  },
);

test("the shortest day is the winter solstice's", () => {
  expect(shortestDay(atlanticCity, 2026)).toEqual({ year: 2026, month: 12, day: 21 });
});

test("Florida's Panhandle keeps central time, the rest of the coast eastern", () => {
  const panamaCityBeach = { lat: 30.1766, lng: -85.8055 };
  expect(coastTimeZone(panamaCityBeach)).toBe("America/Chicago");
  expect(coastTimeZone(miami)).toBe("America/New_York");
  const june = { year: 2026, month: 6, day: 21 };
  const central = sunTimes(panamaCityBeach, june, "America/Chicago").sunsetMinutes;
  expect(sunTimes(panamaCityBeach, june, "America/New_York").sunsetMinutes - central).toBe(60);
});

test("where the sun does not set, nothing is made up", () => {
  const day = { year: 2026, month: 6, day: 21 };
  expect(() => sunTimes({ lat: 70, lng: -70 }, day, "America/New_York")).toThrow(RangeError);
});
