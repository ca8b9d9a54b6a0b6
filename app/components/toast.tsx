interface ToastProps {
  title: string;
  text: string;
  onClose: () => void;
}

/** A message that goes by itself; what it says also stays in the form. */
export function Toast({ title, text, onClose }: ToastProps) {
  return (
    <div
      role="status"
      className="fixed right-4 bottom-4 left-4 z-10 flex items-start gap-4 rounded-card bg-act p-4 text-on-act shadow-menu sm:left-auto sm:w-96"
    >
      <div className="grow">
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
      <button type="button" onClick={onClose} className="min-h-11 px-2 font-semibold">
        Close
      </button>
    </div>
  );
}
