import type { ReactNode } from "react";

/**
 * React's contexts do not exist in server components, and a context does not reach from one root of
 * Astro's to another. What our pages provide by a context is the same on these three, so that a
 * constant does.
 */
interface ConstantContext<Value> {
  (props: { value: Value; children: ReactNode }): ReactNode;
  current: Value;
}

export function createContext<Value>(initial: Value): ConstantContext<Value> {
  const provider = ({ children }: { children: ReactNode }) => children;
  return Object.assign(provider, { current: initial });
}

export function use<Value>(context: ConstantContext<Value>): Value {
  return context.current;
}

export function provide<Value>(context: unknown, value: Value): void {
  (context as ConstantContext<Value>).current = value;
}
