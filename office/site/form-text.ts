/** A field of a form as text without spaces around it; empty when it is absent or a file. */
export function readFormText(form: FormData, name: string): string {
  const value = form.get(name);
  // A browser ends the lines of a text area its own way.
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
}
