import { business } from "#content/dealership/business.ts";
import { storageResult as words } from "#content/pages/words/storage-estimate.ts";
import { EstimateActions, EstimateResult, TextLink } from "#app/site/estimate/estimate-result.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Bill } from "#app/ui/bill.tsx";
import type { StorageView, StorageWayView } from "./storage-estimate-view-model.ts";

/** Both ways to pay beside each other, the cheaper one named, and the extras. */
export function StorageResult({ estimate }: { estimate: StorageView }) {
  return (
    <EstimateResult id="estimate" title={estimate.title}>
      <p className="mt-2">{estimate.days}</p>
      <p className="mt-3 font-semibold">{estimate.verdict}</p>
      <div className={`mt-5 grid gap-6 ${estimate.ways.length > 1 ? "md:grid-cols-2" : ""}`}>
        {estimate.ways.map((way) => (
          <Way
            key={way.title}
            way={way}
            totalLabel={estimate.extras ? words.storageTotal : words.total}
          />
        ))}
      </div>
      {estimate.extras && (
        <div className="mt-6">
          <h3 className="mb-2 text-title-3">{words.extrasTitle}</h3>
          <Bill
            caption={words.billCaption}
            lines={estimate.extras.lines}
            total={{ label: words.total, amount: estimate.extras.total }}
          />
        </div>
      )}
      {estimate.rules.map((rule) => (
        <p key={rule} className="mt-2">
          {rule}
        </p>
      ))}
      <p className="mt-2">
        {words.before}
        <TextLink href="/policies/storage-policy" label={words.policyLabel} />
        {words.after}
      </p>
      <EstimateActions
        reference={estimate.reference}
        words={words}
        call={{ label: words.callLabel, phone: business.phone }}
      />
    </EstimateResult>
  );
}

function Way({ way, totalLabel }: { way: StorageWayView; totalLabel: string }) {
  return (
    <div>
      <h3 className="mb-2 flex flex-wrap items-center gap-x-3 text-title-3">
        {way.title}
        {way.isCheaper && <Badge look="new">{words.cheaper}</Badge>}
      </h3>
      <Bill
        caption={way.title}
        lines={way.lines}
        total={{ label: totalLabel, amount: way.total }}
      />
    </div>
  );
}
