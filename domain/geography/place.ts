/** What kind of shore a place is, as its badge says. */
export type PlaceType = "beach" | "coastal-town" | "port" | "shore";

/** The water a place is on; only on the open ocean does the sun rise or set over the horizon. */
export type Water =
  | { kind: "ocean" | "bay" | "sound" | "river"; /** As in "on Barnegat Bay". */ name: string }
  | { kind: "inland" };

/** A point in decimal degrees, WGS 84, west negative. */
export interface Coordinates {
  lat: number;
  lng: number;
}

export interface Place {
  name: string;
  slug: string;
  type: PlaceType;
  coordinates: Coordinates;
  /** 70 to 110 words of our own about this place. */
  note: string;
}

export type Region = "northern" | "mid-atlantic" | "southern";

export interface State {
  name: string;
  abbreviation: string;
  slug: string;
  region: Region;
  /** A point near the coast that a map of the state is centered on. */
  center: Coordinates;
  places: Place[];
}

export type MunicipalityType = "City" | "Town" | "Village";

/** One of Delaware's 57 incorporated municipalities. */
export interface Municipality {
  name: string;
  type: MunicipalityType;
  slug: string;
  county: "New Castle" | "Kent" | "Sussex";
  /** United States census of 2020. */
  population: number;
  coordinates: Coordinates;
  /** 25 to 50 words of our own about this town. */
  note: string;
}
