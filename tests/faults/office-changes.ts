import sharp from "sharp";
import { toPhotographPath } from "#domain/catalogue/vehicle-pictures.ts";
import type { Database } from "#server/db/schema.ts";
import { createQuestionStore } from "#server/facts/question-store.ts";
import { createInquiryAdmin } from "#server/inquiries/inquiry-admin.ts";
import { createInquiryWork } from "#server/inquiries/inquiry-work.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { type CartServices, createCartServices } from "#server/office/cart-services.ts";
import { createStaff } from "#server/staff/staff.ts";
import { storeInquiry } from "#tests/fixtures/inquiries.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";

/** What the seeded database holds under fixed ids. */
const fixture = {
  cartId: "denago-ev-city",
  /** The cart has them before a picture of another site. */
  photographs: ["a", "b"].map((letter) => toPhotographPath(letter.repeat(32))),
  questionId: "showroom-address",
  member: { id: "01a1faa1-0000-7000-8000-000000000001", name: "Ann" },
};

/** One thing that staff do in the office. */
export interface OfficeChange {
  run: (database: Database) => Promise<unknown>;
  /** The tables that are different afterwards. */
  tables: readonly string[];
  /** It is no transaction of several: once its one statement has run, it is stored. */
  isOneStatement?: true;
}

const planned = [{ channel: "mail", heldBecause: null }] as const;
const by = { name: fixture.member.name };

/** Fills a new database with what the changes are about. */
export async function seedOffice(database: Database): Promise<void> {
  const { cartId: id, photographs, member } = fixture;
  const images = [...photographs, "https://carts.example/ev-city.avif"];
  const files = photographs.map((image) => `${/[\da-f]{32}/.exec(image)?.[0]}-480.webp`);
  const { kysely } = database;
  await kysely
    .insertInto("photograph_files")
    .values(files.map((name) => ({ name, bytes: Buffer.from("webp") })))
    .execute();
  await createInventory(database).ensureFilled([makeVehicle({ id, images })]);
  await kysely
    .insertInto("staff")
    .values({ ...member, email: "ann@dealership.example", added_at: "2026-11-22T12:00:00.000Z" })
    .execute();
  await storeInquiry(database);
}

/** The inquiry of the seeded database, the only one. */
async function findInquiryId({ kysely }: Database): Promise<string> {
  const { id } = await kysely.selectFrom("inquiries").select("id").executeTakeFirstOrThrow();
  return id;
}

function openCarts(database: Database): CartServices {
  const settings = { dataDir: "", siteUrl: "https://carts.example" };
  return createCartServices(database, createInventory(database), settings);
}

async function changeImages(
  database: Database,
  change: (images: readonly string[]) => readonly string[],
): Promise<unknown> {
  const carts = openCarts(database);
  const before = (await carts.find(fixture.cartId)) ?? makeVehicle();
  const after = { ...before, images: [...change(before.images)] };
  return carts.save([{ before, after, place: null }], { memberName: by.name, action: "changed" });
}

/** In the order in which a person does them: forgetting the inquiry comes last. */
export const officeChanges: Readonly<Record<string, OfficeChange>> = {
  "a photograph's upload": {
    run: async (database) => {
      const background = { r: 20, g: 90, b: 120 };
      const photo = sharp({ create: { width: 1000, height: 700, channels: 3, background } });
      return openCarts(database).addPhotograph(await photo.jpeg().toBuffer());
    },
    tables: ["photograph_files"],
    isOneStatement: true,
  },
  "a new order of photographs": {
    run: (database) =>
      changeImages(database, ([one = "", two = "", ...more]) => [two, one, ...more]),
    tables: ["catalogue", "staff_changes", "vehicles"],
  },
  "a photograph's removal": {
    run: (database) => changeImages(database, (images) => images.slice(1)),
    tables: ["catalogue", "staff_changes", "vehicles"],
  },
  "an import of a spreadsheet": {
    run: async (database) => {
      const carts = openCarts(database);
      const text = (await carts.exportCsv()).replaceAll("15000", "15500");
      const file = await carts.readFile(text, "carts.csv");
      if (!file.ok) throw new Error(JSON.stringify(file.problems));
      const { revision } = await carts.plan(file.vehicles, "update");
      const change = { revision, source: "carts.csv", memberName: by.name };
      return carts.importVehicles(file.vehicles, "update", change);
    },
    tables: ["catalogue", "import_history", "staff_changes", "vehicles"],
  },
  "the answer to an open question": {
    run: (database) => {
      const typed = { answer: "It is right.", confirmedBy: "Ben", confirmedOn: "2026-11-20" };
      return createQuestionStore(database).confirm(fixture.questionId, typed, by.name);
    },
    tables: ["confirmed_questions", "staff_changes"],
  },
  "a note on an inquiry": {
    run: async (database) =>
      createInquiryWork(database).addNote(await findInquiryId(database), "Called.", by),
    tables: ["inquiry_notes", "staff_changes"],
  },
  "an inquiry's new owner": {
    run: async (database) =>
      createInquiryWork(database).assign(await findInquiryId(database), fixture.member, null, by),
    tables: ["inquiry_work", "staff_changes"],
  },
  "an inquiry's answer": {
    run: async (database) =>
      createInquiryWork(database).markAnswered(await findInquiryId(database), by),
    tables: ["inquiries", "inquiry_work", "staff_changes"],
  },
  "the emails of an inquiry sent again": {
    run: async (database) =>
      createInquiryAdmin(database, { planned }).resend(await findInquiryId(database), by),
    tables: ["outbox_messages", "staff_changes"],
  },
  "a person who is added": {
    run: (database) =>
      createStaff(database).add({ name: "Ben", email: "ben@dealership.example" }, by),
    tables: ["staff", "staff_changes"],
  },
  "a person who is removed": {
    run: async (database) => {
      const ben = await createStaff(database).findByEmail("ben@dealership.example");
      return createStaff(database).remove(ben?.id ?? "", by);
    },
    tables: ["staff", "staff_changes"],
  },
  "an inquiry that is forgotten": {
    run: async (database) => createInquiryAdmin(database).forget(await findInquiryId(database), by),
    tables: ["inquiries", "inquiry_notes", "inquiry_work", "outbox_messages", "staff_changes"],
  },
};
