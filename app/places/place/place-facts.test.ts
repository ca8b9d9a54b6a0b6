import { expect, test } from "vitest";
import { buildPlaceFacts, buildStateFacts } from "./place-facts.ts";

const located = (name: string, lat: number, lng: number) => ({
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  coordinates: { lat, lng },
});
const belmar = located("Belmar", 40.1784, -74.0218);
const atlanticCity = located("Atlantic City", 39.3643, -74.4229);
const miamiBeach = located("Miami Beach", 25.7907, -80.13);
const nantucket = located("Nantucket", 41.2835, -70.0995);
const terms = {
  sale: { freeMiles: 20, dollarsPerMile: 6 },
  rental: { freeMiles: 10, dollarsPerMile: 6 },
};
const facing = {
  kind: "one-side",
  bearingDegrees: 100,
  direction: "east",
  waterShare: 0.5,
} as const;

function factsOf(place: ReturnType<typeof located>, miles: number) {
  return buildPlaceFacts({
    place,
    distance: { miles },
    terms,
    facing,
    year: 2026,
  });
}

test("a sale and a rental have free miles of their own over the same road", () => {
  const facts = factsOf(atlanticCity, 73);
  expect(facts.sale).toEqual({ roadMiles: 75, paidMiles: 55, dollars: 330 });
  expect(facts.rental).toEqual({ roadMiles: 75, paidMiles: 65, dollars: 390 });
});

test("the June day is longer than the December one, and more so in the north", () => {
  const swing = ({ midsummer, midwinter }: ReturnType<typeof factsOf>) =>
    midsummer.dayLengthMinutes - midwinter.dayLengthMinutes;
  expect(swing(factsOf(belmar, 2))).toBeGreaterThan(swing(factsOf(miamiBeach, 1_200)));
  expect(swing(factsOf(miamiBeach, 1_200))).toBeGreaterThan(180);
});

const roads: Readonly<
  Record<string, { miles: number } | { ferryFrom: string; milesToFerry: number }>
> = {
  belmar: { miles: 2 },
  "atlantic-city": { miles: 73 },
  "miami-beach": { miles: 1_250 },
  nantucket: { ferryFrom: "Hyannis", milesToFerry: 305 },
};

test("a state names its nearest and farthest place by road, and leaves those behind a ferry out", () => {
  const places = [nantucket, miamiBeach, atlanticCity, belmar];
  const facts = buildStateFacts(places, ({ slug }) => roads[slug] ?? { miles: 0 }, terms);
  expect(facts.nearestToShowroom.place.name).toBe("Belmar");
  expect(facts.farthestFromShowroom.place.name).toBe("Miami Beach");
  expect(facts.deliveries.map(({ place, sale }) => [place.name, sale.dollars])).toEqual([
    ["Nantucket", 1_740],
    ["Miami Beach", 7_380],
    ["Atlantic City", 330],
    ["Belmar", 0],
  ]);
});

test("a state of ferry places alone still has a nearest one, and one without places is refused", () => {
  const facts = buildStateFacts([nantucket], () => roads["nantucket"] ?? { miles: 0 }, terms);
  expect(facts.nearestToShowroom.sale.ferryFrom).toBe("Hyannis");
  expect(() => buildStateFacts([], () => ({ miles: 1 }), terms)).toThrow(RangeError);
});
