import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { isPhotograph } from "#domain/catalogue/vehicle-pictures.ts";

export const cartsPerPage = 50;
const searchLengthMax = 200;
const pageMax = 100_000;

/** What the list can be narrowed to, by the value in its URL. */
const filters = {
  "in-stock": ({ inStock }: Vehicle) => inStock,
  "out-of-stock": ({ inStock }: Vehicle) => !inStock,
  new: ({ isNew }: Vehicle) => isNew,
  hidden: ({ isHidden }: Vehicle) => isHidden === true,
  "no-photo": ({ images }: Vehicle) => !images.some(isPhotograph),
  "road-unknown": ({ streetLegal }: Vehicle) => streetLegal === "unconfirmed",
} as const;

type CartFilter = keyof typeof filters;

/** The fields of the form above the list; empty when absent. */
export interface CartQuery {
  search: string;
  show: CartFilter | "";
  page: number;
}

/** A cart with its place in the list of all carts, from 1. */
export interface ListedCart {
  vehicle: Vehicle;
  place: number;
}

/** Reads the list's URL; what is not understood counts as absent. */
export function parseCartQuery(parameters: URLSearchParams): CartQuery {
  const read = (name: string) => parameters.get(name)?.trim() ?? "";
  const page = Number(read("page"));
  return {
    search: read("search").slice(0, searchLengthMax),
    show: isFilter(read("show")) ? (read("show") as CartFilter) : "",
    page: Number.isInteger(page) && page >= 1 && page <= pageMax ? page : 1,
  };
}

/** The query of a page of the same list, with a leading "?" or empty. */
export function formatCartQuery({ search, show, page }: CartQuery): string {
  const parameters = new URLSearchParams();
  if (search !== "") parameters.set("search", search);
  if (show !== "") parameters.set("show", show);
  if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** The carts of one page, in the order of the whole list, and how many there are on all pages. */
export function findCarts(
  vehicles: readonly Vehicle[],
  { search, show, page }: CartQuery,
): { carts: ListedCart[]; total: number } {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (vehicle: Vehicle) => {
    if (show !== "" && !filters[show](vehicle)) return false;
    const text = `${vehicle.name} ${vehicle.id} ${vehicle.brand} ${vehicle.category}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = vehicles
    .map((vehicle, index) => ({ vehicle, place: index + 1 }))
    .filter(({ vehicle }) => matches(vehicle));
  const start = (page - 1) * cartsPerPage;
  return { carts: found.slice(start, start + cartsPerPage), total: found.length };
}

function isFilter(value: string): value is CartFilter {
  return Object.hasOwn(filters, value);
}
