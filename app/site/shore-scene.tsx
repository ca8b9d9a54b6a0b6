import type { ReactNode } from "react";
import { familyPicturePath, familyPictureSize } from "#content/vehicles/families.ts";
import type { BodyColor } from "#content/vehicles/cart-colors.ts";
import { scenePicturePath } from "#content/vehicles/pictures.ts";
import { findSmallCart, smallCartsPicture } from "#content/vehicles/small-carts-picture.ts";
import type { Brand } from "#domain/catalogue/vehicle.ts";

interface SceneProps {
  /** A scene of the build's illustrations: `SiteContext.illustrations.place(…).sceneUrl`. */
  sceneUrl: string;
  /** The id of a vehicle whose front view is one of our own pictures; none where nothing is for sale. */
  cartId: string | undefined;
  /** Its body's color where that is not its own: one of `sceneColorsOf`. */
  cartColor?: BodyColor | undefined;
  /** Whether a phone takes the cart from the picture of small ones, where it is in that. */
  isSmallOnPhone?: boolean;
  /** Then its carts stand there instead of one. */
  family?: Brand | undefined;
  /** Whether it is at the top of its page, and so loaded first. */
  isFirst?: boolean;
}

interface ShoreSceneProps extends SceneProps {
  /** The title, and a few words above it: on the sky. Without one the title is among the words below. */
  heading?: ReactNode;
  /** Whether what is below the scene has a price between its words and its actions. */
  isPriced?: boolean;
  /** The words and the actions below the scene. */
  children: ReactNode;
}

/**
 * A cart in its place, as wide as the page, with a title on its sky and what belongs to it below: at the
 * end of a page on sand, apart from the footer.
 */
export function ShoreScene({ heading, isPriced = false, children, ...scene }: ShoreSceneProps) {
  return (
    <div className={scene.isFirst ? "bg-raised" : "bg-tinted"}>
      <div className="shore bg-water">
        <SceneFrame {...scene} />
        {heading && <div className="wrap">{heading}</div>}
      </div>
      <div className={`wrap hero-strip ${isPriced ? "priced" : ""}`.trim()}>{children}</div>
    </div>
  );
}

/** A scene as a picture beside a text; the frame's ends are cut off. */
export function ScenePicture({ className = "", ...scene }: SceneProps & { className?: string }) {
  return (
    <div className={`shore-picture no-print rounded-card bg-water ${className}`}>
      <SceneFrame {...scene} />
    </div>
  );
}

/** A cart in its place as a small picture above a link: what a phone shows of the scene. */
export function SceneTile({ className, ...scene }: SceneProps & { className: string }) {
  return (
    <div className={`scene-tile no-print rounded-card bg-water ${className}`.trim()}>
      <SceneFrame {...scene} />
    </div>
  );
}

/**
 * A cart's picture on the ground of a drawn shore, by day at sunset, in dark mode at dusk. `scene-cart`
 * says where the cart stands.
 */
function SceneFrame(scene: SceneProps) {
  const { sceneUrl, cartId, cartColor, isSmallOnPhone = false, family, isFirst = false } = scene;
  const part = isSmallOnPhone ? findSmallCart(cartId) : undefined;
  const loading = isFirst ? undefined : "lazy";
  return (
    <div className="scene no-print">
      <img
        src={sceneUrl}
        alt=""
        width="1600"
        height="600"
        loading={loading}
        fetchPriority={isFirst ? "high" : undefined}
        className="size-full"
      />
      {family ? (
        <img
          src={familyPicturePath(family)}
          alt=""
          {...familyPictureSize}
          loading={loading}
          className="scene-cart scene-family"
        />
      ) : cartId === undefined ? null : (
        <PhonePart part={part}>
          <img
            src={scenePicturePath(cartId, cartColor)}
            alt=""
            width="960"
            height="600"
            loading={loading}
            className={`scene-cart ${part === undefined ? "" : partLooks[part]}`.trim()}
          />
        </PhonePart>
      )}
    </div>
  );
}

/** Which part of the picture of small carts is shown, by its number. */
const partLooks = ["", "phone-part-1", "phone-part-2", "phone-part-3", "phone-part-4"];

/** On a phone the picture of small carts instead of its own. */
function PhonePart({ part, children }: { part: number | undefined; children: ReactNode }) {
  if (part === undefined) return children;
  return (
    <picture>
      <source media="(width < 40rem)" srcSet={smallCartsPicture.path} />
      {children}
    </picture>
  );
}
