import type { ReactNode } from "react";
import { picturePath } from "#content/vehicles/pictures.ts";

interface SceneProps {
  /** A scene of the build's illustrations: `SiteContext.illustrations.place(…).sceneUrl`. */
  sceneUrl: string;
  /** The id of a vehicle whose front view is one of our own pictures; none where nothing is for sale. */
  cartId: string | undefined;
  /** Whether it is at the top of its page, and so loaded first. */
  isFirst?: boolean;
}

interface ShoreSceneProps extends SceneProps {
  /** The text: below the scene on a phone, on a card to its left on a wide screen. */
  children: ReactNode;
}

/** A cart in its place, as wide as the page, with the words that belong to it. */
export function ShoreScene({ children, ...scene }: ShoreSceneProps) {
  return (
    <div className="relative bg-raised">
      <div className={`shore no-print bg-water ${scene.isFirst ? "" : "max-sm:h-52"}`}>
        <SceneFrame {...scene} />
      </div>
      <div className="wrap py-6 xl:absolute xl:inset-0 xl:flex xl:items-center">
        <div className="xl:w-126 xl:rounded-card xl:bg-page xl:p-7">{children}</div>
      </div>
    </div>
  );
}

/** A cart in its place as a picture beside a text; the frame's left half is cut off. */
export function ScenePicture({ className = "", ...scene }: SceneProps & { className?: string }) {
  return (
    <div className={`shore-picture no-print rounded-card bg-water ${className}`}>
      <SceneFrame {...scene} />
    </div>
  );
}

/**
 * A cart's picture on the ground of a drawn shore, by day at sunset, in dark mode at dusk. `shoreFrame`
 * says where the cart stands; the classes say the same as shares of the frame.
 */
function SceneFrame({ sceneUrl, cartId, isFirst = false }: SceneProps) {
  const loading = isFirst ? "eager" : "lazy";
  return (
    <div>
      <img
        src={sceneUrl}
        alt=""
        width="1600"
        height="600"
        loading={loading}
        fetchPriority={isFirst ? "high" : "auto"}
        className="block size-full"
      />
      {cartId === undefined ? null : (
        <img
          src={picturePath(cartId, "front", 960, "avif")}
          srcSet={`${picturePath(cartId, "front", 480, "avif")} 480w, ${picturePath(cartId, "front", 960, "avif")} 960w`}
          sizes="(min-width: 64rem) 36rem, 18rem"
          alt=""
          width="960"
          height="600"
          loading={loading}
          className="scene-cart absolute top-[31.6667%] left-[53.125%] h-[66.6667%] w-2/5"
        />
      )}
    </div>
  );
}
