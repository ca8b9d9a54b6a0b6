import { expect, test } from "vitest";
import { municipalities } from "./municipalities.ts";
import { coastalPlaces, states } from "./states.ts";

interface Note {
  of: string;
  text: string;
}

const placeNotes: Note[] = coastalPlaces.map(({ state, place }) => ({
  of: `${place.name}, ${state.abbreviation}`,
  text: place.note,
}));
const townNotes: Note[] = municipalities.map(({ name, note }) => ({ of: name, text: note }));
const notes = [...placeNotes, ...townNotes];

const names = [
  ...states.map(({ name }) => name),
  ...coastalPlaces.map(({ place }) => place.name),
  ...municipalities.map(({ name }) => name),
].toSorted((one, other) => other.length - one.length);
const nameList = names.map((name) => name.replaceAll(".", "\\.")).join("|");

test("a note of a place has 70 to 140 words and a note of a town 25 to 50", () => {
  const isOutside = (from: number, to: number) => (note: Note) =>
    countWords(note) < from || countWords(note) > to;
  expect(placeNotes.filter(isOutside(70, 140))).toEqual([]);
  expect(townNotes.filter(isOutside(25, 50))).toEqual([]);
});

test("no note uses a superlative", () => {
  const superlative =
    /\b(best|most|least|famous|unique|perfect|ideal|premier|world-class|unrivaled|unmatched|number one|must-see|\w{3,}ernmost)\b/i;
  expect(notes.filter(({ text }) => superlative.test(text))).toEqual([]);
});

test("no note uses a word in -est that is not a plain noun or adjective", () => {
  const plain = new Set(["forest", "modest", "honest", "guest", "west", "crest", "rest"]);
  const words = notes.flatMap(({ text }) => text.toLowerCase().match(/\b\w+est\b/g) ?? []);
  expect(words.filter((word) => !plain.has(word))).toEqual([]);
});

test("no note speaks of what the law lets you do", () => {
  const legality =
    /street.legal|\b(il)?legal(ly)?\b|\b(dis)?allow(s|ed)?\b|\bpermit(s|ted)?\b|\bpermission\b|\bforbid(s|den)?\b|\bbanned\b|\blicensed?\b|\bordinances?\b|\bspeed limit\b|\bregistered\b/i;
  expect(notes.filter(({ text }) => legality.test(text))).toEqual([]);
});

test("no note names a price, a phone number or a population", () => {
  expect(notes.filter(({ text }) => /\$|\d,\d{3}|555|population/i.test(text))).toEqual([]);
});

test("no two notes begin with the same three words", () => {
  const openings = notes.map(({ text }) => text.toLowerCase().split(/\s+/).slice(0, 3).join(" "));
  const seen = new Set<string>();
  expect(openings.filter((opening) => seen.has(opening) || !seen.add(opening))).toEqual([]);
});

test("no two notes share a run of six words, names removed", () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { of, text } of notes) {
    for (const run of runsOf(6, text)) {
      const owner = owners.get(run);
      if (owner !== undefined && owner !== of) shared.push(`"${run}" in ${owner} and ${of}`);
      owners.set(run, of);
    }
  }
  expect(shared).toEqual([]);
});

test("any two notes have at most 5 percent of their runs of five words in common", () => {
  const runs = notes.map(({ of, text }) => ({ of, runs: runsOf(5, text) }));
  const alike: string[] = [];
  for (const [index, one] of runs.entries()) {
    for (const other of runs.slice(index + 1)) {
      const common = [...one.runs].filter((run) => other.runs.has(run)).length;
      const all = one.runs.size + other.runs.size - common;
      if (common / all > 0.05) alike.push(`${one.of} and ${other.of}`);
    }
  }
  expect(alike).toEqual([]);
});

function countWords({ text }: Note): number {
  return text.split(/\s+/).length;
}

function runsOf(length: number, text: string): Set<string> {
  const words = text
    .replaceAll(new RegExp(`\\b(${nameList})\\b`, "g"), " ")
    .toLowerCase()
    .split(/[^a-z0-9']+/)
    .filter((word) => word !== "");
  const starts = words.slice(length - 1).keys();
  return new Set(starts.map((start) => words.slice(start, start + length).join(" ")));
}
