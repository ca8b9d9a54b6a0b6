import type { ReactNode } from "react";
import { departmentHours } from "#content/dealership/hours.ts";
import { noticeLengthMax } from "#content/dealership/notice.ts";
import { weekDays } from "#domain/calendar/opening-hours.ts";
import { TextInput } from "#office/site/text-input.tsx";
import { countRows, type FactFields } from "./fact-fields.ts";
import type { FactGroup } from "./fact-groups.ts";
import { feeSections, isMoney, rentalCarts, rentalPlans, rentalSections } from "./figure-labels.ts";

interface FactInputsProps {
  group: FactGroup;
  fields: FactFields;
  /** What is wrong, by the name of the field; by its id for a part of the form. */
  problems: Readonly<Record<string, string>>;
}

/** The fields of a group, filled. */
export function FactInputs(props: FactInputsProps) {
  switch (props.group.id) {
    case "hours":
      return <HoursInputs {...props} />;
    case "closures":
      return <ClosureInputs {...props} />;
    case "notice":
      return <NoticeInputs {...props} />;
    case "contacts":
      return <LineInputs {...props} />;
    case "rentals":
      return (
        <>
          <RentalPriceInputs {...props} />
          <SectionInputs {...props} sections={rentalSections} />
        </>
      );
    case "fees":
      return <SectionInputs {...props} sections={feeSections} />;
  }
}

const hoursColumns = "sm:grid-cols-[7rem_9rem_9rem_1fr]";
const closureColumns = "sm:grid-cols-[11rem_1fr_9rem_9rem]";

/** What each column holds, once above all rows; every field has its own label for a screen reader. */
function ColumnHeads({ columns, heads }: { columns: string; heads: readonly string[] }) {
  return (
    <div
      aria-hidden
      className={`hidden gap-3 text-small font-semibold text-quiet sm:grid ${columns}`}
    >
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
    </div>
  );
}

function HoursInputs({ fields, problems }: FactInputsProps) {
  return departmentHours.map(({ id, name }) => {
    const path = `hours.${id}`;
    return (
      <Fieldset key={id} id={path} title={name} problem={problems[path]}>
        <div className="stack-4 sm:stack-2">
          <ColumnHeads
            columns={hoursColumns}
            heads={["Day", "Opens", "Closes", "Note if closed"]}
          />
          {weekDays.map((day) => {
            const input = (part: string) => ({
              id: `${path}.${day}.${part}`,
              name: `${path}.${day}.${part}`,
              value: fields[`${path}.${day}.${part}`] ?? "",
              error: problems[`${path}.${day}.${part}`],
            });
            return (
              <fieldset
                key={day}
                aria-label={day}
                className={`grid grid-cols-2 items-end gap-3 ${hoursColumns}`}
              >
                <p className="col-span-full pb-2 font-semibold sm:col-span-1">{day}</p>
                <TextInput {...input("from")} label="Opens" type="time" isInColumn />
                <TextInput {...input("to")} label="Closes" type="time" isInColumn />
                <div className="col-span-full sm:col-span-1">
                  <TextInput {...input("note")} label="Note if closed" isInColumn />
                </div>
              </fieldset>
            );
          })}
        </div>
      </Fieldset>
    );
  });
}

function ClosureInputs({ fields, problems }: FactInputsProps) {
  const path = "hours.specialDays";
  return (
    <Fieldset id={path} title="Dates" problem={problems[path]}>
      <div className="stack-4 sm:stack-2">
        <ColumnHeads
          columns={closureColumns}
          heads={["Date", "What it is called", "Opens", "Closes"]}
        />
        {Array.from({ length: countRows(fields) }, (_, index) => {
          const input = (part: string) => ({
            id: `${part}.${index}`,
            name: `${part}.${index}`,
            value: fields[`${part}.${index}`] ?? "",
            error: problems[`${part}.${index}`],
          });
          return (
            <fieldset
              key={index}
              aria-label={`Date ${index + 1}`}
              className={`grid grid-cols-2 items-end gap-3 border-line max-sm:border-b max-sm:pb-4 ${closureColumns}`}
            >
              <div className="max-sm:col-span-full">
                <TextInput {...input("day")} label="Date" type="date" isInColumn />
              </div>
              <div className="order-first col-span-full sm:order-none sm:col-span-1">
                <TextInput {...input("name")} label="What it is called" isInColumn />
              </div>
              <TextInput {...input("from")} label="Opens" type="time" isInColumn />
              <TextInput {...input("to")} label="Closes" type="time" isInColumn />
            </fieldset>
          );
        })}
      </div>
      <p className="mt-3 text-small text-quiet">
        To remove a date, clear both the date and its name.
      </p>
    </Fieldset>
  );
}

function NoticeInputs({ fields, problems }: FactInputsProps) {
  return (
    <div className="stack-4">
      <TextInput
        id="text"
        name="text"
        label={`Text, at most ${noticeLengthMax} characters`}
        value={fields["text"] ?? ""}
        error={problems["text"]}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          id="day"
          name="day"
          label="Last day"
          type="date"
          value={fields["day"] ?? ""}
          error={problems["day"]}
        />
        <TextInput
          id="time"
          name="time"
          label="Until, New Jersey time"
          type="time"
          value={fields["time"] ?? ""}
        />
      </div>
    </div>
  );
}

function LineInputs({ group, fields, problems }: FactInputsProps) {
  return (
    <div className="stack-4">
      {Object.entries(group.labels).map(([path, label]) => (
        <TextInput
          key={path}
          id={path}
          name={path}
          label={label}
          value={fields[path] ?? ""}
          error={problems[path]}
        />
      ))}
    </div>
  );
}

function RentalPriceInputs({ fields, problems }: FactInputsProps) {
  return rentalCarts.map(({ id, title, deposit }) => {
    const columns = [
      ...rentalPlans.map((plan) => ({ path: `rentalPrices.${id}.${plan.id}`, label: plan.title })),
      { path: deposit, label: "Deposit" },
    ];
    return (
      <Fieldset key={id} id={id} title={title} problem={undefined}>
        <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-5">
          {columns.map(({ path, label }) => (
            <TextInput
              key={path}
              id={path}
              name={path}
              label={`${label}, $`}
              value={fields[path] ?? ""}
              error={problems[path]}
            />
          ))}
        </div>
      </Fieldset>
    );
  });
}

function SectionInputs({
  sections,
  fields,
  problems,
}: FactInputsProps & { sections: typeof feeSections }) {
  return sections.map(({ title, figures }) => (
    <Fieldset key={title} id={title} title={title} problem={undefined}>
      <div className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {Object.entries(figures).map(([path, label]) => (
          <TextInput
            key={path}
            id={path}
            name={path}
            label={isMoney(path) ? `${label}, $` : label}
            value={fields[path] ?? ""}
            error={problems[path]}
          />
        ))}
      </div>
    </Fieldset>
  ));
}

function Fieldset({
  id,
  title,
  problem,
  children,
}: {
  id: string;
  title: string;
  problem: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset id={id} className="rounded-card border border-line p-4 sm:p-5">
      <legend className="px-1 font-display text-title-3 font-bold">{title}</legend>
      {problem !== undefined && <p className="mb-3 font-semibold text-act">{problem}</p>}
      {children}
    </fieldset>
  );
}
