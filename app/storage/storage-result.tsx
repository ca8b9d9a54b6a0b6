import { business } from "#content/dealership/business.ts";
import { contactPath } from "#content/pages/paths.ts";
import { storageResult as words } from "#content/pages/words/storage-estimate.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Bill } from "#app/ui/bill.tsx";
import type { StorageView, StorageWayView } from "./storage-estimate-view-model.ts";

/** Both ways to pay beside each other, the cheaper one named, and the extras. */
export function StorageResult({ estimate }: { estimate: StorageView }) {
  return (
    <section
      id="estimate"
      aria-labelledby="estimate-title"
      className="scroll-mt-4 rounded-card bg-raised p-4 sm:p-7"
    >
      <h2 id="estimate-title" className="text-title-2">
        {estimate.title}
      </h2>
      <p className="mt-2">{estimate.days}</p>
      <p className="mt-3 font-semibold">{estimate.verdict}</p>
      <div className={`mt-5 grid gap-6 ${estimate.ways.length > 1 ? "md:grid-cols-2" : ""}`}>
        {estimate.ways.map((way) => (
          <Way key={way.title} way={way} />
        ))}
      </div>
      {estimate.extras && (
        <div className="mt-6">
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
        <a href="/policies/storage-policy" className="text-brand underline">
          {words.policyLabel}
        </a>
        {words.after}
      </p>
      <p className="mt-6 font-semibold">{words.formatReference(estimate.reference)}</p>
      <p className="text-small text-quiet">{words.referenceHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CallLink phone={business.phone} label={words.callLabel} />
        <ButtonLink href={contactPath({ quote: estimate.reference })}>{words.sendLabel}</ButtonLink>
      </div>
      <p className="mt-3 text-small text-quiet">{words.notReserved}</p>
    </section>
  );
}

function Way({ way }: { way: StorageWayView }) {
  return (
    <div>
      <h3 className="mb-2 flex flex-wrap items-center gap-x-3 text-title-3">
        {way.title}
        {way.isCheaper && <Badge look="new">{words.cheaper}</Badge>}
      </h3>
      <Bill
        caption={way.title}
        lines={way.lines}
        total={{ label: words.total, amount: way.total }}
      />
    </div>
  );
}
