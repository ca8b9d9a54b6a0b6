import { expect, test } from "vitest";
import { coastTimeZone, shortestDay, sunTimes } from "./sun.ts";

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
test.each([
  { place: "Portland ME", at: portland, day: "2012-06-21", rise: "4:59", set: "20:26" },
  { place: "Portland ME", at: portland, day: "2011-12-21", set: "16:07", daylight: "8:55" },
  { place: "Atlantic City NJ", at: atlanticCity, day: "2024-06-04", rise: "5:31", set: "20:20" },
  { place: "Atlantic City NJ", at: atlanticCity, day: "2019-06-21", daylight: "14:56" },
  { place: "Atlantic City's airport", at: atlanticCityAirport, day: "2022-12-21", set: "16:38" },
  {
    place: "Atlantic City's airport",
    at: atlanticCityAirport,
    day: "2022-12-21",
    daylight: "9:23",
  },
  { place: "New York NY", at: newYork, day: "2011-06-21", rise: "5:24", set: "20:30" },
  { place: "Miami FL", at: miami, day: "2011-06-21", rise: "6:30", set: "20:14" },
  { place: "Cape May NJ", at: capeMay, day: "2002-03-20", rise: "6:04", set: "18:12" },
])("$place on $day: the sun is within two minutes of the published table", (published) => {
  const [year = 0, month = 0, day = 0] = published.day.split("-").map(Number);
  const times = sunTimes(published.at, { year, month, day }, "America/New_York");
  const { rise, set, daylight } = published;
  if (rise) expect(Math.abs(times.sunriseMinutes - clock(rise))).toBeLessThanOrEqual(2);
  if (set) expect(Math.abs(times.sunsetMinutes - clock(set))).toBeLessThanOrEqual(2);
  if (daylight) expect(Math.abs(times.dayLengthMinutes - clock(daylight))).toBeLessThanOrEqual(2);
});

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
