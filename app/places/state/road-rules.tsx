import { Fragment, type ReactNode } from "react";
import { drivingWords } from "#content/pages/words/place.ts";
import type { DrivingVerdict } from "#app/places/place/driving-answer.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import { roadRulesSection as words } from "#content/pages/words/state.ts";
import {
  roadRuleTopics,
  type FederalRoadRules,
  type RuleSource,
  type RuleStatement,
  type StateRoadRules,
  type VehicleRoadRules,
} from "#domain/geography/road-rules.ts";

const summaryLook = "flex items-center justify-between gap-3 py-2.5 font-semibold text-brand";

export interface RoadRulesProps {
  /** May a cart be driven in this state. */
  verdicts: Record<"lowSpeedVehicle" | "golfCart", DrivingVerdict>;
  rules: StateRoadRules;
  federal: FederalRoadRules;
  disclaimer: string;
}

/** What the law says of each kind of vehicle, with its rules, and where all was read, closed below. */
export function RoadRules({ verdicts, rules, federal, disclaimer }: RoadRulesProps) {
  const { answer, unconfirmed } = rules;
  const isOfGolfCarts = /golf cart/.test(unconfirmed ?? "");
  return (
    <>
      <div className="grid gap-x-10 lg:grid-cols-2">
        <Verdict
          {...verdicts.lowSpeedVehicle}
          notes={[drivingWords.certificate, ...(isOfGolfCarts ? [] : [unconfirmed])]}
        >
          <VehicleTable title={words.lowSpeedVehicleTitle} rules={rules.lowSpeedVehicle}>
            <FederalRules federal={federal} />
            <p className="border-t border-line py-3">
              <b className="font-semibold">{words.sourcesLabel}</b>{" "}
              <Sources sources={answer.sources} lookedUp={answer.lookedUp} isShort />
            </p>
          </VehicleTable>
        </Verdict>
        <Verdict {...verdicts.golfCart} notes={isOfGolfCarts ? [unconfirmed] : []}>
          <VehicleTable title={words.golfCartTitle} rules={rules.golfCart} />
        </Verdict>
      </div>
      <p className="border-t border-line pt-3 text-small text-balance text-quiet">{disclaimer}</p>
    </>
  );
}

/** The answer in large letters, what else is to be known, and the rules. */
function Verdict({
  vehicle,
  text,
  more,
  notes,
  children,
}: DrivingVerdict & { notes: readonly (string | undefined)[]; children: ReactNode }) {
  const said = [more, ...notes].filter(Boolean).join(" ").replaceAll(" mph", "\u00A0mph");
  return (
    <div className="row-span-4 grid grid-rows-subgrid border-t border-line pt-3 not-first:max-lg:mt-6">
      <h3 className="font-body font-semibold text-quiet max-lg:text-small">{vehicle}</h3>
      <p className="mt-1 font-display text-title-2 font-bold text-balance lg:text-[2rem]">{text}</p>
      {said && <p className="mt-1">{said}</p>}
      <div className="row-start-4 pt-3">{children}</div>
    </div>
  );
}

interface VehicleTableProps {
  title: string;
  rules: VehicleRoadRules;
  /** Below the table. */
  children?: ReactNode;
}

function VehicleTable({ title, rules, children }: VehicleTableProps) {
  const rows = roadRuleTopics.flatMap((topic) => {
    const found = rules.statements.filter((rule) => rule.topic === topic);
    return found.length === 0 ? [] : [{ topic, found }];
  });
  if (rows.length === 0 && !children) return null;
  return (
    <details className="prints border-t border-line">
      <summary className={summaryLook}>
        {title}
        <ChevronIcon />
      </summary>
      <table className="w-full text-start">
        <caption className="sr-only">{title}</caption>
        <tbody>
          {rows.map(({ topic, found }) => (
            <tr key={topic} className="border-t border-line align-top">
              <th scope="row" className="py-3 pe-3 text-start font-semibold">
                {words.topics[topic]}
              </th>
              <td className="stack-2 py-3">
                {found.map((rule) => (
                  <Statement key={rule.text} statement={rule} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </details>
  );
}

function FederalRules({ federal }: { federal: FederalRoadRules }) {
  return (
    <div className="border-t border-line py-3">
      <h4 className="mb-2 font-body font-semibold">{words.federalTitle}</h4>
      <div className="grid gap-3">
        <Statement statement={federal.lowSpeedVehicle} />
        <Statement statement={federal.golfCart} />
        <Statement statement={federal.equipment} />
        <ul className="list-disc ps-5">
          {federal.equipmentItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Statement({ statement: { text, source, lookedUp } }: { statement: RuleStatement }) {
  return (
    <p>
      {text} <Sources sources={[source]} lookedUp={lookedUp} />
    </p>
  );
}

interface SourcesProps {
  sources: readonly RuleSource[];
  lookedUp: string;
  /** Whether it goes without what to search a long text for, which is beside each rule. */
  isShort?: boolean;
}

/** Where a rule was read and when. */
function Sources({ sources, lookedUp, isShort = false }: SourcesProps) {
  return (
    <small className="text-small text-quiet">
      {sources.map(({ name, url, searchFor }) => (
        <Fragment key={name}>
          {url ? (
            <a href={url} className="text-brand underline">
              {name}
            </a>
          ) : (
            name
          )}
          {searchFor && !isShort ? words.formatSearchFor(searchFor) : null}
          {", "}
        </Fragment>
      ))}
      {words.formatReadOn(formatDay(lookedUp))}
    </small>
  );
}

const nonBreakingSpace = "\u00A0";
const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`)).replaceAll(" ", nonBreakingSpace);
}
