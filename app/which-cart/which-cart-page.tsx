import { data } from "react-router";
import { formatCartAnswers, readCartAnswers } from "#content/pages/cart-questions.ts";
import { requirePage } from "#content/pages/pages.ts";
import { formatAnswersText, whichCart as words } from "#content/pages/words/which-cart.ts";
import { siteContext } from "#app/context.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { readPlaceDelivery } from "#app/site/delivery/place-delivery.ts";
import { buildPageMeta } from "#app/site/metadata.ts";
import { CartQuestions } from "./cart-questions.tsx";
import { CartShortlist } from "./cart-shortlist.tsx";
import { RoadNote } from "./road-note.tsx";
import { buildShortlist } from "./which-cart-view-model.ts";
import type { Route } from "./+types/which-cart-page";

const page = requirePage("/which-cart");

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches, page);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const answers = readCartAnswers(new URL(request.url).searchParams);
  const catalogue = await context.get(siteContext).catalogue();
  if (catalogue === null) {
    return data(
      { answers, shortlist: null, isLate: true },
      { headers: { "Cache-Control": "no-store" } },
    );
  }
  const delivery = readPlaceDelivery(request.url);
  const shortlist = buildShortlist(catalogue.vehicles, answers, delivery);
  return data({ answers, shortlist, isLate: false });
}

/** Five questions in a form that asks the server; the page runs no script. */
export default function WhichCart({ loaderData }: Route.ComponentProps) {
  const { answers, shortlist, isLate } = loaderData;
  return (
    <>
      <Breadcrumbs trail={[{ href: "/", label: "Home" }]} current={page.name} />
      <div className="wrap pb-16">
        <h1 className="text-title-1">{words.title}</h1>
        <p className="mt-3 max-w-prose text-lead text-quiet">{words.text}</p>
        <CartQuestions answers={answers} />
        {isLate && <p className="mt-8 max-w-prose">{words.late}</p>}
        {shortlist && (
          <section id="carts" className="mt-12">
            {/* On paper the questions are left out, and the answers are not. */}
            <p className="print-only mb-4">{formatAnswersText(answers)}</p>
            <CartShortlist shortlist={shortlist} answersQuery={formatCartAnswers(answers)} />
            <RoadNote where={answers.where} />
          </section>
        )}
      </div>
    </>
  );
}
