import { isPhotograph } from "#domain/catalogue/vehicle-pictures.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { Button } from "#office/site/button.tsx";
import { Checkbox } from "#office/site/checkbox.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { TextInput } from "#office/site/text-input.tsx";
import { CartThumbnail } from "./cart-thumbnails.tsx";

/** Sends a photograph. Browsers also take a file that is dropped on the field. */
export function UploadForm({
  problem,
  formToken,
}: {
  problem: string | undefined;
  formToken: string;
}) {
  return (
    <form method="post" encType="multipart/form-data" className="stack-3">
      <FormToken value={formToken} />
      <div>
        <label htmlFor="photo" className="mb-1 block font-semibold">
          A photo of this cart
          <span className="block text-small font-normal text-quiet">
            JPEG or PNG, up to 20 MB. Choose it, or drop it on the field. Wide photos look best; a
            tall one gets empty space on both sides.
          </span>
        </label>
        {problem !== undefined && (
          <p id="photo-error" className="mb-1 text-small font-semibold text-act" role="alert">
            {problem}
          </p>
        )}
        {/* Without HEIC in this list an iPhone sends its photos as JPEG. */}
        <input
          id="photo"
          name="photo"
          type="file"
          accept="image/jpeg,image/png"
          required
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : "photo-error"}
          className="min-h-24 w-full rounded-card border-2 border-dashed border-field bg-raised p-6"
        />
      </div>
      <Button intent="upload" look="act">
        Upload
      </Button>
      <p className="text-small text-quiet">
        We turn it upright and cut it to size. Where it was taken, and with what, is removed.
      </p>
    </form>
  );
}

/** Shows an uploaded photograph as the site will, and asks what it shows. */
export function DescribeForm({
  vehicle,
  image,
  formToken,
}: {
  vehicle: Vehicle;
  image: string;
  formToken: string;
}) {
  return (
    <form method="post" className="grid items-start gap-5 sm:grid-cols-2" id="new">
      <FormToken value={formToken} />
      <input type="hidden" name="image" value={image} />
      <CartThumbnail vehicle={vehicle} image={image} />
      <div className="stack-3">
        <TextInput
          id="text"
          name="text"
          label="What it shows"
          hint="For people who cannot see it, such as: Blue four-seater from the front left, seats in tan"
          value={vehicle.imageTexts?.[image] ?? vehicle.name}
        />
        <Button intent="describe" look="act">
          Preview the change
        </Button>
      </div>
    </form>
  );
}

/** Every picture with its place, its words and a way to take it off the cart. */
export function ArrangeForm({ vehicle, formToken }: { vehicle: Vehicle; formToken: string }) {
  return (
    <form method="post" className="stack-4">
      <FormToken value={formToken} />
      <p className="text-small text-quiet">
        Lists show the first picture. Photos always come before illustrations.
      </p>
      <ol className="stack-4">
        {vehicle.images.map((image, index) => (
          <li key={image} className="grid items-start gap-4 sm:grid-cols-[12rem_1fr_6rem_auto]">
            <CartThumbnail vehicle={vehicle} image={image} />
            {isPhotograph(image) ? (
              <TextInput
                id={`text-${index}`}
                name={`text:${index}`}
                label={`What picture ${index + 1} shows`}
                value={vehicle.imageTexts?.[image] ?? ""}
              />
            ) : (
              <p className="text-small text-quiet">The site describes illustrations by itself.</p>
            )}
            <TextInput
              id={`place-${index}`}
              name={`place:${index}`}
              label={`Place of picture ${index + 1}`}
              value={String(index + 1)}
            />
            <Checkbox
              name={`remove:${index}`}
              label={`Remove picture ${index + 1}`}
              isChecked={false}
            />
          </li>
        ))}
      </ol>
      <Button intent="arrange" look="act">
        Preview the change
      </Button>
    </form>
  );
}
