import type { Product, PropertyValue, Review, WithContext } from "schema-dts";
import { business } from "#content/business.ts";
import { ratings } from "#content/reviews.ts";
import { findVehicleSharePicture } from "#content/share-pictures.ts";
import { deriveSpecificationRows, type Model, modelFeaturesMax } from "#domain/model.ts";
import { toAbsoluteAddress } from "#domain/page-metadata.ts";
import type { Vehicle } from "#domain/vehicle.ts";
import { listShownPictures, plainPictureAddress } from "#domain/vehicle-pictures.ts";
import { specificationRows } from "../components/vehicle-detail.tsx";
import { context, nameDealer } from "./context.ts";

/** A vehicle as its editorial page shows it, with the notes of our desks. */
export function describeModel(model: Model, vehicle: Vehicle) {
  const rows = deriveSpecificationRows(model, vehicle);
  return describeProduct(vehicle, {
    features: vehicle.features.slice(0, modelFeaturesMax),
    specifications: rows.map(({ label, value }) => [label, value] as const),
    ratings,
  });
}

/** A vehicle as the detail screen shows it: every feature, and no notes. */
export function describeVehicleDetail(vehicle: Vehicle) {
  return describeProduct(vehicle, {
    features: vehicle.features,
    specifications: specificationRows(vehicle),
    ratings: null,
  });
}

interface Shown {
  features: readonly string[];
  /** Label and value of each row of the specifications. */
  specifications: readonly (readonly [label: string, value: string])[];
  /** The notes of our desks; null while they are turned off, or where a page shows none. */
  ratings: typeof ratings;
}

/** A vehicle with its offer, from the same record and rows as the page that shows it. */
function describeProduct(vehicle: Vehicle, shown: Shown) {
  return (siteUrl: string): WithContext<Product> => {
    const url = `${siteUrl}/vehicles/${vehicle.id}`;
    const shownPictures = listShownPictures(vehicle).map(plainPictureAddress);
    const images =
      shownPictures.length > 0 ? shownPictures : [findVehicleSharePicture(vehicle).path];
    return {
      "@context": context,
      "@type": "Product",
      "@id": `${url}#product`,
      name: vehicle.name,
      description: vehicle.description,
      sku: vehicle.id,
      category: vehicle.category,
      url,
      image: images.map((image) => toAbsoluteAddress(siteUrl, image)),
      brand: { "@type": "Brand", name: vehicle.brand.toUpperCase() },
      offers: {
        "@type": "Offer",
        url,
        price: vehicle.price,
        priceCurrency: business.currency,
        availability: `https://schema.org/${vehicle.inStock ? "InStock" : "OutOfStock"}`,
        itemCondition: `https://schema.org/${vehicle.isNew ? "NewCondition" : "UsedCondition"}`,
        seller: nameDealer(siteUrl),
      },
      additionalProperty: [
        ...shown.features.map((feature) => describeProperty("Feature", feature)),
        ...shown.specifications.map(([label, value]) => describeProperty(label, value)),
      ],
      ...(shown.ratings ? { review: describeNotes(shown.ratings) } : {}),
    };
  };
}

function describeProperty(name: string, value: string): PropertyValue {
  return { "@type": "PropertyValue", name, value };
}

/** The author is the desk that wrote the note: an organization, and no customer. */
function describeNotes({ notes, rating }: NonNullable<Shown["ratings"]>): Review[] {
  return notes.map((note) => ({
    "@type": "Review",
    author: { "@type": "Organization", name: note.author },
    name: note.headline,
    reviewBody: note.reviewBody,
    datePublished: note.datePublished,
    reviewRating: {
      "@type": "Rating",
      ratingValue: note.reviewRating,
      bestRating: rating.best,
    },
  }));
}
