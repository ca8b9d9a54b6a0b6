import type { PlaceType, Region } from "#domain/geography/place.ts";

/** What the scene of a place is made of; drawing it uses no random numbers of its own. */
export interface ShoreScenePlan {
  /** Unique in the site, fit for an id. */
  id: string;
  sky: ShoreSky;
  /** From the top, of a drawing 800 wide and 320 high. */
  horizonY: number;
  motif: ShoreMotif;
  plants: "spruce" | "dune-grass" | "live-oak" | "palm";
  /** The side that the motif is on; the view to the sea is open on the other. */
  side: "left" | "right";
  hasHeadland: boolean;
  /** Light on the water. */
  glintX: number;
  /** Random numbers from 0 up to 1 for the details of the drawing. */
  randoms: number[];
}

export type ShoreMotif =
  | "lighthouse"
  | "harbor"
  | "ledges"
  | "cottages"
  | "boardwalk"
  | "pier"
  | "dunes"
  | "grove"
  | "marsh";

export interface ShoreSky {
  tone: "clear" | "hazy" | "deep" | "warm";
  /** Missing where the sun is behind a viewer who looks out to sea. */
  sun?: { x: number; y: number; radius: number };
  clouds: { x: number; y: number; width: number }[];
  gulls: { x: number; y: number }[];
}

export interface ShoreSceneInput {
  stateSlug: string;
  slug: string;
  region: Region;
  type: PlaceType;
  lat: number;
  /** Where the sea is, if it is on one side; degrees clockwise from north. */
  seaBearingDegrees?: number;
}

/** Plans the scene of a place: the same place, the same scene, wherever and whenever it is drawn. */
export function planShoreScene(input: ShoreSceneInput): ShoreScenePlan {
  const id = `${input.stateSlug}-${input.slug}`;
  const random = createRandom(id);
  const sky = planSky(input, random);
  return {
    id,
    sky,
    horizonY: Math.round(150 + random() * 24),
    motif: chooseMotif(input, random()),
    plants: choosePlants(input),
    side: random() < 0.5 ? "left" : "right",
    hasHeadland: input.region === "northern" ? random() < 0.8 : random() < 0.25,
    glintX: Math.round(180 + random() * 320),
    randoms: Array.from({ length: 12 }, random),
  };
}

const tones = ["clear", "hazy", "deep", "warm"] as const;
/** Azimuth of the sun on this coast in June at ten in the morning, and at half past seven at night. */
const morningSunDegrees = 105;
const eveningSunDegrees = 290;
/** As much of the horizon as the drawing shows to each side of its middle. */
const halfViewDegrees = 65;

function planSky({ seaBearingDegrees = 120 }: ShoreSceneInput, random: () => number): ShoreSky {
  const tone = tones[Math.floor(random() * tones.length)] ?? "clear";
  const [sun] = [morningSunDegrees, eveningSunDegrees]
    .map((azimuth) => ((azimuth - seaBearingDegrees + 540) % 360) - 180)
    .filter((offset) => Math.abs(offset) < halfViewDegrees)
    .map((offset) => ({
      x: Math.round(400 + (offset / halfViewDegrees) * 250 + (random() - 0.5) * 60),
      y: Math.round(48 + random() * 56),
      radius: Math.round(20 + random() * 12),
    }));
  const clouds = Array.from({ length: 2 + Math.floor(random() * 3) }, () => ({
    x: Math.round(20 + random() * 680),
    y: Math.round(34 + random() * 84),
    width: Math.round(70 + random() * 110),
  }));
  const gulls = Array.from({ length: Math.floor(random() * 4) }, () => ({
    x: Math.round(220 + random() * 360),
    y: Math.round(40 + random() * 70),
  }));
  return sun ? { tone, sun, clouds, gulls } : { tone, clouds, gulls };
}

const motifs: Record<Region, Record<PlaceType, readonly ShoreMotif[]>> = {
  northern: {
    beach: ["cottages", "dunes"],
    "coastal-town": ["lighthouse", "cottages"],
    port: ["harbor"],
    shore: ["ledges", "lighthouse"],
  },
  "mid-atlantic": {
    beach: ["boardwalk", "pier"],
    "coastal-town": ["cottages", "dunes"],
    port: ["harbor"],
    shore: ["dunes", "marsh"],
  },
  southern: {
    beach: ["grove", "pier", "dunes"],
    "coastal-town": ["grove", "cottages"],
    port: ["harbor"],
    shore: ["marsh"],
  },
};

function chooseMotif(input: ShoreSceneInput, random: number): ShoreMotif {
  const choices = motifs[isSandyNorth(input) ? "mid-atlantic" : input.region][input.type];
  return choices[Math.floor(random * choices.length)] ?? "dunes";
}

/** Long Island, Cape Cod and its islands are what glaciers left: sand, not granite. */
function isSandyNorth({ stateSlug, lat }: ShoreSceneInput): boolean {
  return stateSlug === "new-york" || (stateSlug === "massachusetts" && lat < 42.1);
}

/** Cabbage palms line the shore from about Cape Fear down; south of Jacksonville they rule it. */
function choosePlants({ region, lat }: ShoreSceneInput): ShoreScenePlan["plants"] {
  if (region === "northern") return lat > 41.9 ? "spruce" : "dune-grass";
  if (region === "mid-atlantic") return "dune-grass";
  return lat < 30.5 ? "palm" : "live-oak";
}

/** The mulberry32 generator of pseudo-random numbers from 0 up to 1, seeded with the FNV-1a hash of a text. */
function createRandom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
