// Pages work without a script; what a few forms need more is loaded where such a form is.
if (document.querySelector("form[data-passkey]") !== null) {
  const { startPasskeyForms } = await import("./site/passkey-forms.ts");
  startPasskeyForms();
}
export {};
