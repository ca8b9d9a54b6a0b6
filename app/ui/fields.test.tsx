import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SelectField, TextAreaField, TextField } from "./fields.tsx";

const field = { id: "topic", name: "topic", label: "Topic", value: "a", onChange: () => undefined };
const options = [{ value: "a", label: "A" }];
const error = "Please choose a topic";

test.each([
  ["line", (props: { error?: string }) => <TextField {...field} {...props} />],
  ["text", (props: { error?: string }) => <TextAreaField {...field} {...props} />],
  [
    "choice",
    (props: { error?: string }) => <SelectField {...field} options={options} {...props} />,
  ],
])("a %s that is wrong says so to a screen reader, and names the reason", (_, render) => {
  const [control = ""] =
    /<(?:input|textarea|select)[^>]*>/.exec(renderToStaticMarkup(render({ error }))) ?? [];
  expect(control).toContain('aria-invalid="true"');
  expect(control).toContain('aria-describedby="topic-error"');
  expect(renderToStaticMarkup(render({ error }))).toMatch(
    /<p id="topic-error"[^>]*>Please choose a topic<\/p>/,
  );
  expect(renderToStaticMarkup(render({}))).not.toMatch(/aria-invalid=|aria-describedby=/);
});
