/** Searches the inventory, with a form that needs no script. */
export function CartSearch({ label, button }: { label: string; button: string }) {
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
            className="h-11 w-full rounded-field border border-field bg-page px-3 text-text"
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
