interface CartSearchProps {
  label: string;
  /** In the empty field. */
  placeholder: string;
  button: string;
}

/** Searches the inventory, with a form that needs no script. */
export function CartSearch({ label, placeholder, button }: CartSearchProps) {
  return (
    <search>
      <form action="/inventory" className="flex flex-wrap items-end gap-3">
        <label className="grow basis-40">
          <span className="mb-1 block text-small font-semibold">{label}</span>
          <input
            name="search"
            type="search"
            required
            maxLength={100}
            placeholder={placeholder}
            className="control"
          />
        </label>
        <button
          type="submit"
          className="h-11 rounded-pill border border-transparent bg-brand px-6 font-semibold text-page"
        >
          {button}
        </button>
      </form>
    </search>
  );
}
