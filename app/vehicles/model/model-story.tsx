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
    <div className="wrap grid gap-8 py-12 sm:py-16 lg:grid-cols-3 lg:gap-12">
      {parts.map(({ title, text }) => (
        <section key={title}>
          <h2 className="text-title-3">{title}</h2>
          <p className="mt-2">{text}</p>
        </section>
      ))}
    </div>
  );
}
