import { pingPath } from "#domain/analytics/event.ts";
import { PhoneIcon } from "#app/ui/icons.tsx";

interface CallLinkProps {
  phone: { display: string; link: string };
  /** What stands before the number, such as "Call Now". */
  label: string;
  /** Replaces the label on the narrowest screens. */
  shortLabel?: string;
  /** The number is always shown; otherwise only where there is room for it. */
  isWide?: boolean;
  /** In small type under it, where there is room: when the phone is answered. */
  note?: string | null;
  className?: string;
}

/** The main action, in the color that only actions have. Its border shows in forced colors alone. */
export function CallLink({
  phone,
  label,
  shortLabel,
  isWide = false,
  note,
  className = "",
}: CallLinkProps) {
  return (
    <a
      href={phone.link}
      ping={pingPath}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border border-transparent bg-act ${note ? "px-3" : "px-4"} font-semibold ${isWide ? "text-center min-[23rem]:whitespace-nowrap" : "whitespace-nowrap"} text-on-act no-underline hover:underline ${className}`}
    >
      {/* Two lines need its room on a phone. */}
      <PhoneIcon {...(note && { className: "hidden size-5 sm:inline" })} />
      <span>
        {shortLabel && <span className="min-[23rem]:hidden">{shortLabel}</span>}
        {isWide ? (
          `${label} ${phone.display}`
        ) : (
          <>
            <span className={shortLabel && "hidden min-[23rem]:inline"}>{label}</span>
            <span className="hidden sm:inline">{` ${phone.display}`}</span>
          </>
        )}
        {note && <span className="call-note">{note}</span>}
      </span>
    </a>
  );
}
