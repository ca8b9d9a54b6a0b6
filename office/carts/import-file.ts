import { vehiclePath } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import type { OfficeContext } from "#server/office/office-services.ts";
import type { CatalogueChanges, ImportMode } from "#server/inventory/catalogue-changes.ts";
import { listChangedFields, toVehicleFields } from "#domain/catalogue/vehicle-fields.ts";
import type { VehicleFile } from "#server/inventory/vehicle-file.ts";
import { type ChangeLine, listChangeLines } from "./cart-texts.ts";
import { listShownOn, type ShownOn } from "./shown-on.ts";

/** What an import or its undoing will do, before it is done. */
export interface ImportPlan {
  /** The text of the file; null when a change is undone. */
  file: { text: string; name: string; isReplacing: boolean } | null;
  /** The change that is undone; null for a file. */
  undone: number | null;
  revision: number;
  counts: { added: number; changed: number; removed: number; unchanged: number };
  /** The first ones; a list of thousands cannot be read. */
  carts: { id: string; name: string; what: string; lines: ChangeLine[] }[];
  isReordered: boolean;
  /** Where visitors will see it. */
  shownOn: ShownOn[];
  /** Somebody else changed carts since the preview, so that it was made anew. */
  isMadeAnew: boolean;
}

type Problems = (VehicleFile & { ok: false })["problems"];

/** What came of a form of the import page. */
export type Importing =
  | { kind: "done" }
  | { kind: "plan"; plan: ImportPlan }
  | { kind: "problems"; fileName: string; problems: Problems; count: number }
  | { kind: "refused"; text: string };

type Office = Pick<OfficeContext, "carts" | "session">;

const cartsShownMax = 100;
const problemsShownMax = 200;

/** Does what the pressed button says. */
export async function importCarts(office: Office, form: FormData): Promise<Importing> {
  const intent = form.get("intent");
  if (intent === "check-undo" || intent === "undo") return undoImport(office, form, intent);
  const file = await readUpload(form);
  if ("problem" in file) return { kind: "refused", text: file.problem };
  const { carts, session } = office;
  const parsed = await carts.readFile(file.text, file.name);
  if (!parsed.ok) {
    const { problems } = parsed;
    const shown = problems.slice(0, problemsShownMax);
    return { kind: "problems", fileName: file.name, problems: shown, count: problems.length };
  }
  const mode: ImportMode = file.isReplacing ? "replace" : "update";
  if (intent === "import" && session !== null) {
    const source = `import ${file.name}${file.isReplacing ? " --replace" : ""}`;
    const change = {
      source,
      memberName: session.member.name,
      revision: readNumber(form, "revision"),
    };
    const outcome = await carts.importVehicles(parsed.vehicles, mode, change);
    if (outcome === "done") return { kind: "done" };
  }
  const { revision, changes } = await carts.plan(parsed.vehicles, mode);
  const summary = summarize(changes, await carts.list());
  const isMadeAnew = intent === "import";
  return { kind: "plan", plan: { file, undone: null, revision, isMadeAnew, ...summary } };
}

async function undoImport(
  { carts, session }: Office,
  form: FormData,
  intent: "check-undo" | "undo",
): Promise<Importing> {
  const undone = readNumber(form, "undone");
  const vehicles = await carts.findVehiclesBefore(undone);
  if (vehicles === null) return { kind: "refused", text: "This upload is too old to undo." };
  if (intent === "undo" && session !== null) {
    const change = {
      source: `undo ${undone}`,
      memberName: session.member.name,
      revision: readNumber(form, "revision"),
    };
    const outcome = await carts.importVehicles(vehicles, "restore", change);
    if (outcome === "done") return { kind: "done" };
  }
  const { revision, changes } = await carts.plan(vehicles, "restore");
  const summary = summarize(changes, await carts.list());
  const isMadeAnew = intent === "undo";
  return { kind: "plan", plan: { file: null, undone, revision, isMadeAnew, ...summary } };
}

type Upload = NonNullable<ImportPlan["file"]>;

/** The file, or its text from the form of the plan, which a browser cannot send as a file again. */
async function readUpload(form: FormData): Promise<Upload | { problem: string }> {
  const isReplacing = form.get("isReplacing") === "on";
  const text = form.get("text");
  const fileName = form.get("fileName");
  if (typeof text === "string" && typeof fileName === "string") {
    return { text, name: fileName, isReplacing };
  }
  const file = form.get("file");
  if (!(file instanceof File) || file.size === 0) return { problem: "Choose a file first." };
  // Only shown and stored; no file is opened by it.
  const name = file.name.replaceAll(/[^\w. -]/g, "_").slice(-100);
  try {
    const bytes = await file.arrayBuffer();
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), name, isReplacing };
  } catch {
    return { problem: "This is not text in UTF-8. In the spreadsheet, save it as “CSV UTF-8”." };
  }
}

function summarize(
  changes: CatalogueChanges,
  vehicles: readonly Vehicle[],
): Pick<ImportPlan, "counts" | "carts" | "isReordered" | "shownOn"> {
  const { added, changed, removed, unchangedCount, isReordered } = changes;
  const carts = [
    ...removed.map(({ id, name }) => ({ id, name, what: "removed", lines: [] })),
    ...changed.map(({ before, after }) => {
      const [was, is] = [toVehicleFields(before), toVehicleFields(after)];
      const names = listChangedFields(was, is);
      const pick = (from: typeof was) =>
        Object.fromEntries(names.map((name) => [name, from[name]]));
      const lines = listChangeLines(pick(was), pick(is));
      return { id: after.id, name: after.name, what: "changed", lines };
    }),
    ...added.map(({ id, name }) => ({ id, name, what: "added", lines: [] })),
  ];
  return {
    counts: {
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      unchanged: unchangedCount,
    },
    carts: carts.slice(0, cartsShownMax),
    isReordered,
    shownOn: listPages(changes, vehicles),
  };
}

/** The pages of the first changes, each page once; the carts' own pages are named together. */
function listPages(
  { added, changed, removed }: CatalogueChanges,
  vehicles: readonly Vehicle[],
): ShownOn[] {
  const edits = [
    ...removed.map((before) => ({ before, after: { ...before, isHidden: true }, place: null })),
    ...changed.map(({ before, after }) => ({ before, after, place: null })),
    ...added.map((after) => ({ before: null, after, place: null })),
  ];
  const pages = edits
    .slice(0, cartsShownMax)
    .flatMap((edit) =>
      listShownOn(edit, vehicles).filter(({ path }) => path !== vehiclePath(edit.after)),
    );
  const own = edits.length === 0 ? [] : [{ path: null, text: "The pages of these carts" }];
  return [
    ...new Map([...own, ...pages].map((page) => [`${page.path} ${page.text}`, page])).values(),
  ];
}

function readNumber(form: FormData, name: string): number {
  const value = Number(form.get(name));
  return Number.isSafeInteger(value) ? value : -1;
}
