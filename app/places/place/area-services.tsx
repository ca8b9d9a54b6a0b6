interface AreaServicesProps {
  services: readonly { title: string; text: string; href: string; linkText: string }[];
}

const columns: Readonly<Record<number, string>> = {
  2: "sm:grid-cols-2",
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/** What the dealership does in a state or a place, in two to four columns. */
export function AreaServices({ services }: AreaServicesProps) {
  return (
    <ul className={`service-rows grid gap-x-8 sm:gap-y-5 ${columns[services.length] ?? ""}`}>
      {services.map(({ title, text, href, linkText }) => (
        <li key={title} className="flex flex-col border-t border-line sm:pt-3">
          <h3 className="text-title-3">{title}</h3>
          <p className="mt-1 text-small text-quiet">{text}</p>
          <a href={href} className="mt-auto min-h-11 py-2 font-semibold text-brand">
            {linkText}
          </a>
        </li>
      ))}
    </ul>
  );
}
