import {
  cartColorRoles,
  paletteColor,
  type CartColorChoice,
  type CartColorRole,
  type CartPalette,
} from "#domain/catalogue/cart-colors.ts";
import { Swatch } from "#app/vehicles/pictures/swatch.tsx";

interface ColorPickerProps {
  palette: CartPalette;
  colors: CartColorChoice;
  onChoose: (role: CartColorRole, id: string) => void;
}

const legends: Record<CartColorRole, string> = { body: "Body", seat: "Seats", roof: "Roof" };

/** One group of swatches for each painted part; every swatch says its name. */
export function ColorPicker({ palette, colors, onChoose }: ColorPickerProps) {
  return (
    <div className="swatch-groups">
      {cartColorRoles.map((role) => (
        <fieldset key={role}>
          <legend className="flex w-full justify-between gap-4 border-b border-line pb-1.5">
            <span className="font-semibold">{legends[role]}</span>
            <span className="text-quiet">{paletteColor(palette, role, colors[role]).name}</span>
          </legend>
          <div className="swatches">
            {palette[role].map(({ id, name, swatch }) => (
              <label
                key={id}
                title={name}
                className="grid size-11 cursor-pointer place-items-center rounded-pill has-focus-visible:focus-ring"
              >
                <input
                  type="radio"
                  name={role}
                  value={id}
                  checked={colors[role] === id}
                  onChange={() => onChoose(role, id)}
                  className="sr-only"
                />
                <Swatch color={swatch} className="size-9" />
                <span className="sr-only">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
