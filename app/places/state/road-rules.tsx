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
  /** Said before anything else: this is not legal advice. */
  disclaimer: string;
}

const topics: readonly { topic: RoadRuleTopic; name: string }[] = [
  { topic: "postedLimit", name: "Posted limit" },
  { topic: "license", name: "License" },
  { topic: "registration", name: "Registration" },
  { topic: "equipment", name: "Equipment" },
  { topic: "localOrdinances", name: "Local ordinances" },
];

/** What was read about carts on a state's roads: two vehicles, five topics, a source for each. */
export function RoadRules({ stateName, rules, federal, disclaimer }: RoadRulesProps) {
  return (
    <>
      <p className="max-w-prose rounded-card border border-field p-5">{disclaimer}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-2">
        <VehicleRules title={`Golf cart in ${stateName}`} rules={rules.golfCart} />
        <VehicleRules title={`Low-speed vehicle in ${stateName}`} rules={rules.lowSpeedVehicle} />
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
        {rules.postedLimitMph === null ? "Ask first" : `Up to ${rules.postedLimitMph} mph`}
      </p>
      <p className="text-small text-quiet">
        {rules.postedLimitMph === null
          ? "No posted limit found"
          : "Posted limit of the roads named below, not confirmed"}
      </p>
      <dl className="mt-3">
        {topics.map(({ topic, name }) => (
          <div key={topic} className="border-t border-line py-3">
            <dt className="font-semibold">{name}</dt>
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
      <summary className="py-2 font-semibold text-brand">
        What federal law calls a low-speed vehicle
      </summary>
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

/** Never the law alone: where it was read, when, and that nobody has confirmed it. */
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
          , read {formatDay(lookedUp)}, {status}
        </p>
      ) : null}
    </div>
  );
}

const dayFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}
