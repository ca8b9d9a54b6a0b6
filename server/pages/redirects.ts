import { decodePath } from "./canonical-url.ts";

const vehiclePage = /^\/vehicles\/([^/]+)$/;
const none: ReadonlyMap<string, string> = new Map();

/** The redirects that a request may follow, from former paths to present ones, by its raw path. */
export type FindRedirects = (path: string) => Promise<ReadonlyMap<string, string>>;

/**
 * Leaves out the redirect of a path that a vehicle of the catalogue has as its own: staff may import
 * an id that the former site used for another vehicle.
 */
export function createRedirects(
  redirects: ReadonlyMap<string, string>,
  hasVehicle: (id: string) => Promise<boolean>,
): FindRedirects {
  return async (path) => {
    const id = vehiclePage.exec(decodePath(path)?.toLowerCase() ?? "")?.[1];
    if (id === undefined || !redirects.has(`/vehicles/${id}`)) return redirects;
    // While the catalogue cannot be read the page says so; browsers would remember a redirect.
    const isVehicle = await hasVehicle(id).catch(() => true);
    return isVehicle ? none : redirects;
  };
}
