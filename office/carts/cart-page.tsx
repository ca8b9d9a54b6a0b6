import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { vehiclePath } from "#content/pages/paths.ts";
import { officeContext } from "#office/context.ts";
import { Alert } from "#office/site/alert.tsx";
import type { loader as rootLoader } from "#office/root.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { CartForm } from "./cart-form.tsx";
import { toCartFormValues } from "./cart-form-values.ts";
import { CartHistory } from "./cart-history.tsx";
import { CartThumbnails } from "./cart-thumbnails.tsx";
import { listChangeLines } from "./cart-texts.ts";
import { ChangePreview, MeanwhileNote } from "./change-preview.tsx";
import { editCart } from "./edit-cart.ts";
import { PublishedNote } from "./published-note.tsx";
import type { ChangedFields } from "#server/inventory/vehicle-editor.ts";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { carts } = context.get(officeContext);
  const vehicle = await carts.find(params["id"] ?? "");
  if (vehicle === null) throw new Response(null, { status: 404 });
  const changes = await carts.listChanges(vehicle.id);
  return {
    vehicle,
    publicUrl: carts.siteUrl + vehiclePath(vehicle),
    isPublished: new URL(request.url).searchParams.has("published"),
    history: changes.map(({ before, after, ...change }) => ({
      ...change,
      // Only the editor of vehicles writes changes of these subjects.
      lines: listChangeLines(before as ChangedFields | null, after as ChangedFields | null),
    })),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const form = await office.readForm(request);
  const current = await office.carts.find(params["id"] ?? "");
  if (current === null) throw new Response(null, { status: 404 });
  const outcome = await editCart(office, current, form);
  if (outcome.kind === "done") throw redirect(`/carts/${outcome.id}?published`);
  return outcome;
}

export default function CartPage() {
  const { vehicle, publicUrl, isPublished, history } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  if (result?.kind === "preview") {
    return (
      <PageFrame title={`Preview: ${vehicle.name}`}>
        <ChangePreview proposal={result.proposal} formToken={formToken} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={vehicle.name}>
      {isPublished && result === undefined && <PublishedNote publicUrl={publicUrl} />}
      <Alert text={result?.text} />
      <MeanwhileNote meanwhile={result?.meanwhile ?? []} />
      <p className="mb-5 flex flex-wrap gap-x-6">
        <a href="/carts" className="inline-flex min-h-11 items-center text-brand">
          All carts
        </a>
        <a href={publicUrl} className="inline-flex min-h-11 items-center text-brand">
          {vehicle.isHidden === true ? "Its page (hidden now)" : "See it on the site"}
        </a>
        <a
          href={`/carts/new?copy=${vehicle.id}`}
          className="inline-flex min-h-11 items-center text-brand"
        >
          Copy this cart
        </a>
      </p>
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <CartForm
          values={result?.values ?? toCartFormValues(vehicle)}
          problems={result?.problems ?? {}}
          seen={result?.seen ?? JSON.stringify(vehicle)}
          formToken={formToken}
        />
        <div className="stack-5">
          <Panel title="Pictures">
            <CartThumbnails vehicle={vehicle} />
            <p className="mt-3">
              <a
                href={`/carts/${vehicle.id}/pictures`}
                className="inline-flex min-h-11 items-center text-brand"
              >
                Add or change pictures
              </a>
            </p>
          </Panel>
          <CartHistory items={history} formToken={formToken} />
        </div>
      </div>
    </PageFrame>
  );
}
