/**
 * Lets the forms with `data-passkey` ask the browser for a passkey: the form names where the options
 * come from, and sends the browser's answer in its field `response`. Where the browser knows no
 * passkeys the forms stay hidden; every page offers another way.
 */
export function startPasskeyForms(): void {
  if (!("PublicKeyCredential" in globalThis)) return;
  if (!("parseCreationOptionsFromJSON" in PublicKeyCredential)) return;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-passkey]")) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      const answer = form.elements.namedItem("response");
      if (!(answer instanceof HTMLInputElement) || answer.value !== "") return;
      event.preventDefault();
      void askBrowser(form).then((response) => {
        if (response === null) return;
        answer.value = response;
        form.requestSubmit();
      });
    });
  }
}

/** The browser's answer as JSON; null when the person gave up, which the form then says. */
async function askBrowser(form: HTMLFormElement): Promise<string | null> {
  const status = form.querySelector("output");
  if (status) status.textContent = "";
  try {
    const token = new FormData(form).get("formToken");
    const asked = await fetch(form.dataset["options"] ?? "", {
      method: "POST",
      body: new URLSearchParams(typeof token === "string" ? { formToken: token } : {}),
    });
    if (!asked.ok) throw new Error(`Options were answered with ${asked.status}`);
    const credential =
      form.dataset["passkey"] === "add"
        ? await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
              (await asked.json()) as PublicKeyCredentialCreationOptionsJSON,
            ),
          })
        : await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
              (await asked.json()) as PublicKeyCredentialRequestOptionsJSON,
            ),
          });
    if (credential instanceof PublicKeyCredential) return JSON.stringify(credential.toJSON());
  } catch {
    // Closing the browser's own window is an error to the browser, and no matter to anybody else.
  }
  if (status) status.textContent = form.dataset["failed"] ?? "";
  return null;
}
