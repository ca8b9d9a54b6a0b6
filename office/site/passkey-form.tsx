import type { ReactNode } from "react";

interface PasskeyFormProps {
  kind: "add" | "sign-in";
  /** Where the options of the browser's question come from. */
  options: string;
  /** Said when the browser has no answer. */
  failed: string;
  scriptUrl: string;
  children: ReactNode;
}

/** A form that needs a script, and is hidden until one has started it. */
export function PasskeyForm({ kind, options, failed, scriptUrl, children }: PasskeyFormProps) {
  return (
    <>
      <form
        method="post"
        hidden
        data-passkey={kind}
        data-options={options}
        data-failed={failed}
        className="stack-3"
      >
        <input type="hidden" name="response" />
        {children}
        <output className="block font-semibold text-act" />
      </form>
      <script type="module" src={scriptUrl} />
    </>
  );
}
