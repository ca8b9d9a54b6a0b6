import { Button } from "./button.tsx";
import { FormToken } from "./form-token.tsx";

interface OfficeHeaderProps {
  dealership: string;
  /** Null before somebody is signed in: then there are no menus. */
  memberName: string | null;
  formToken: string;
  currentPath: string;
}

const links = [
  { href: "/", label: "Today" },
  { href: "/inquiries", label: "Inquiries" },
  { href: "/carts", label: "Carts" },
  { href: "/facts", label: "Facts" },
  { href: "/questions", label: "Questions" },
  { href: "/report", label: "Report" },
  { href: "/staff", label: "People" },
];

/** The top of every page: where one is, and who is signed in. */
export function OfficeHeader({
  dealership,
  memberName,
  formToken,
  currentPath,
}: OfficeHeaderProps) {
  return (
    <header className="border-b border-line bg-raised">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="font-semibold">
          <span className={memberName === null ? "" : "max-xl:sr-only"}>{dealership}</span>{" "}
          <span className="text-quiet">Office</span>
        </p>
        {memberName !== null && (
          <>
            <nav
              aria-label="Office"
              className="flex flex-wrap gap-x-5 max-sm:order-last max-sm:w-full"
            >
              {links.map(({ href, label }) => (
                <a
                  key={href}
                  href={href}
                  aria-current={toCurrent(href, currentPath)}
                  className="nav-link inline-flex min-h-11 items-center"
                >
                  {label}
                </a>
              ))}
            </nav>
            <form method="post" action="/sign-out" className="ml-auto flex items-center gap-3">
              <FormToken value={formToken} />
              <a
                href="/account"
                aria-current={toCurrent("/account", currentPath)}
                className="inline-flex min-h-11 items-center text-small text-brand"
              >
                {memberName}
              </a>
              <Button>Sign out</Button>
            </form>
          </>
        )}
      </div>
    </header>
  );
}

function toCurrent(href: string, currentPath: string): "page" | "true" | undefined {
  if (href === currentPath) return "page";
  return href !== "/" && currentPath.startsWith(`${href}/`) ? "true" : undefined;
}
