/** Text that a spreadsheet may take for a formula; see OWASP, "CSV Injection". */
const formulaStart = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Text that a spreadsheet shows instead of computing; `restoreText` undoes it. */
export function neutralizeFormula(text: string): string {
  return formulaStart.test(text) || text.startsWith("'") ? `'${text}` : text;
}

/** Undoes `neutralizeFormula`. */
export function restoreText(text: string): string {
  const rest = text.slice(1);
  const wasNeutralized = text.startsWith("'") && (formulaStart.test(rest) || rest.startsWith("'"));
  return wasNeutralized ? rest : text;
}
