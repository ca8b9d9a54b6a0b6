import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HoursTable } from "./hours-table.tsx";

test("a day on other terms has its note and the number to call, a closed one neither", () => {
  const phone = { display: "(732) 555-0123", link: "tel:+17325550123" };
  const html = renderToStaticMarkup(
    <HoursTable
      department={{
        id: "service",
        name: "Service",
        periods: [
          { days: ["Saturday"], open: null },
          { days: ["Sunday"], open: null, note: "Emergencies only", phone },
        ],
      }}
    />,
  );
  expect(html.match(/href="tel:\+17325550123"/g)).toHaveLength(1);
  expect(html.replaceAll(/<[^>]*>/g, "")).toContain("Emergencies only, call (732) 555-0123");
});
