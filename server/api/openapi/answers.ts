/** An answer of the document, as JSON of a schema. */
export function answer(description: string, schema: object) {
  return { description, content: { "application/json": { schema } } };
}

/** A header of an answer. */
export function header(description: string, schema: object) {
  return { description, schema };
}
