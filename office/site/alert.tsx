/** Says at the top of a page what stopped a form; nothing when nothing did. */
export function Alert({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="mb-4 font-semibold text-act">
      {text}
    </p>
  );
}
