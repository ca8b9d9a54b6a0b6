import { storyTitles } from "#content/pages/words/model.ts";
import type { Model } from "#domain/catalogue/model.ts";

/** What the model is good for, who it suits, and what to check: our own words. */
export function ModelStory({ model }: { model: Pick<Model, "goodFor" | "suits" | "check"> }) {
  const parts = [
    { title: storyTitles.goodFor, text: model.goodFor },
    { title: storyTitles.suits, text: model.suits },
    { title: storyTitles.check, text: model.check },
  ];
  return (
    <div className="bg-tinted">
      <div className="wrap grid gap-x-12 gap-y-3 py-6 sm:py-12 lg:grid-cols-3">
        {parts.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-title-3">{title}</h2>
            <p className="mt-1 max-sm:text-small">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
