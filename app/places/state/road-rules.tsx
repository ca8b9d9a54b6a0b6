import { roadRulesSection as words } from "#content/pages/words/state.ts";
import type {
  FederalRoadRules,
  RoadRuleTopic,
  RuleStatement,
  StateRoadRules,
  VehicleRoadRules,
} from "#domain/geography/road-rules.ts";

interface RoadRulesProps {
  stateName: string;
  rules: StateRoadRules;
  federal: FederalRoadRules;
  /** Stands first: this is not legal advice. */
  disclaimer: string;
}

const topics = Object.keys(words.topics) as readonly RoadRuleTopic[];

/** What was read about carts on a state's roads: two vehicles, five topics, a source for each. */
export function RoadRules({ stateName, rules, federal, disclaimer }: RoadRulesProps) {
  return (
    <>
      <p className="max-w-prose rounded-card border border-field p-5">{disclaimer}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-2">
        <VehicleRules title={words.formatGolfCartTitle(stateName)} rules={rules.golfCart} />
        <VehicleRules
          title={words.formatLowSpeedVehicleTitle(stateName)}
          rules={rules.lowSpeedVehicle}
        />
      </div>
      <FederalRules federal={federal} />
    </>
  );
}

function VehicleRules({ title, rules }: { title: string; rules: VehicleRoadRules }) {
  return (
    <section>
      <h3 className="text-title-3">{title}</h3>
      <p className="price-figures mt-1 text-title-2 text-brand">
        {rules.postedLimitMph === null ? words.noLimit : words.formatLimit(rules.postedLimitMph)}
      </p>
      <p className="text-small text-quiet">
        {rules.postedLimitMph === null ? words.noLimitNote : words.limitNote}
      </p>
      <dl className="mt-3">
        {topics.map((topic) => (
          <div key={topic} className="border-t border-line py-3">
            <dt className="font-semibold">{words.topics[topic]}</dt>
            <dd>
              <Statement statement={rules[topic]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FederalRules({ federal }: { federal: FederalRoadRules }) {
  return (
    <details className="mt-8 max-w-prose">
      <summary className="py-2 font-semibold text-brand">{words.federalTitle}</summary>
      <div className="mt-2 grid gap-3">
        <Statement statement={federal.lowSpeedVehicle} />
        <Statement statement={federal.golfCart} />
        <Statement statement={federal.equipment} />
        <ul className="list-disc ps-5">
          {federal.equipmentItems.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** A rule with where and when it was read, and that nobody has confirmed it. */
function Statement({
  statement: { text, source, lookedUp, status },
}: {
  statement: RuleStatement;
}) {
  return (
    <div>
      <p>{text}</p>
      {source ? (
        <p className="text-small text-quiet">
          {source.url ? (
            <a href={source.url} className="text-brand underline">
              {source.name}
            </a>
          ) : (
            source.name
          )}
          {words.formatSource(formatDay(lookedUp), status)}
        </p>
      ) : null}
    </div>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
