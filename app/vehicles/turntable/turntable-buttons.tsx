import type { RefObject } from "react";
import { Icon } from "#app/ui/icons.tsx";

interface Controls {
  rotate(degrees: number): void;
  zoom(factor: number): void;
}

const strokes: Record<string, string> = {
  left: "M15 5a8 8 0 1 1-9 4M6 4v5h5",
  right: "M9 5a8 8 0 1 0 9 4M18 4v5h-5",
  nearer: "M12 6v12M6 12h12",
  farther: "M6 12h12",
};

/** Buttons in the foot of the stage that turn and zoom the cart as dragging and pinching do. */
export function TurntableButtons({ controls }: { controls: RefObject<Controls | null> }) {
  const actions = [
    { label: "Turn left", icon: strokes["left"], act: () => controls.current?.rotate(-30) },
    { label: "Turn right", icon: strokes["right"], act: () => controls.current?.rotate(30) },
    { label: "Nearer", icon: strokes["nearer"], act: () => controls.current?.zoom(1.25) },
    { label: "Farther", icon: strokes["farther"], act: () => controls.current?.zoom(0.8) },
  ];
  return (
    <div className="flex shrink-0 gap-1">
      {actions.map(({ label, icon, act }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onClick={act}
          className="grid size-11 place-items-center rounded-pill border border-field bg-page text-text hover:bg-tinted"
        >
          <Icon>
            <path d={icon} />
          </Icon>
        </button>
      ))}
    </div>
  );
}
