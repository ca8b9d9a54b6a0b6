import type { Offer, Service, WithContext } from "schema-dts";
import { business } from "#content/dealership/business.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { requirePage } from "#content/pages/pages.ts";
import { context, nameDealer } from "#app/site/structured-data/schema-org.ts";

/** Rentals with the price of every plan. They are reserved by phone: nothing says "in stock". */
export function toRentalsJsonLd(siteUrl: string): WithContext<Service> {
  return {
    "@context": context,
    "@type": "Service",
    "@id": `${siteUrl}/rentals#service`,
    name: requirePage("/rentals").name,
    serviceType: "Golf cart rentals",
    url: `${siteUrl}/rentals`,
    provider: nameDealer(siteUrl),
    areaServed: business.areaServed,
    offers: rentalClasses.flatMap(({ title, plans }) =>
      plans.map((plan): Offer => ({
        "@type": "Offer",
        name: `${title}, ${plan.title}`,
        price: plan.priceDollars,
        priceCurrency: business.currency,
      })),
    ),
  };
}
