import { expect, test } from "vitest";
import { listAroundTown } from "./around-town.ts";

const at = (name: string, lat: number, lng: number) => ({ name, coordinates: { lat, lng } });
const lewes = at("Lewes", 38.7746, -75.1393);
const rehobothBeach = at("Rehoboth Beach", 38.721, -75.076);
const deweyBeach = at("Dewey Beach", 38.6929, -75.0746);
const milton = at("Milton", 38.7776, -75.3099);
const georgetown = at("Georgetown", 38.6901, -75.3855);

test("a town is in neither of its lists, a town on the shore in that of the shore alone, and the nearest come first", () => {
  const { shore, towns } = listAroundTown(lewes, {
    shore: [deweyBeach, lewes, rehobothBeach],
    towns: [georgetown, { ...deweyBeach }, milton, { ...lewes }],
    counts: { shore: 2, towns: 2 },
  });
  expect(shore.map(({ item }) => item.name)).toEqual(["Rehoboth Beach", "Dewey Beach"]);
  expect(towns.map(({ item }) => item.name)).toEqual(["Milton", "Georgetown"]);
});

test("each list is as long as it may be", () => {
  const counts = { shore: 1, towns: 1 };
  const { shore, towns } = listAroundTown(lewes, {
    shore: [deweyBeach, rehobothBeach],
    towns: [georgetown, milton, deweyBeach],
    counts,
  });
  expect(shore.map(({ item }) => item.name)).toEqual(["Rehoboth Beach"]);
  // Dewey Beach is not listed on the shore, and so a town like others.
  expect(towns.map(({ item }) => item.name)).toEqual(["Dewey Beach"]);
});
