import { menuTitles } from "#content/pages/navigation.ts";
import { CallLink } from "./call-link.tsx";
import { ChevronIcon, CloseIcon, MenuIcon } from "#app/ui/icons.tsx";
import { LogoMark } from "./logo-mark.tsx";

interface HeaderLink {
  href: string;
  label: string;
}

export interface SiteHeaderProps {
  name: string;
  /** The coast of the logo mark. */
  markPath: string;
  phone: { display: string; link: string };
  currentPath: string;
  mainLinks: readonly HeaderLink[];
  stateLinks: readonly HeaderLink[];
  aboutLinks: readonly HeaderLink[];
}

/** 96 px high; its menus are popovers, so they open without script and shift nothing. */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, markPath, phone, currentPath, mainLinks, stateLinks, aboutLinks } = props;
  return (
    <header className="no-print border-b border-line bg-page">
      <div className="wrap flex h-24 items-center gap-2 sm:gap-3 xl:gap-4">
        <a href="/" className="flex shrink-0 items-center gap-2 text-brand no-underline xl:gap-2.5">
          <LogoMark path={markPath} className="h-9 w-auto shrink-0 sm:h-11" />
          <span className="max-w-[6em] font-display text-body [line-height:1] font-bold">
            {name}
          </span>
        </a>
        <nav aria-label="Main" className="ml-auto hidden items-center xl:flex">
          {mainLinks.map((link) => (
            <MainLink key={link.href} link={link} currentPath={currentPath} />
          ))}
          <Menu
            id="states-menu"
            label={menuTitles.states}
            links={stateLinks}
            currentPath={currentPath}
            isWide
          />
          <Menu
            id="about-menu"
            label={menuTitles.about}
            links={aboutLinks}
            currentPath={currentPath}
          />
        </nav>
        <CallLink phone={phone} label="Call Now" shortLabel="Call" className="ml-auto xl:ml-0" />
        <button
          type="button"
          popoverTarget="site-menu"
          className="grid size-11 shrink-0 place-items-center rounded-field text-text xl:hidden"
        >
          <MenuIcon />
          <span className="sr-only">Menu</span>
        </button>
      </div>
      <MobileMenu {...props} />
    </header>
  );
}

/** Exact for the home page, otherwise any path that starts with the item's path. */
function isActive(href: string, currentPath: string): boolean {
  return href === "/" ? currentPath === "/" : currentPath.startsWith(href);
}

function MainLink({ link, currentPath }: { link: HeaderLink; currentPath: string }) {
  return (
    <a
      href={link.href}
      aria-current={isActive(link.href, currentPath) ? "page" : undefined}
      className="rounded-field px-1.5 py-2.5 text-[0.9375rem] whitespace-nowrap text-text no-underline hover:bg-raised aria-[current]:font-semibold aria-[current]:text-brand aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-8"
    >
      {link.label}
    </a>
  );
}

interface MenuProps {
  id: string;
  label: string;
  links: readonly HeaderLink[];
  currentPath: string;
  isWide?: boolean;
}

function Menu({ id, label, links, currentPath, isWide = false }: MenuProps) {
  const isCurrent = links.some((link) => isActive(link.href, currentPath));
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`menu-button menu-button-${id} flex items-center gap-1 rounded-field px-1.5 py-2.5 text-[0.9375rem] whitespace-nowrap hover:bg-raised ${isCurrent ? "font-semibold text-brand" : "text-text"}`}
      >
        {label}
        <ChevronIcon />
      </button>
      <div
        id={id}
        popover="auto"
        className={`menu-panel menu-panel-${id} rounded-card border border-line bg-page p-2 text-text shadow-menu`}
      >
        <ul className={isWide ? "grid grid-cols-2 gap-x-2" : ""}>
          {links.map((link) => (
            <li key={link.href}>
              <SheetLink link={link} currentPath={currentPath} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function SheetLink({ link, currentPath }: { link: HeaderLink; currentPath: string }) {
  return (
    <a
      href={link.href}
      aria-current={isActive(link.href, currentPath) ? "page" : undefined}
      className="block min-h-11 rounded-field px-3 py-2.5 text-text no-underline hover:bg-raised aria-[current]:font-semibold aria-[current]:text-brand"
    >
      {link.label}
    </a>
  );
}

/** A full-height sheet. Choosing a link opens that document, which starts with the sheet closed. */
function MobileMenu(props: SiteHeaderProps) {
  const { phone, currentPath, mainLinks, stateLinks, aboutLinks } = props;
  return (
    <div
      id="site-menu"
      popover="auto"
      className="menu-sheet h-dvh w-full max-w-md border-l border-line bg-page p-4 text-text"
    >
      <div className="mb-2 flex items-center justify-between">
        <p className="px-3 font-display text-title-3 font-bold">Menu</p>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          className="grid size-11 place-items-center rounded-field"
        >
          <CloseIcon />
          <span className="sr-only">Close menu</span>
        </button>
      </div>
      <nav aria-label="Menu">
        <ul>
          {mainLinks.map((link) => (
            <li key={link.href}>
              <SheetLink link={link} currentPath={currentPath} />
            </li>
          ))}
        </ul>
        <SheetSection title={menuTitles.about} links={aboutLinks} currentPath={currentPath} />
        <SheetSection
          title={menuTitles.states}
          links={stateLinks}
          currentPath={currentPath}
          isWide
        />
      </nav>
      <p className="mt-4 px-3">
        <CallLink phone={phone} label="Call" isWide />
      </p>
    </div>
  );
}

function SheetSection({
  title,
  links,
  currentPath,
  isWide = false,
}: Omit<MenuProps, "id" | "label"> & { title: string }) {
  return (
    <>
      <p className="mt-3 border-t border-line px-3 pt-4 text-small font-semibold text-quiet">
        {title}
      </p>
      <ul className={isWide ? "grid grid-cols-2" : ""}>
        {links.map((link) => (
          <li key={link.href}>
            <SheetLink link={link} currentPath={currentPath} />
          </li>
        ))}
      </ul>
    </>
  );
}
