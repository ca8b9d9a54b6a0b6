/** What the dealership wants every visitor to know for a while, above everything else. */
export function SiteNotice({ text }: { text: string }) {
  return (
    <aside aria-label="Notice" className="border-b border-line bg-raised text-small">
      <p className="wrap py-3 font-semibold">{text}</p>
    </aside>
  );
}
