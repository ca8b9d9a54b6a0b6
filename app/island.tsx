import type { ComponentType } from "react";
import { useRouteLoaderData } from "react-router";

interface RootData {
  clientEntry: string;
}

/**
 * Renders a component on the server inside a host element that carries its props, and asks for
 * the client entry, which hydrates it alone. Ids inside must be written out: `useId` counts from
 * the root of a tree, and the browser's tree begins at the host.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
}: {
  /** The file is `{name}.island.tsx` in its feature; the component is that name in PascalCase. */
  name: string;
  of: ComponentType<Props>;
  props: Props;
}) {
  const { clientEntry } = useRouteLoaderData("root") as RootData;
  return (
    <>
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
      <script type="module" async fetchPriority="low" src={clientEntry} />
    </>
  );
}
