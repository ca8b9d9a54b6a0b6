interface BillProps {
  caption: string;
  lines: readonly { label: string; note?: string | undefined; amount: string }[];
  total: { label: string; amount: string };
}

/** What something costs, line by line, with its sum. */
export function Bill({ caption, lines, total }: BillProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {lines.map(({ label, note, amount }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              {label}
              {note && <span className="block text-small text-quiet">{note}</span>}
            </th>
            <td className="py-2.5 text-right align-top whitespace-nowrap tabular-figures">
              {amount}
            </td>
          </tr>
        ))}
        <tr className="border-t-2 border-text">
          <th scope="row" className="py-3 pr-4 align-baseline font-semibold">
            {total.label}
          </th>
          <td className="price-figures py-3 text-right text-title-3">{total.amount}</td>
        </tr>
      </tbody>
    </table>
  );
}
