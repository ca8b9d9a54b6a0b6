/** What imports what: files, or rooms; `tests/tidy.test.ts` finds the circles of this repository. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Groups of nodes that reach each other (the strongly connected components of more than one node,
 * by Tarjan's algorithm), each in alphabetical order. None: the graph has no circle.
 */
export function findCircles(graph: Graph): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): number {
    const number = numbers.size;
    numbers.set(node, number);
    lowest.set(node, number);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = numbers.has(next)
        ? path.includes(next)
          ? numbers.get(next)
          : undefined
        : visit(next);
      lowest.set(node, Math.min(lowest.get(node) ?? number, reached ?? number));
    }
    if (lowest.get(node) === number) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return lowest.get(node) ?? number;
  }

  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return circles;
}
