import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useRouteLoaderData,
} from "react-router";
import { officeContext } from "#office/context.ts";
import { Alert } from "#office/site/alert.tsx";
import type { loader as rootLoader } from "#office/root.tsx";
import { Button } from "#office/site/button.tsx";
import { FormToken } from "#office/site/form-token.tsx";
import { NothingFound } from "#office/site/nothing-found.tsx";
import { PageFrame } from "#office/site/page-frame.tsx";
import { Pager } from "#office/site/pager.tsx";
import { SelectInput, TextInput } from "#office/site/text-input.tsx";
import { formatCount } from "#office/site/texts.ts";
import { cartsPerPage, findCarts, formatCartQuery, parseCartQuery } from "./cart-query.ts";
import { CartTable } from "./cart-table.tsx";
import { ChangePreview, MeanwhileNote } from "./change-preview.tsx";
import { editRows } from "./edit-rows.ts";
import { PublishedNote } from "./published-note.tsx";

const showOptions = [
  { value: "", label: "All" },
  { value: "in-stock", label: "In stock" },
  { value: "out-of-stock", label: "Out of stock" },
  { value: "new", label: "New" },
  { value: "hidden", label: "Hidden" },
  { value: "no-photo", label: "Without a photo" },
  { value: "road-unknown", label: "Street-legal not confirmed" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams;
  const query = parseCartQuery(parameters);
  const vehicles = await context.get(officeContext).carts.list();
  return { query, ...findCarts(vehicles, query), isPublished: parameters.has("published") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const office = context.get(officeContext);
  const outcome = await editRows(office, await office.readForm(request));
  if (outcome.kind !== "done") return outcome;
  const query = formatCartQuery(parseCartQuery(new URL(request.url).searchParams));
  throw redirect(`/carts${query}${query === "" ? "?" : "&"}published`);
}

export default function CartsPage() {
  const { query, carts, total, isPublished } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const formToken = useRouteLoaderData<typeof rootLoader>("root")?.formToken ?? "";
  if (result?.kind === "preview") {
    return (
      <PageFrame title="Preview">
        <ChangePreview proposal={result.proposal} formToken={formToken} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Carts">
      {isPublished && result === undefined && <PublishedNote publicUrl={null} />}
      <p className="mb-5 flex flex-wrap gap-x-6">
        {[
          { href: "/carts/new", text: "Add a cart" },
          { href: "/carts/export.csv", text: "Download as a spreadsheet (CSV)" },
          { href: "/carts/import", text: "Upload a spreadsheet" },
        ].map(({ href, text }) => (
          <a key={href} href={href} className="inline-flex min-h-11 items-center text-brand">
            {text}
          </a>
        ))}
      </p>
      <Form method="get" className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_auto]">
        <TextInput
          id="search"
          name="search"
          type="search"
          label="Name, brand or series"
          value={query.search}
        />
        <SelectInput id="show" name="show" label="Show" value={query.show} options={showOptions} />
        <Button>Show</Button>
      </Form>
      {total === 0 ? (
        <NothingFound text="No carts match." href="/carts" all="See all carts" />
      ) : (
        <p className="mt-6">{formatCount(total, "cart", "carts")}</p>
      )}
      <Alert text={result?.text} />
      <div className="mt-3">
        <MeanwhileNote meanwhile={result?.meanwhile ?? []} />
      </div>
      {carts.length > 0 && (
        <form method="post" className="stack-4">
          <FormToken value={formToken} />
          <CartTable carts={carts} typed={result?.typed ?? {}} problems={result?.problems ?? {}} />
          <p className="sticky bottom-0 border-t border-line bg-page py-3">
            <Button intent="preview" look="act">
              Preview the changes
            </Button>
          </p>
        </form>
      )}
      <Pager
        page={query.page}
        pageCount={Math.ceil(total / cartsPerPage)}
        toHref={(page) => `/carts${formatCartQuery({ ...query, page })}`}
        texts={{ before: "Previous", after: "Next" }}
      />
    </PageFrame>
  );
}
