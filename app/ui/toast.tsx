interface ToastProps {
  title: string;
  text: string;
  onClose: () => void;
}

/** A message that disappears by itself; the form shows the same text. */
export function Toast({ title, text, onClose }: ToastProps) {
  return (
    <output className="fixed right-4 bottom-4 left-4 z-10 flex items-start gap-4 rounded-card bg-act p-4 text-on-act shadow-menu sm:left-auto sm:w-96">
      <span className="grow">
        <span className="block font-semibold">{title}</span>
        <span className="block">{text}</span>
      </span>
      <button type="button" onClick={onClose} className="min-h-11 px-2 font-semibold">
        Close
      </button>
    </output>
  );
}
