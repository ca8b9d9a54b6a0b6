import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { PasskeyForm } from "#office/site/passkey-form.tsx";
import { TextInput } from "#office/site/text-input.tsx";
import { formatMoment } from "#office/site/texts.ts";
import type { Passkey } from "#server/staff/passkeys.ts";
import { freshMinutes } from "./fresh-session.ts";

interface PasskeysProps {
  passkeys: readonly Passkey[];
  /** Whether the person signed in just now. */
  isFresh: boolean;
  scriptUrl: string;
  formToken: string;
}

/** The passkeys of the person who is signed in, with a way to add one. */
export function Passkeys({ passkeys, isFresh, scriptUrl, formToken }: PasskeysProps) {
  return (
    <>
      <p className="max-w-prose">
        With a passkey you sign in by fingerprint, face or the code of your device, without a mail.
      </p>
      <ul className="mt-4 stack-3">
        {passkeys.map(({ id, name, addedAt, usedAt }) => (
          <li key={id}>
            <form method="post" className="flex flex-wrap items-center gap-3">
              <FormToken value={formToken} />
              <input type="hidden" name="id" value={id} />
              <span className="grow">
                {name}
                <span className="block text-small text-quiet">
                  Added {formatMoment(addedAt)}
                  {usedAt !== null && `, last used ${formatMoment(usedAt)}`}
                </span>
              </span>
              {isFresh && (
                <Button intent="remove-passkey">
                  Remove <span className="sr-only">{name}</span>
                </Button>
              )}
            </form>
          </li>
        ))}
      </ul>
      {isFresh ? (
        <div className="mt-5">
          <PasskeyForm
            kind="add"
            options="/account/passkey-options"
            failed="The device made no passkey. Try again."
            scriptUrl={scriptUrl}
          >
            <FormToken value={formToken} />
            <TextInput id="passkey-name" name="name" label="Name, such as My phone" />
            <Button look="act">Add a passkey</Button>
          </PasskeyForm>
          <noscript>
            <p className="text-quiet">Adding a passkey needs JavaScript in this browser.</p>
          </noscript>
        </div>
      ) : (
        <p className="mt-5 max-w-prose text-quiet">
          To add or remove a passkey, sign out and in again: it can be done within {freshMinutes}{" "}
          minutes of signing in.
        </p>
      )}
    </>
  );
}
