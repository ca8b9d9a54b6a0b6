import type { Product, PropertyValue, Review, WithContext } from "schema-dts";
import { business } from "#content/dealership/business.ts";
import { ratings } from "#content/dealership/reviews.ts";
import { findVehicleSharePicture } from "#content/pages/share-pictures.ts";
import { formatBrandInProse, type Model } from "#domain/catalogue/model.ts";
import { toAbsoluteUrl, vehiclePath } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { listOwnFeatures } from "#domain/catalogue/own-features.ts";
import { isStated } from "#domain/catalogue/stated-value.ts";
import { listShownPictures, plainPictureUrl } from "#domain/catalogue/vehicle-pictures.ts";
import { listModelFeatures } from "./model-features.ts";
import { listSpecifications, type SpecificationRow } from "./specification-rows.ts";
import { formatOwnSaleExtras } from "./sale-extras.ts";
import { context, nameDealer } from "#app/site/structured-data/schema-org.ts";

/** A vehicle as its editorial page shows it, with the notes of our departments. */
export function toModelJsonLd(model: Model, vehicle: Vehicle) {
  return toProductJsonLd(vehicle, {
    features: listModelFeatures(vehicle, model),
    specifications: listSpecifications(vehicle, model.driveType),
    ratings,
  });
}

/** A vehicle as the detail screen shows it: every feature of its own, and no notes. */
export function toVehicleJsonLd(vehicle: Vehicle) {
  return toProductJsonLd(vehicle, {
    features: listOwnFeatures(vehicle, null),
    specifications: listSpecifications(vehicle, null),
    ratings: null,
  });
}

interface Shown {
  features: readonly string[];
  specifications: readonly SpecificationRow[];
  /** The notes of our departments; null while they are turned off, or where a page shows none. */
  ratings: typeof ratings;
}

/** A vehicle with its offer, from the same record and rows as the page that shows it. */
function toProductJsonLd(vehicle: Vehicle, shown: Shown) {
  return (siteUrl: string): WithContext<Product> => {
    const url = siteUrl + vehiclePath(vehicle);
    const shownPictures = listShownPictures(vehicle).map(plainPictureUrl);
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
      image: images.map((image) => toAbsoluteUrl(siteUrl, image)),
      brand: { "@type": "Brand", name: formatBrandInProse(vehicle.brand) },
      offers: {
        "@type": "Offer",
        url,
        price: vehicle.price,
        priceCurrency: business.currency,
        priceSpecification: {
          "@type": "PriceSpecification",
          price: vehicle.price,
          priceCurrency: business.currency,
          valueAddedTaxIncluded: false,
          description: formatOwnSaleExtras(),
        },
        availability: `https://schema.org/${vehicle.inStock ? "InStock" : "OutOfStock"}`,
        itemCondition: `https://schema.org/${vehicle.isNew ? "NewCondition" : "UsedCondition"}`,
        seller: nameDealer(siteUrl),
      },
      additionalProperty: [
        ...shown.features.map((feature) => toPropertyValueJsonLd("Feature", feature)),
        // "Ask us" is an answer for people and no value of a property.
        ...shown.specifications
          .filter(([, value]) => isStated(value))
          .map(([label, value]) => toPropertyValueJsonLd(label, value)),
      ],
      ...(shown.ratings ? { review: toReviewsJsonLd(shown.ratings) } : {}),
    };
  };
}

function toPropertyValueJsonLd(name: string, value: string): PropertyValue {
  return { "@type": "PropertyValue", name, value };
}

/** The author is the department that wrote the note: an organization, not a customer. */
function toReviewsJsonLd({ notes, rating }: NonNullable<Shown["ratings"]>): Review[] {
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
