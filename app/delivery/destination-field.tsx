import { destinationWords as words } from "#content/pages/words/destination.ts";
import { milesChoice, showroomChoice } from "#domain/delivery/destination.ts";
import { PlainTextField, PlainSelectField } from "#app/ui/plain-fields.tsx";
import { deliveryPlaceGroups } from "./delivery-places.ts";

interface DestinationFieldProps {
  label: string;
  place: string;
  miles: string;
  errors: { place?: string | undefined; miles?: string | undefined };
  /** Whether the customer may pick the cart up instead. */
  canPickUp?: boolean;
}

/** Where a cart goes: a place of the list, or any other by its miles, which show when chosen. */
export function DestinationField(props: DestinationFieldProps) {
  const { label, place, miles, errors, canPickUp = false } = props;
  const pickUp = { value: showroomChoice, label: words.showroom };
  return (
    <div className="group grid gap-4">
      <PlainSelectField
        name="place"
        label={label}
        value={place}
        error={errors.place}
        // Only a rental's form has other fields, by which the server knows that it was sent empty.
        isRequired={!canPickUp}
        options={[
          { value: "", label: words.choose },
          ...(canPickUp ? [pickUp] : []),
          { value: milesChoice, label: words.otherPlace },
        ]}
        groups={deliveryPlaceGroups}
      />
      <div className="group-has-[option:not([value=miles]):checked]:hidden">
        <PlainTextField
          isFigure
          name="miles"
          label={words.miles}
          hint={words.milesHint}
          value={miles}
          error={errors.miles}
        />
      </div>
    </div>
  );
}
