import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { Panel } from "#office/site/page-frame.tsx";
import { formatMoment } from "#office/site/texts.ts";
import { SmallPictures } from "./cart-thumbnails.tsx";
import type { ChangeLine } from "./cart-texts.ts";
import type { ChangedMeanwhile, Proposal } from "./propose-change.ts";
import type { ShownOn } from "./shown-on.ts";

/** What will change and on which pages, with the button that publishes it. */
export function ChangePreview({ proposal, formToken }: { proposal: Proposal; formToken: string }) {
  return (
    <form method="post" className="stack-5">
      <FormToken value={formToken} />
      <input type="hidden" name="edits" value={proposal.edits} />
      <input type="hidden" name="action" value={proposal.action} />
      <p>Nothing is published yet. Visitors will see this as soon as you press Publish.</p>
      {proposal.carts.map(({ id, name, lines, shownOn }) => (
        <Panel key={id} title={name}>
          <ChangeTable caption={`What changes on ${name}`} lines={lines} />
          <h3 className="mt-4 font-semibold">
            {shownOn.length === 0
              ? "The cart is hidden, so visitors won't see this"
              : "Where visitors will see it"}
          </h3>
          <ShownOnList shownOn={shownOn} />
        </Panel>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button intent="publish" look="act">
          Publish
        </Button>
        <Button intent="edit">Keep editing</Button>
      </div>
    </form>
  );
}

/** The pages on which visitors will see a change. */
export function ShownOnList({ shownOn }: { shownOn: readonly ShownOn[] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {shownOn.map(({ path, text }) => (
        <li key={`${path} ${text}`}>
          {text}
          {path !== null && <span className="text-quiet"> {path}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Before and after, a row for each field. */
export function ChangeTable({ caption, lines }: { caption: string; lines: readonly ChangeLine[] }) {
  return (
    <table className="w-full table-fixed text-left text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {["Field", "Before", "After"].map((title) => (
            <th key={title} scope="col" className="py-1 pr-3 text-quiet first:w-1/4">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, before, after, images }) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 break-words">
              {label}
            </th>
            <td className="py-2 pr-3 break-words whitespace-pre-wrap text-quiet">
              {images === undefined ? before : <SmallPictures images={images.before} />}
            </td>
            <td className="py-2 break-words whitespace-pre-wrap">
              {images === undefined ? after : <SmallPictures images={images.after} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Tells the second of two editors what the first changed. */
export function MeanwhileNote({ meanwhile }: { meanwhile: readonly ChangedMeanwhile[] }) {
  if (meanwhile.length === 0) return null;
  return (
    <div role="alert" className="mb-5 stack-3 rounded-card border-2 border-act p-4">
      <p className="font-semibold">
        Somebody else changed this while you were typing. What you typed is still below. Please
        check both, then go on.
      </p>
      {meanwhile.map(({ name, by, at, lines }) => (
        <div key={name}>
          <p>
            {name}
            {by !== null && at !== null && `, last changed by ${by}, ${formatMoment(at)}`}
          </p>
          <ChangeTable caption={`What changed on ${name} meanwhile`} lines={lines} />
        </div>
      ))}
    </div>
  );
}
