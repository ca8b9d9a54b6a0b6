import { ChevronIcon } from "#app/ui/icons.tsx";
import { resultWords } from "./eco-words.ts";
import { kilogramsPerPound } from "#domain/eco-impact/constants.ts";
import type { EcoImpact, EcoScenario } from "#domain/eco-impact/estimate.ts";
import { gridEmissions } from "#domain/eco-impact/grid.ts";
import { formatDollars } from "#domain/money/money.ts";

interface EcoAnswerProps {
  impact: EcoImpact | null;
  /** The form has an error: what is shown is the last complete result. */
  isOutdated: boolean;
}

/** What a cart saves in a year. */
export function EcoAnswer({ impact, isOutdated }: EcoAnswerProps) {
  return (
    <>
      <p className="text-small font-semibold text-quiet">
        {impact === null
          ? resultWords.title
          : resultWords.formatTitle(formatCount(impact.milesPerYear))}
      </p>
      <output
        htmlFor="eco-miles eco-weeks eco-state eco-mpg eco-kwh eco-gas eco-cents"
        aria-live="polite"
        className="mt-1 block"
      >
        {impact === null ? (
          <span className="text-lead">{resultWords.incomplete}</span>
        ) : (
          <Headline impact={impact} />
        )}
        {isOutdated && impact !== null && (
          <span className="mt-1 block font-semibold">{resultWords.outdated}</span>
        )}
      </output>
    </>
  );
}

interface EcoResultProps {
  scenario: EcoScenario;
  impact: EcoImpact;
  /** The URL of this result. */
  href: string;
}

/** What the saving is as much as, and the figures it was computed with. */
export function EcoResult({ scenario, impact, href }: EcoResultProps) {
  return (
    <>
      <Equivalents impact={impact} />
      <div className="mt-5 -mb-3 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line pt-1 text-small">
        <UsedFigures scenario={scenario} />
        <a href={href} className="inline-flex min-h-11 items-center font-semibold underline">
          {resultWords.linkLabel}
        </a>
      </div>
    </>
  );
}

function Headline({ impact }: { impact: EcoImpact }) {
  const isLessCo2 = impact.co2SavedKilograms >= 0;
  const isCheaper = impact.costSavedCents >= 0;
  return (
    <span className="grid grid-cols-2 gap-x-4 lg:gap-x-8">
      <Saved
        figure={`${formatPounds(Math.abs(impact.co2SavedKilograms))} lb`}
        label={isLessCo2 ? resultWords.co2.less : resultWords.co2.more}
        isGood={isLessCo2}
      />
      <Saved
        figure={formatDollars(Math.round(Math.abs(impact.costSavedCents) / 100))}
        label={isCheaper ? resultWords.cost.less : resultWords.cost.more}
        isGood={isCheaper}
      />
    </span>
  );
}

/** One of the two figures, and under it what it counts. */
function Saved({ figure, label, isGood }: { figure: string; label: string; isGood: boolean }) {
  return (
    <span>
      <span
        className={`price-figures block text-title-1 whitespace-nowrap ${isGood ? "text-good" : ""}`}
      >
        {figure}
      </span>
      <span className="block sm:text-lead">{label}</span>
    </span>
  );
}

function Equivalents({ impact: { equivalents } }: { impact: EcoImpact }) {
  if (equivalents === null) {
    return <p className="mt-6">{resultWords.noSaving}</p>;
  }
  return (
    <section aria-labelledby="eco-equivalents">
      <h2 id="eco-equivalents" className="font-body text-small font-semibold text-quiet">
        {resultWords.equivalentsTitle}
      </h2>
      <dl className="mt-2 grid grid-cols-3 gap-x-3 sm:gap-x-6">
        <Equivalent figure={formatCount(equivalents.carMiles)} label={resultWords.carMiles} />
        <Equivalent figure={formatCount(equivalents.seedlings, 1)} label={resultWords.seedlings} />
        <Equivalent
          figure={formatCount(equivalents.phoneCharges)}
          label={resultWords.phoneCharges}
        />
      </dl>
    </section>
  );
}

/** The figure comes first to the eye, what it counts under it. */
function Equivalent({ figure, label }: { figure: string; label: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small text-balance text-quiet">{label}</dt>
      <dd className="price-figures text-title-3">{figure}</dd>
    </div>
  );
}

function UsedFigures({ scenario }: { scenario: EcoScenario }) {
  const grid = gridEmissions[scenario.area.subregion];
  const figures = [
    `${scenario.milesPerGallon} miles per gallon`,
    `$${scenario.gasolineDollarsPerGallon.toFixed(2)} a gallon`,
    `${scenario.kilowattHoursPerMile} kWh per mile`,
    `${scenario.electricityCentsPerKilowattHour.toFixed(2)}¢ per kWh`,
    `${grid.poundsPerMegawattHour} lb CO₂e per MWh (${grid.name})`,
  ];
  return (
    <details className="text-quiet open:w-full">
      <summary className="flex min-h-11 items-center gap-2">
        {resultWords.usedTitle}
        <ChevronIcon />
      </summary>
      {`${figures.join(", ")}.`}
    </details>
  );
}

/** Pounds, because the EPA states carbon dioxide in pounds. */
function formatPounds(kilograms: number): string {
  return formatCount(kilograms / kilogramsPerPound);
}

function formatCount(value: number, digits = 0): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}
