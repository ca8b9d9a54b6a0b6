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
import { PageFrame } from "#office/site/page-frame.tsx";
import type { OfficeContext } from "#server/office/office-services.ts";
import { CartForm } from "./cart-form.tsx";
import { createEmptyCart, toCartFormValues } from "./cart-form-values.ts";
import { ChangePreview } from "./change-preview.tsx";
import { addCart } from "./edit-cart.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const source = await findSource(context.get(officeContext), request);
  if (source === null) return { values: createEmptyCart(), sourceName: null };
  const values = { ...toCartFormValues(source), id: "", name: `${source.name} copy` };
  return { values, sourceName: source.name };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const form = await office.readForm(request);
  const outcome = await addCart(office, await findSource(office, request), form);
  if (outcome.kind === "done") throw redirect(`/carts/${outcome.id}?published`);
  return outcome;
}

function findSource({ carts }: Pick<OfficeContext, "carts">, request: Request) {
  return carts.find(new URL(request.url).searchParams.get("copy") ?? "");
}

export default function NewCartPage() {
  const { values, sourceName } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  if (result?.kind === "preview") {
    return (
      <PageFrame title="Preview: new cart">
        <ChangePreview proposal={result.proposal} formToken={formToken} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={sourceName === null ? "Add a cart" : `Copy of ${sourceName}`}>
      <Alert text={result?.text} />
      <div className="max-w-4xl">
        <CartForm
          values={result?.values ?? values}
          problems={result?.problems ?? {}}
          seen=""
          formToken={formToken}
        />
      </div>
    </PageFrame>
  );
}
