import type { ComponentType, ReactNode } from "react";
import { createContext, use } from "./constant-context.ts";

/** The island that the framework itself has made; null where a component is one by "use client". */
export const PreparedIsland = createContext<ReactNode>(null);

/** Stands for `app/island.tsx`: which component is hydrated, and by what, the framework knows. */
export function Island<Props extends object>({
  of: Component,
  props,
}: {
  name: string;
  of: ComponentType<Props>;
  props: Props;
}) {
  return <div>{use(PreparedIsland) ?? <Component {...props} />}</div>;
}
