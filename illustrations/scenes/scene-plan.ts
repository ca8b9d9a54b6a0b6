import type { ShopView } from "#domain/geography/illustrations.ts";
import type { Municipality, PlaceType, Region, Water } from "#domain/geography/place.ts";
import { createRandom, pick } from "./random.ts";
import { planSky, type Season, type ShoreSky } from "./sky-plan.ts";

/** What the scene of a place is made of; drawing it uses no random numbers of its own. */
export interface ShoreScenePlan {
  /** Unique in the site. */
  id: string;
  season: Season;
  water: Water["kind"];
  motif: ShoreMotif;
  ground: ShoreGround;
  plants: ShorePlants;
  /** How far the motif stands from the left of the frame. */
  motifX: number;
  sky: ShoreSky;
  /** From the top of the frame. */
  horizonY: number;
  /** Random numbers from 0 up to 1 for the details of the drawing. */
  randoms: number[];
}

export type ShoreMotif =
  | "lighthouse"
  | "harbor"
  | "ledges"
  | "shingle-houses"
  | "porch-houses"
  | "beach-houses"
  | "hotels"
  | "boardwalk"
  | "pier"
  | "lifeguards"
  | "dunes"
  | "grove"
  | "marsh"
  | "canal"
  | "farm"
  | "main-street"
  | "village"
  | "suburb"
  | "brick-rows"
  | ShopView;

export type ShoreGround =
  "road" | "sand" | "shells" | "quay" | "promenade" | "gravel" | "yard" | "driveway" | "floor";
export type ShorePlants =
  "spruce" | "dune-grass" | "beach-rose" | "sea-oats" | "live-oak" | "palm" | "field";

/** How low a cloud may be behind a pier: over the roof of its pavilion. */
const pierCloudMax = 280;

export interface ShoreSceneInput {
  stateSlug: string;
  slug: string;
  region: Region;
  /** Missing for a town that is not on the list of coastal places. */
  type?: PlaceType;
  /** What the census says of a municipality. */
  town?: Pick<Municipality, "type" | "county" | "population">;
  water: Water["kind"];
  lat: number;
  /** Where the water is, if it is on one side; degrees clockwise from north. */
  seaBearingDegrees?: number;
}

/** Plans the scene of a place: the same place, the same scene, wherever and whenever it is drawn. */
export function planShoreScene(input: ShoreSceneInput): ShoreScenePlan {
  const id = `${input.stateSlug}-${input.slug}`;
  const random = createRandom(id);
  const season = pick(seasons[input.region], random());
  const motif = chooseMotif(input, random());
  return {
    id,
    season,
    water: input.water,
    motif,
    ground: grounds[motif],
    plants: choosePlants(input, motif, season),
    motifX: Math.round(460 + random() * 24),
    // Across a canal lies the town, not the sea.
    sky: clearPier(motif, planSky({ ...input, isLandward: motif === "canal" }, season, random)),
    horizonY: Math.round(362 + random() * 22),
    randoms: Array.from({ length: 16 }, random),
  };
}

/** Behind a pier a cloud low over the sea would be a hill. */
function clearPier(motif: ShoreMotif, sky: ShoreSky): ShoreSky {
  if (motif !== "pier") return sky;
  return { ...sky, clouds: sky.clouds.filter(({ y }) => y < pierCloudMax) };
}

/** The seasons in which a region's shore is visited. */
const seasons: Record<Region, readonly Season[]> = {
  northern: ["summer", "summer", "fall"],
  "mid-atlantic": ["spring", "summer", "fall"],
  southern: ["spring", "fall", "winter"],
};

type MotifsByType = Record<PlaceType, readonly ShoreMotif[]>;

const motifs: Record<Region | "sandy-north", MotifsByType> = {
  northern: {
    beach: ["shingle-houses", "lifeguards"],
    "coastal-town": ["lighthouse", "shingle-houses"],
    port: ["harbor"],
    shore: ["ledges", "lighthouse"],
  },
  "sandy-north": {
    beach: ["shingle-houses", "lifeguards", "boardwalk"],
    "coastal-town": ["shingle-houses", "lighthouse"],
    port: ["harbor"],
    shore: ["dunes", "marsh"],
  },
  "mid-atlantic": {
    beach: ["boardwalk", "pier", "lifeguards"],
    "coastal-town": ["porch-houses"],
    port: ["harbor"],
    shore: ["beach-houses", "dunes"],
  },
  southern: {
    beach: ["beach-houses", "pier", "lifeguards"],
    "coastal-town": ["grove", "porch-houses"],
    port: ["harbor"],
    shore: ["marsh", "beach-houses"],
  },
};

/** Beaches that lie on a bay or a sound have houses on piles, not a boardwalk. */
const quietWaterMotifs: readonly ShoreMotif[] = ["beach-houses", "marsh", "dunes"];
/** South of Palm Beach the beach is lined with hotels. */
const hotelLatMax = 27;

/** Towns of Delaware that lie on a canal with a drawbridge, as their notes say. */
const canalTowns: ReadonlySet<string> = new Set(["lewes"]);

function chooseMotif(input: ShoreSceneInput, random: number): ShoreMotif {
  const { region, water, lat, type } = input;
  if (water === "inland") return chooseInlandMotif(input, random);
  if (type === undefined) {
    return canalTowns.has(input.slug) ? "canal" : pick(["porch-houses", "harbor", "marsh"], random);
  }
  if (type === "beach" && region === "southern" && lat < hotelLatMax) return "hotels";
  if (type === "beach" && region !== "northern" && water !== "ocean")
    return pick(quietWaterMotifs, random);
  return pick(motifs[isSandyNorth(input) ? "sandy-north" : region][type], random);
}

/** From so many people on a city has brick rows, and a town a main street of shops. */
const populationMin = { rows: 15_000, mainStreet: 1_500 };
/** The county of Wilmington, whose towns have grown together with it. */
const suburbanCounty: Municipality["county"] = "New Castle";

/** Away from the water a town shows what it is: a village, a suburb, a city, or a town among its fields. */
function chooseInlandMotif({ town }: ShoreSceneInput, random: number): ShoreMotif {
  if (town === undefined) return random < 0.5 ? "farm" : "main-street";
  if (town.type === "Village") return "village";
  if (town.population >= populationMin.rows) return "brick-rows";
  if (town.county === suburbanCounty) return "suburb";
  return town.population >= populationMin.mainStreet ? "main-street" : "farm";
}

/** Long Island, Cape Cod and its islands are what glaciers left: sand, not granite. */
function isSandyNorth({ stateSlug, lat }: ShoreSceneInput): boolean {
  return stateSlug === "new-york" || (stateSlug === "massachusetts" && lat < 42.1);
}

const grounds: Record<ShoreMotif, ShoreGround> = {
  lighthouse: "gravel",
  harbor: "quay",
  ledges: "gravel",
  "shingle-houses": "shells",
  "porch-houses": "road",
  "beach-houses": "sand",
  hotels: "road",
  boardwalk: "road",
  pier: "sand",
  lifeguards: "shells",
  dunes: "sand",
  grove: "shells",
  marsh: "shells",
  canal: "promenade",
  farm: "road",
  "main-street": "road",
  village: "gravel",
  suburb: "road",
  "brick-rows": "road",
  storefront: "road",
  workshop: "floor",
  team: "floor",
  storage: "yard",
  delivery: "driveway",
  "home-call": "driveway",
};

/** Cabbage palms line the shore from about Cape Fear down; south of Jacksonville they rule it. */
function choosePlants(input: ShoreSceneInput, motif: ShoreMotif, season: Season): ShorePlants {
  const { region, lat, water } = input;
  if (water === "inland") return "field";
  if (region === "northern") {
    if (lat > 42.2 && motif !== "lifeguards") return "spruce";
    return season === "summer" ? "beach-rose" : "dune-grass";
  }
  if (region === "mid-atlantic") return "dune-grass";
  if (lat < 30.5) return "palm";
  return motif === "grove" || motif === "marsh" || motif === "porch-houses"
    ? "live-oak"
    : "sea-oats";
}
