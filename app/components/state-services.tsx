interface StateServicesProps {
  services: readonly { id: string; title: string; text: string; href: string; linkText: string }[];
}

/** Sales, service and rentals as three cards. */
export function StateServices({ services }: StateServicesProps) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {services.map(({ id, title, text, href, linkText }) => (
        <li key={id} className="flex flex-col rounded-card border border-line p-6">
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
