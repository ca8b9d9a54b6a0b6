import { useState } from "react";
import { ToolAnswer, ToolPanel } from "#app/site/tool-hero.tsx";
import { EcoChart } from "./eco-chart.tsx";
import { EcoForm } from "./eco-form.tsx";
import { EcoAnswer, EcoResult } from "./eco-result.tsx";
import { formatEcoInputs, readEcoImpact } from "#domain/eco-impact/inputs.ts";
import type { EcoField, EcoInputs } from "#domain/eco-impact/inputs.ts";

interface EcoCalculatorProps {
  /** What the query of the request said. */
  inputs: EcoInputs;
  /** The path of the page, for the link to the result. */
  path: string;
}

/** The form and its result, computed in the browser. */
export function EcoCalculator({ path, ...props }: EcoCalculatorProps) {
  const [inputs, setInputs] = useState(props.inputs);
  const reading = readEcoImpact(inputs);
  const [last, setLast] = useState({ inputs, reading });
  const shown = reading.errors === null ? { inputs, reading } : last;

  function edit(field: EcoField, value: string) {
    const next = { ...inputs, [field]: value };
    setInputs(next);
    const nextReading = readEcoImpact(next);
    if (nextReading.errors === null) {
      setLast({ inputs: next, reading: nextReading });
      window.history.replaceState(null, "", `?${formatEcoInputs(next)}`);
    }
  }

  return (
    <>
      <ToolAnswer isLive>
        <EcoAnswer impact={shown.reading.impact} isOutdated={reading.errors !== null} />
        {shown.reading.errors === null && (
          <EcoChart impact={shown.reading.impact} replaced={shown.reading.scenario.replaced} />
        )}
      </ToolAnswer>
      <EcoForm inputs={inputs} errors={reading.errors} onEdit={edit} />
      <ToolPanel id="eco-result">
        {shown.reading.errors === null && (
          <EcoResult
            scenario={shown.reading.scenario}
            impact={shown.reading.impact}
            href={`${path}?${formatEcoInputs(shown.inputs)}`}
          />
        )}
      </ToolPanel>
    </>
  );
}
