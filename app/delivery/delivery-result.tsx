import { business } from "#content/dealership/business.ts";
import { rentalQuotePath } from "#content/pages/paths.ts";
import { deliveryIntro, deliveryResult as words } from "#content/pages/words/delivery-estimate.ts";
import { BulletList } from "#app/site/estimate/estimate-page.tsx";
import { EstimateActions, EstimateResult, TextLink } from "#app/site/estimate/estimate-result.tsx";
import { Bill } from "#app/ui/bill.tsx";
import { LinkRow } from "#app/ui/link-row.tsx";
import type { DeliveryView } from "./delivery-estimate-view-model.ts";

/** The price of a delivery, what a cart then costs, when it comes, and who repairs it there. */
export function DeliveryResult({ estimate }: { estimate: DeliveryView }) {
  const { bill, place } = estimate;
  const further = [
    ...(place ? [{ href: place.href, label: words.formatPlaceLabel(place.name) }] : []),
    {
      href: rentalQuotePath(place ? { place: place.id } : {}),
      label: deliveryIntro.rentalLabel,
    },
  ];
  const notes = [estimate.text, estimate.ferry, estimate.carrier].filter((text) => text !== null);
  return (
    <EstimateResult id="estimate" title={estimate.title} isQuiet>
      <p className="price-figures mt-1 text-title-1">{estimate.price}</p>
      {notes.map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
      {bill && (
        <div className="mt-6">
          <h3 className="mb-2 text-title-3">{words.whatYouPay}</h3>
          <Bill
            caption={words.billCaption}
            lines={[
              { label: words.cart, amount: bill.cart },
              { label: words.delivery, amount: bill.delivery },
            ]}
            total={{ label: words.total, amount: bill.total }}
          />
        </div>
      )}
      <EstimateActions
        reference={estimate.reference}
        words={words}
        call={{ label: words.callLabel, phone: business.phone, isWide: true }}
      />
      <div className="mt-7 grid gap-6 border-t border-line pt-6 xl:grid-cols-2">
        <div>
          <h3 className="text-title-3">{words.timing}</h3>
          <BulletList points={estimate.timing} />
        </div>
        <div>
          <h3 className="text-title-3">{words.service}</h3>
          <p className="mt-2">{estimate.service}</p>
        </div>
      </div>
      <p className="mt-4">
        {words.before}
        <TextLink href="/policies/delivery-policy" label={words.policyLabel} />
        {words.after}
      </p>
      <LinkRow links={further} className="no-print" />
    </EstimateResult>
  );
}
