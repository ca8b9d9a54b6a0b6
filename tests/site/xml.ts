import { SaxesParser } from "saxes";

/** An element of a document whose texts are all that is asked for. */
export interface Element {
  name: string;
  text: string;
  children: Element[];
}

/** Reads XML strictly. Throws where it is not well formed or a namespace is not declared. */
export function readXml(xml: string): Element {
  const root: Element = { name: "", text: "", children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", ({ name }) => {
    const element: Element = { name, text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root;
}

/** Every element of this name, however deep. */
export function findElements(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findElements(child, name),
  ]);
}
