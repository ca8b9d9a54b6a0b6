const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day given as YYYY-MM-DD, as Americans write it: January 23, 2025, on one line. */
export function PolicyDate({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {longDate.format(new Date(day))}
    </time>
  );
}
