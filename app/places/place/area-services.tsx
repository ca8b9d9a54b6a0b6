interface AreaServicesProps {
  services: readonly { title: string; text: string; href: string; linkText: string }[];
}

const columns: Readonly<Record<number, string>> = {
  2: "sm:grid-cols-2",
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/** What the dealership does in a state or a place, as two to four cards. */
export function AreaServices({ services }: AreaServicesProps) {
  return (
    <ul className={`grid gap-3 sm:gap-5 ${columns[services.length] ?? ""}`}>
      {services.map(({ title, text, href, linkText }) => (
        <li
          key={title}
          className="flex flex-col rounded-card border border-line bg-page p-4 sm:p-5"
        >
          <h3 className="text-title-3">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
          <p className="mt-auto pt-3">
            <a href={href} className="inline-block py-1 font-semibold text-brand">
              {linkText}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
