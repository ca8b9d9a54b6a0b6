import { storyTitles } from "#content/pages/words/model.ts";
import { Unfolding } from "#app/ui/unfolding.tsx";
import type { Model } from "#domain/catalogue/model.ts";

/** What the model is good for, who it suits, and what to check: our own words. */
export function ModelStory({ model }: { model: Pick<Model, "goodFor" | "suits" | "check"> }) {
  const parts = [
    { title: storyTitles.goodFor, text: model.goodFor },
    { title: storyTitles.suits, text: model.suits },
    { title: storyTitles.check, text: model.check },
  ];
  return (
    <div className="bg-raised">
      <div className="wrap grid gap-x-12 py-4 sm:gap-y-5 sm:py-12 lg:grid-cols-3 [&>:first-child]:border-t-0 [&_h2]:text-title-3">
        {parts.map(({ title, text }) => (
          <Unfolding key={title} title={title}>
            <p className="[font-size:1rem]">{text}</p>
          </Unfolding>
        ))}
      </div>
    </div>
  );
}
