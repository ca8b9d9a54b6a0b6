import type { PlaceMap } from "#domain/geography/illustrations.ts";
import { MapPicture } from "./map-picture.tsx";

/** A place on its stretch of shore, and its neighbors as a table. */
export function MapPlace({ map }: { map: PlaceMap }) {
  return (
    <>
      <MapPicture url={map.pictureUrl} label={`Map of the shore round ${map.name}`} />
      <NeighborTable map={map} />
    </>
  );
}

function NeighborTable({ map }: { map: PlaceMap }) {
  return (
    <details className="mt-2 text-small text-quiet">
      <summary>This map as a table</summary>
      <table className="mt-2 w-full max-w-prose text-left">
        <caption className="sr-only">{`Places near ${map.name}`}</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Straight line</th>
            <th scope="col">Direction</th>
          </tr>
        </thead>
        <tbody>
          {map.neighbors.map(({ name, href, miles, direction }) => (
            <tr key={href}>
              <td>
                <a href={href}>{name}</a>
              </td>
              <td>{`${miles.toFixed(1)} miles`}</td>
              <td>{direction}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
