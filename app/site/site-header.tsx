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
  /** "Open until 5 PM"; null where that is not known. */
  hoursNow: string | null;
  currentPath: string;
  /** The path of the link to which the current page belongs, where no link is the page itself. */
  section: string | undefined;
  mainLinks: readonly HeaderLink[];
  stateLinks: readonly HeaderLink[];
  aboutLinks: readonly HeaderLink[];
}

/** 72 px high; its menus open without script and shift nothing. */
export function SiteHeader(props: SiteHeaderProps) {
  const { name, markPath, phone, hoursNow, mainLinks, stateLinks, aboutLinks } = props;
  const findCurrent = createFindCurrent(props);
  return (
    <header className="no-print border-b border-line bg-page">
      <div className="wrap flex h-18 items-center gap-2 xl:gap-4">
        <a href="/" className="mr-auto flex shrink-0 items-center gap-2 text-brand no-underline">
          <LogoMark path={markPath} className="h-9 w-auto shrink-0 sm:h-11" />
          <span className="max-w-[6em] font-display text-body [line-height:1] font-bold">
            {name}
          </span>
        </a>
        <nav aria-label="Main" className="hidden grow items-center justify-evenly xl:flex">
          {mainLinks.map(({ href, label }) => (
            <a key={href} href={href} aria-current={findCurrent(href)} className={barItem}>
              {label}
            </a>
          ))}
          <Menu
            id="states-menu"
            label={menuTitles.states}
            links={stateLinks}
            findCurrent={findCurrent}
            isWide
          />
          <Menu
            id="about-menu"
            label={menuTitles.about}
            links={aboutLinks}
            findCurrent={findCurrent}
          />
        </nav>
        <div className="text-small">
          <CallLink phone={phone} label="Call Now" shortLabel="Call" note={hoursNow} />
        </div>
        <button
          type="button"
          {...opensSheet}
          className="grid size-11 shrink-0 place-items-center rounded-field text-text xl:hidden"
          aria-label="Menu"
        >
          <MenuIcon />
        </button>
      </div>
      <MobileMenu {...props} />
    </header>
  );
}

const barItem =
  "nav-link rounded-field px-1.5 py-2.5 text-[0.9375rem] whitespace-nowrap hover:bg-raised";

type FindCurrent = (href: string) => "page" | "true" | undefined;

/** Whether a link is the current page, or its section: what the current page's path starts with. */
function createFindCurrent({
  currentPath,
  section,
}: Pick<SiteHeaderProps, "currentPath" | "section">): FindCurrent {
  return (href) => {
    // A link may name a delivery place.
    const [path = ""] = href.split("?");
    if (path === currentPath) return "page";
    const isSection = path === section || (path !== "/" && currentPath.startsWith(path));
    return isSection ? "true" : undefined;
  };
}

interface MenuProps {
  id: string;
  label: string;
  links: readonly HeaderLink[];
  findCurrent: FindCurrent;
  isWide?: boolean;
}

function Menu({ id, label, links, findCurrent, isWide = false }: MenuProps) {
  const isCurrent = links.some(({ href }) => findCurrent(href));
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={isCurrent ? "true" : undefined}
        className={`${barItem} menu-button-${id} flex items-center gap-1`}
      >
        {label}
        <ChevronIcon />
      </button>
      <div
        id={id}
        popover="auto"
        className={`menu-panel menu-panel-${id} rounded-card border border-line bg-page p-2 text-text shadow-menu`}
      >
        <MenuLinks links={links} findCurrent={findCurrent} isWide={isWide} />
      </div>
    </>
  );
}

function MenuLinks({ links, findCurrent, isWide }: Omit<MenuProps, "id" | "label">) {
  return (
    <ul className={isWide ? "grid grid-cols-2 gap-x-2" : undefined}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={findCurrent(href)}
            className="nav-link block min-h-11 rounded-field px-3 py-2.5 hover:bg-raised"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const sheetId = "site-menu";

/**
 * A browser that knows `command` opens the sheet as a modal dialog: the page behind it is inert, so
 * that the focus cannot leave it. An older one takes the popover's attributes and opens it all the
 * same. React does not know the new attributes and writes them as they are.
 */
const opensSheet = { popoverTarget: sheetId, command: "show-modal", commandfor: sheetId };
const closesSheet = { ...opensSheet, popoverTargetAction: "hide", command: "close" } as const;

/** A full-height sheet. Choosing a link opens that document, which starts with the sheet closed. */
function MobileMenu(props: SiteHeaderProps) {
  const { phone, mainLinks, stateLinks, aboutLinks } = props;
  const findCurrent = createFindCurrent(props);
  return (
    <dialog
      id={sheetId}
      popover="auto"
      closedby="any"
      aria-label="Menu"
      className="menu-sheet border-line bg-page p-4 text-text"
    >
      <div className="mb-2 flex items-center justify-between">
        <p className="px-3 font-display text-title-3 font-bold">Menu</p>
        <button
          type="button"
          {...closesSheet}
          className="grid size-11 place-items-center rounded-field"
          aria-label="Close menu"
        >
          <CloseIcon />
        </button>
      </div>
      <nav aria-label="Menu">
        <MenuLinks links={mainLinks} findCurrent={findCurrent} />
        <p className={sheetTitle}>{menuTitles.about}</p>
        <MenuLinks links={aboutLinks} findCurrent={findCurrent} />
        <p className={sheetTitle}>{menuTitles.states}</p>
        <MenuLinks links={stateLinks} findCurrent={findCurrent} isWide />
      </nav>
      <p className="mt-4 px-3">
        <CallLink phone={phone} label="Call" isWide />
      </p>
    </dialog>
  );
}

const sheetTitle = "mt-3 border-t border-line px-3 pt-4 text-small font-semibold text-quiet";
