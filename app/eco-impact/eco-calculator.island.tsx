import { useState } from "react";
import { EcoForm } from "./eco-form.tsx";
import { EcoResult } from "./eco-result.tsx";
import { formatEcoInputs, readEcoImpact } from "#domain/eco-impact/inputs.ts";
import type { EcoField, EcoInputs } from "#domain/eco-impact/inputs.ts";

interface EcoCalculatorProps {
  /** What the address said when the page was asked for. */
  inputs: EcoInputs;
  /** The page's own address, for the link that brings the form back. */
  path: string;
}

/** The form and its result beside it, live in the browser. */
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
    <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
      <EcoForm inputs={inputs} errors={reading.errors} onEdit={edit} />
      <div id="eco-result" className="self-start rounded-card bg-raised p-4 sm:p-7">
        <EcoResult
          scenario={shown.reading.scenario}
          impact={shown.reading.impact}
          isOutdated={reading.errors !== null}
          address={`${path}?${formatEcoInputs(shown.inputs)}`}
        />
      </div>
    </div>
  );
}
