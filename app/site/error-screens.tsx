import { CallLink } from "./call-link.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";

/** The specification's two texts, and a way onward. */
export function NotFoundScreen() {
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">404 Page Not Found</h1>
      <p className="mt-4 text-lead text-quiet">Did you forget to add the page to the router?</p>
      <p className="mt-2 max-w-prose">
        This address leads nowhere: the page moved, or the address has a typing error. These lead
        on:
      </p>
      <OnwardLinks />
    </div>
  );
}

export function LocationNotFoundScreen() {
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="text-title-1">Location not found</h1>
      <p className="mt-4 max-w-prose text-lead text-quiet">
        We have no page for this place. Choose your state in the menu above, or in the list at the
        foot of this page.
      </p>
      <OnwardLinks />
    </div>
  );
}

export function FailureScreen({
  phone,
  email,
}: {
  phone: { display: string; link: string };
  email: string;
}) {
  return (
    <div className="wrap py-16 sm:py-24">
      <title>Error: this page could not be made</title>
      <h1 className="text-title-1">Something broke on our side</h1>
      <p className="mt-4 max-w-prose text-lead">
        The page could not be made just now. Please try again in a minute, call us, or write to{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <p className="mt-8">
        <CallLink phone={phone} label="Call" isWide />
      </p>
    </div>
  );
}

function OnwardLinks() {
  return (
    <ul className="mt-8 flex flex-wrap gap-3">
      <li>
        <ButtonLink href="/inventory">See the inventory</ButtonLink>
      </li>
      <li>
        <ButtonLink href="/rentals">See rental prices</ButtonLink>
      </li>
      <li>
        <ButtonLink href="/contact">Contact us</ButtonLink>
      </li>
      <li>
        <ButtonLink href="/">Go to the home page</ButtonLink>
      </li>
    </ul>
  );
}
