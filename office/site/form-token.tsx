/** What every form of a session sends back; `readForm` of the context looks at it. */
export function FormToken({ value }: { value: string }) {
  return <input type="hidden" name="formToken" value={value} />;
}
