import { data } from "react-router";
import { requirePage } from "#content/pages/pages.ts";
import { storageForm, storageHero, storageIntro } from "#content/pages/words/storage-estimate.ts";
import { siteContext } from "#app/context.ts";
import {
  buildEstimateMeta,
  EstimateErrors,
  EstimateIntro,
  EstimatePage,
} from "#app/site/estimate/estimate-page.tsx";
import { readStoragePage, type StoragePageData } from "./storage-estimate-view-model.ts";
import { StorageForm } from "./storage-form.tsx";
import { StorageResult } from "./storage-result.tsx";
import type { Route } from "./+types/storage-estimate-page";

const page = requirePage("/storage-estimate");
const services = requirePage("/services");

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  return buildEstimateMeta(matches, page, location.search, loaderData?.errors);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function loader({ context, request }: Route.LoaderArgs) {
  const { now } = context.get(siteContext);
  const read = readStoragePage(new URL(request.url).searchParams, now());
  return read.isOfToday ? data(read, { headers: { "Cache-Control": "no-store" } }) : data(read);
}

export default function StorageEstimate({ loaderData }: Route.ComponentProps) {
  const { inputs, errors, estimate } = loaderData;
  return (
    <EstimatePage
      page={page}
      parent={services}
      hero={storageHero}
      form={<StorageForm inputs={inputs} errors={errors} />}
      changeTitle={estimate && storageForm.changeTitle}
      isAnswered={estimate !== null || Object.keys(errors).length > 0}
    >
      <Answer {...loaderData} />
    </EstimatePage>
  );
}

/** What the form that was sent leads to, or how a price is made. */
function Answer({ errors, estimate }: StoragePageData) {
  if (Object.keys(errors).length > 0) {
    return <EstimateErrors id="estimate" title={storageForm.errorTitle} errors={errors} />;
  }
  return estimate ? <StorageResult estimate={estimate} /> : <EstimateIntro {...storageIntro} />;
}
