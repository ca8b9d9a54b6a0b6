import type { StateService } from "#content/pages/words/state.ts";

/** What the dealership does for a state: a column each under their heading. */
export function StateServices({
  title,
  services,
}: {
  title: string;
  services: readonly StateService[];
}) {
  return (
    <>
      <h2 className="mt-8 text-title-2 lg:mt-14">{title}</h2>
      <ul className="mt-4 grid lg:mt-6 lg:grid-cols-3 lg:gap-10">
        {services.map(({ title, figure, text, href, linkText }) => (
          <li key={title} className="flex flex-col border-t border-line py-3">
            <h3 className="font-body text-small font-semibold text-quiet">{title}</h3>
            <p className="mt-1 font-display text-title-3 font-bold">{figure}</p>
            <p className="mt-1">{text}</p>
            <a href={href} className="mt-auto pt-2 font-semibold text-brand">
              {linkText}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
