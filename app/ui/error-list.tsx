interface ErrorListProps {
  title: string;
  /** The id of the list, for the fragment of the form that leads here. */
  id: string;
  errors: readonly { name: string; message: string }[];
}

/** What is wrong with a form that the server answered; each entry leads to its field. */
export function ErrorList({ title, id, errors }: ErrorListProps) {
  return (
    <div id={id} role="alert" className="rounded-card border-2 border-act p-5">
      <h2 className="text-title-3">{title}</h2>
      <ul className="mt-2 stack-1">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} className="inline-block py-0.5 font-semibold text-act">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
