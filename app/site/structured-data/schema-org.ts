import { business } from "#content/dealership/business.ts";
import type { Coordinates } from "#domain/geography/place.ts";

export const context = "https://schema.org" as const;

/** The dealership as a reference, for pages that do not describe it in full. */
export function nameDealer(siteUrl: string) {
  return {
    "@type": "AutoDealer",
    "@id": `${siteUrl}/#dealer`,
    name: business.name,
    url: `${siteUrl}/`,
    telephone: business.phone.international,
    image: `${siteUrl}/share/coastline.png`,
    address: toPostalAddressJsonLd(),
  } as const;
}

/** Where the showroom is; without a street while that is unknown. */
function toPostalAddressJsonLd() {
  const { showroom } = business;
  return {
    "@type": "PostalAddress",
    ...(showroom.street !== null && { streetAddress: showroom.street }),
    addressLocality: showroom.city,
    addressRegion: showroom.stateAbbreviation,
    postalCode: showroom.postalCode,
    addressCountry: "US",
  } as const;
}

export function toGeoJsonLd({ lat, lng }: Coordinates) {
  return { "@type": "GeoCoordinates", latitude: lat, longitude: lng } as const;
}
