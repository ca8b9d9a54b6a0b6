import { ecoImpact } from "#content/pages/words/eco-impact.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import {
  electricityPriceSource,
  gridAreas,
  gridEmissions,
  gridEmissionsSource,
} from "#domain/eco-impact/grid.ts";

/** Emission rate and price of each state's electricity, and where both are published. */
export function EcoGrid({ title, text }: { title: string; text: string }) {
  return (
    <Disclosure title={title}>
      <p className="max-w-prose">{text}</p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-left text-small">
          <thead>
            <tr className="align-bottom text-quiet">
              <th scope="col" className="py-2 pr-4 font-normal">
                {ecoImpact.gridColumns.area}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {ecoImpact.gridColumns.subregion}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-normal">
                {gridEmissionsSource.unit}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {electricityPriceSource.unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {gridAreas.map((area) => (
              <tr key={area.id} className="border-t border-line">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {area.name}
                </th>
                <td className="py-2 pr-4">{gridEmissions[area.subregion].name}</td>
                <td className="py-2 pr-4 text-right">
                  {gridEmissions[area.subregion].poundsPerMegawattHour.toFixed(1)}
                </td>
                <td className="py-2 text-right">{area.electricityCents.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="mt-4 text-small">
        {[gridEmissionsSource, electricityPriceSource].map((source) => (
          <li key={source.url} className="py-1">
            <a href={source.url} className="text-brand">
              {source.name}
            </a>
            {`, ${source.year}`}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
