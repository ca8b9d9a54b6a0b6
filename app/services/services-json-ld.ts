import type { Offer, Service, WithContext } from "schema-dts";
import { business } from "#content/dealership/business.ts";
import { requirePage } from "#content/pages/pages.ts";
import { serviceCards, type ServiceCard } from "#content/dealership/services.ts";
import { context, nameDealer } from "#app/site/structured-data/schema-org.ts";

/** Codes of UN/CEFACT for what a price is per. */
const unitCodes = { hour: "HUR", month: "MON" } as const;

/** Repair, custom work, warranty work and storage; an offer where there is a price. */
export function toServicesJsonLd(siteUrl: string): WithContext<Service> {
  return {
    "@context": context,
    "@type": "Service",
    "@id": `${siteUrl}/services#service`,
    name: requirePage("/services").name,
    serviceType: "Golf cart service",
    url: `${siteUrl}/services`,
    provider: nameDealer(siteUrl),
    areaServed: business.areaServed,
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: "Services",
      itemListElement: serviceCards.map((card) => toServiceJsonLd(card)),
    },
  };
}

function toServiceJsonLd({ title, text, price }: ServiceCard): Offer {
  const itemOffered = { "@type": "Service", name: title, description: text } as const;
  if (!("fromDollars" in price)) return { "@type": "Offer", itemOffered };
  return {
    "@type": "Offer",
    itemOffered,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: price.fromDollars,
      priceCurrency: business.currency,
      unitCode: unitCodes[price.per],
    },
  };
}
