/** What a spreadsheet may take for the start of a formula: OWASP, "CSV Injection". */
const formulaStart = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Text that a spreadsheet shows instead of computing; `restoreText` takes it back. */
export function neutralizeFormula(text: string): string {
  return formulaStart.test(text) || text.startsWith("'") ? `'${text}` : text;
}

/** The text that `neutralizeFormula` was given. */
export function restoreText(text: string): string {
  const rest = text.slice(1);
  const wasNeutralized = text.startsWith("'") && (formulaStart.test(rest) || rest.startsWith("'"));
  return wasNeutralized ? rest : text;
}
