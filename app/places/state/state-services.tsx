interface StateServicesProps {
  services: readonly { title: string; text: string; href: string; linkText: string }[];
}

/** What the dealership does in a state, in short: a line, the words and the way on. */
export function StateServices({ services }: StateServicesProps) {
  return (
    <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3">
      {services.map(({ title, text, href, linkText }) => (
        <li key={title} className="flex flex-col border-t border-line pt-3">
          <h3 className="text-title-3">{title}</h3>
          <p className="mt-1 text-quiet max-sm:text-small">{text}</p>
          <p className="mt-auto pt-1">
            <a href={href} className="inline-block min-h-11 py-2 font-semibold text-brand">
              {linkText}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
