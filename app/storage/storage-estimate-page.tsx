import { data } from "react-router";
import { requirePage } from "#content/pages/pages.ts";
import { business } from "#content/dealership/business.ts";
import { pageScenes } from "#content/places/page-scenes.ts";
import {
  storageClosing,
  storageForm,
  storageHero,
  storageIntro,
} from "#content/pages/words/storage-estimate.ts";
import { siteContext } from "#app/context.ts";
import {
  buildEstimateMeta,
  EstimateErrors,
  EstimateIntro,
  EstimatePage,
} from "#app/site/estimate/estimate-page.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { readPageScene, SceneSection } from "#app/site/scene-band.tsx";
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
  const { now, illustrations } = context.get(siteContext);
  const scene = readPageScene(illustrations, pageScenes.storage);
  const read = { scene, ...readStoragePage(new URL(request.url).searchParams, now()) };
  return read.isOfToday ? data(read, { headers: { "Cache-Control": "no-store" } }) : data(read);
}

export default function StorageEstimate({ loaderData }: Route.ComponentProps) {
  const { scene, inputs, errors, estimate } = loaderData;
  return (
    <EstimatePage
      page={page}
      parent={services}
      hero={storageHero}
      form={<StorageForm inputs={inputs} errors={errors} />}
      changeTitle={estimate && storageForm.changeTitle}
      isAnswered={estimate !== null || Object.keys(errors).length > 0}
      end={
        <SceneSection
          scene={scene}
          title={storageClosing.title}
          text={storageClosing.text}
          actions={
            <>
              <CallLink phone={business.phone} label={storageClosing.callLabel} isWide />
              <ButtonLink href="/policies/storage-policy">{storageClosing.policyLabel}</ButtonLink>
            </>
          }
        />
      }
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
