import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { officeContext } from "#office/context.ts";
import { Alert } from "#office/site/alert.tsx";
import type { loader as rootLoader } from "#office/root.tsx";
import { PageFrame, Panel } from "#office/site/page-frame.tsx";
import { vehiclePath } from "#content/pages/paths.ts";
import { ChangePreview } from "./change-preview.tsx";
import { editPictures, readPhotograph } from "./edit-pictures.ts";
import { ArrangeForm, DescribeForm, UploadForm } from "./picture-forms.tsx";
import { PublishedNote } from "./published-note.tsx";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { carts } = context.get(officeContext);
  const vehicle = await carts.find(params["id"] ?? "");
  if (vehicle === null) throw new Response(null, { status: 404 });
  const parameters = new URL(request.url).searchParams;
  return {
    vehicle,
    uploaded: readPhotograph(parameters),
    publicUrl: carts.siteUrl + vehiclePath(vehicle),
    isPublished: parameters.has("published"),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const form = await office.readForm(request);
  const current = await office.carts.find(params["id"] ?? "");
  if (current === null) throw new Response(null, { status: 404 });
  const outcome = await editPictures(office, current, form);
  if (outcome.kind === "done") throw redirect(outcome.path);
  return outcome;
}

export default function PicturesPage() {
  const { vehicle, uploaded, publicUrl, isPublished } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  if (result?.kind === "preview") {
    return (
      <PageFrame title={`Preview: pictures of ${vehicle.name}`}>
        <ChangePreview proposal={result.proposal} formToken={formToken} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={`Pictures of ${vehicle.name}`}>
      {isPublished && result === undefined && <PublishedNote publicUrl={publicUrl} />}
      <Alert text={result?.text} />
      <p className="mb-5">
        <a href={`/carts/${vehicle.id}`} className="inline-flex min-h-11 items-center text-brand">
          Back to {vehicle.name}
        </a>
      </p>
      <div className="stack-5">
        {uploaded !== null && (
          <Panel title="Your new photo">
            <DescribeForm vehicle={vehicle} image={uploaded} formToken={formToken} />
          </Panel>
        )}
        <Panel title="Add a photo">
          <UploadForm problem={result?.uploadProblem ?? undefined} formToken={formToken} />
        </Panel>
        {vehicle.images.length > 0 && (
          <Panel title="Pictures now">
            <ArrangeForm vehicle={vehicle} formToken={formToken} />
          </Panel>
        )}
      </div>
    </PageFrame>
  );
}
