import type { ReactNode } from "react";
import { pingPath } from "#domain/analytics/event.ts";
import { ExternalIcon } from "#app/ui/icons.tsx";

interface ButtonLinkProps {
  href: string;
  children: ReactNode;
  /** `act` is the one action of a block; `quiet` stands beside it. */
  look?: "act" | "quiet";
  isExternal?: boolean;
  /** Following it is counted for the report of `npm run report`. */
  isCounted?: boolean;
  className?: string;
}

const looks = {
  // Its color is not shown in forced colors: the border is.
  act: "border border-transparent bg-act text-on-act hover:underline",
  quiet: "border border-field bg-page text-text hover:bg-raised",
};

/** A link that looks like a button: at least 44 px high, says what happens. */
export function ButtonLink({
  href,
  children,
  look = "quiet",
  isExternal = false,
  isCounted = false,
  className = "",
}: ButtonLinkProps) {
  const ping = isCounted ? { ping: pingPath } : {};
  const target = isExternal ? { target: "_blank", rel: "noopener" } : {};
  return (
    <a
      href={href}
      {...ping}
      {...target}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-pill px-5 py-2 font-semibold no-underline ${looks[look]} ${className}`}
    >
      {children}
      {isExternal && (
        <>
          <ExternalIcon />
          <span className="sr-only">(opens in a new tab)</span>
        </>
      )}
    </a>
  );
}
