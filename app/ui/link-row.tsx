interface LinkRowProps {
  links: readonly { href: string; label: string }[];
  className?: string;
}

/** Links beside each other, each a target of 44 px. */
export function LinkRow({ links, className = "" }: LinkRowProps) {
  return (
    <ul className={`mt-2 flex flex-wrap gap-x-5 ${className}`}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center font-semibold text-brand">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
