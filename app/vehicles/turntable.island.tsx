import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { contactPath } from "#content/pages/paths.ts";
import {
  paletteColor,
  readCartColors,
  writeCartColors,
  type CartColorChoice,
  type CartColorRole,
  type CartPalette,
} from "#domain/catalogue/cart-colors.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";
import type { TurntableControls } from "#carts/turntable/turntable.ts";
import { CartPicture, type CartPictureProps } from "#app/vehicles/pictures/cart-picture.tsx";
import { closeFrame } from "#app/vehicles/pictures/close-frame.ts";
import { ColorPicker } from "#app/vehicles/turntable/color-picker.tsx";
import { TurntableButtons } from "#app/vehicles/turntable/turntable-buttons.tsx";
import {
  colorRequest,
  formatColorNames,
  statusTexts,
  turningTexts,
  type TurntableStatus,
} from "#app/vehicles/turntable/turntable-words.ts";
import { pictureNote } from "./vehicle-words.ts";

export interface TurntableProps {
  vehicle: CartPictureProps["vehicle"];
  specification: CartSpecification;
  palette: CartPalette;
}

/** A cart to turn and to paint; the chosen colors stand in the URL. */
export function Turntable({ vehicle, specification, palette }: TurntableProps) {
  const standard = specification.colors;
  const search = useSyncExternalStore(
    listenToUrl,
    () => location.search,
    () => "",
  );
  const colors = readCartColors(new URLSearchParams(search), palette, standard);
  const { canvas, controls, status } = useTurntable(specification, colors);
  const frame = closeFrame(vehicle);

  function choose(role: CartColorRole, id: string) {
    const chosen = writeCartColors({ ...colors, [role]: id }, standard).toString();
    history.replaceState(history.state, "", chosen ? `?${chosen}` : location.pathname);
    // The browser tells of Back and Forward, not of what a page itself wrote.
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }

  return (
    <div className="gap-x-12 lg:grid lg:grid-cols-[1fr_22.5rem]">
      <div className="studio">
        <div className="relative">
          {/* The floor of the picture pales before its lower edge. */}
          <div
            data-status={status}
            className="[mask-image:linear-gradient(#000_90%,#0000_97%)] data-[status=turning]:invisible"
          >
            <CartPicture
              vehicle={vehicle}
              sizes="(min-width: 64rem) 56rem, 120vw"
              isFirst
              frame={`relative ${frame}`}
            />
          </div>
          <canvas
            ref={canvas}
            tabIndex={0}
            // Arrow keys must reach it in a screen reader, and only this role says so.
            // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
            role="application"
            aria-label={`${vehicle.name}, a cart you can turn`}
            aria-describedby="turntable-help"
            data-status={status}
            className={`absolute inset-0 w-full ${frame} cursor-grab [touch-action:pan-y] opacity-0 data-[status=turning]:opacity-100 active:cursor-grabbing`}
          />
        </div>
        {/* As high as the buttons, so that nothing moves when they come. */}
        <div className="flex min-h-15 items-center justify-end gap-3 py-2 pr-3 pl-4 lg:pl-5">
          <output id="turntable-help" data-status={status} className="text-small">
            {status === "turning" ? (
              <>
                {turningTexts.drag}
                <span className="max-sm:sr-only">{`${turningTexts.zoom} `}</span>
                <span className="max-xl:sr-only pointer-coarse:sr-only">{turningTexts.keys}</span>
              </>
            ) : (
              statusTexts[status]
            )}
          </output>
          {status === "turning" && <TurntableButtons controls={controls} />}
        </div>
      </div>
      <div className="flex flex-col">
        <ColorPicker palette={palette} colors={colors} onChoose={choose} />
        <ColorRequest vehicle={vehicle} palette={palette} colors={colors} />
      </div>
    </div>
  );
}

interface ColorRequestProps extends Pick<TurntableProps, "vehicle" | "palette"> {
  colors: CartColorChoice;
}

/** The chosen colors in one line, and the way to ask for them. */
function ColorRequest({ vehicle, palette, colors }: ColorRequestProps) {
  return (
    <>
      <p className="mt-6 border-t border-line pt-4 text-small font-semibold lg:mt-0">
        {formatColorNames((role) => paletteColor(palette, role, colors[role]).name)}
      </p>
      <p className="mt-2">
        <a
          // The colors are no part of the query: there is one contact page for a cart, not one for
          // each choice. The form reads them from the fragment.
          href={`${contactPath({ vehicle: vehicle.id, topic: "colors" })}#${new URLSearchParams(colors).toString()}`}
          className="flex min-h-12 items-center justify-center rounded-pill bg-act px-5 py-2 font-semibold text-on-act no-underline hover:underline"
        >
          {colorRequest.label}
        </a>
      </p>
      <p className="mt-3 text-small text-quiet">{`${pictureNote} ${colorRequest.text}`}</p>
    </>
  );
}

/** Fetches the turntable after the page stands, mounts it on the canvas and keeps its colors. */
function useTurntable(specification: CartSpecification, colors: CartColorChoice) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const controls = useRef<TurntableControls>(null);
  const latestColors = useRef(colors);
  const { body, seat, roof } = colors;
  const [status, setStatus] = useState<TurntableStatus>("still");

  useEffect(() => {
    latestColors.current = { body, seat, roof };
    controls.current?.setColors(latestColors.current);
  }, [body, seat, roof]);

  // WebGL and its canvas are outside React.
  useEffect(() => {
    let isLeft = false;
    async function mount() {
      setStatus("coming");
      const { mountTurntable } = await import("#carts/turntable/turntable.ts");
      if (isLeft || !canvas.current) return;
      controls.current = mountTurntable(canvas.current, specification, latestColors.current, {
        onFirstFrame: () => setStatus("turning"),
        onUnavailable: () => setStatus("unavailable"),
      });
    }
    mount().catch(() => setStatus("unavailable"));
    return () => {
      isLeft = true;
      controls.current?.dispose();
      controls.current = null;
    };
  }, [specification]);

  return { canvas, controls, status };
}

function listenToUrl(onChange: () => void): () => void {
  addEventListener("popstate", onChange);
  return () => removeEventListener("popstate", onChange);
}
