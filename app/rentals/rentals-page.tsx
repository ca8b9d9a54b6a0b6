import { business } from "#content/dealership/business.ts";
import { stateCoasts } from "#content/places/coastline.ts";
import { deliveryFees, rentalFees } from "#content/dealership/fees.ts";
import { requirePage } from "#content/pages/pages.ts";
import { rentalBenefits, rentalClasses, rentalHelp } from "#content/dealership/rental-plans.ts";
import { formatDollars } from "#domain/money/money.ts";
import { JsonLd } from "#app/site/structured-data/json-ld.tsx";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CheckIcon } from "#app/ui/icons.tsx";
import { PageHero } from "#app/site/page-hero.tsx";
import { RentalClasses } from "./rental-classes.tsx";
import { RentalPlanTable } from "./rental-plan-table.tsx";
import { Section } from "#app/ui/section.tsx";
import { buildPageMeta } from "#app/site/metadata.ts";
import { contactPath } from "#content/pages/paths.ts";
import { toRentalsJsonLd } from "./rentals-json-ld.ts";
import type { Route } from "./+types/rentals-page";

const page = requirePage("/rentals");
const perMile = formatDollars(deliveryFees.perMileDollars);
const { freeDeliveryMiles, billingIncrementHours, renterAgeMinimumYears } = rentalFees;

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export default function Rentals() {
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <JsonLd data={toRentalsJsonLd} />
      <PageHero
        title="Rent a cart for a day, a week or a month"
        text="Pick the cart and the plan, call with your dates, and we bring it to your door. Every price is on this page."
        shore={stateCoasts.florida?.divider}
        picture={<RentalClasses classes={rentalClasses} />}
        actions={
          <>
            <CallLink phone={business.phone} label="Reserve:" isWide />
            <ButtonLink href="#4-seater">See the plans</ButtonLink>
          </>
        }
      />
      <Benefits />
      {rentalClasses.map((rentalClass, index) => (
        <Section
          key={rentalClass.id}
          id={rentalClass.id}
          title={rentalClass.title}
          intro={`${rentalClass.description} Deposit: ${formatDollars(rentalClass.depositDollars)}, returned after the rental.`}
          ground={index === 1 ? "raised" : "page"}
        >
          <RentalPlanTable
            rentalClass={rentalClass}
            phone={business.phone}
            delivery={`${freeDeliveryMiles} miles free, then ${perMile}/mile`}
          />
        </Section>
      ))}
      <Section title={rentalHelp.title} intro={rentalHelp.text} ground="tinted">
        <div className="flex flex-wrap gap-3">
          <CallLink phone={business.phone} label="Call" isWide />
          <ButtonLink href={contactPath("Rental")}>Write to us</ButtonLink>
        </div>
      </Section>
      <Footnote />
    </>
  );
}

function Benefits() {
  return (
    <Section title="What every plan includes">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {rentalBenefits.map((benefit) => (
          <li key={benefit.title} className="flex gap-4">
            <CheckIcon className="mt-0.5 size-6 text-good" />
            <div>
              <h3 className="text-title-3">{benefit.title}</h3>
              <p className="mt-1.5 text-quiet">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Footnote() {
  return (
    <aside aria-label="Rental terms in short" className="wrap py-10 text-small text-quiet">
      <p className="max-w-prose">
        Delivery costs {perMile} for each mile beyond {freeDeliveryMiles} miles. Rentals run in{" "}
        {billingIncrementHours}-hour increments, all subject to availability, and a cart returned
        early is not refunded. &ldquo;You save&rdquo; compares a day of the plan with the daily plan
        of the same cart. Renters are at least {renterAgeMinimumYears} years old, with a valid
        driver&rsquo;s license and a credit card. The{" "}
        <a href="/policies/rental-policy" className="text-brand underline">
          rental policy
        </a>{" "}
        has every fee and rule.
      </p>
    </aside>
  );
}
