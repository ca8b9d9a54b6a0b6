import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { families, familyPicturePath, familyPictureSize } from "#content/vehicles/families.ts";
import type { Brand } from "#domain/catalogue/vehicle.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../public");

test("a brand's family is one picture of its carts, none cut off, from the lowest to the highest", async () => {
  for (const [brand, ids] of Object.entries(families)) {
    const file = path.join(publicFolder, familyPicturePath(brand as Brand));
    expect(statSync(file).size, brand).toBeLessThanOrEqual(80_000);
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height }, brand).toEqual(familyPictureSize);
    const isSolid = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 230;
    const rows = Array.from({ length: info.height }, (_, y) => y);
    const tops = Array.from({ length: info.width }, (_, x) => rows.findIndex((y) => isSolid(x, y)));
    expect([tops[0], tops.at(-1)], brand).toEqual([-1, -1]);
    const share = info.width / ids.length;
    const highest = ids.map((_, index) =>
      Math.min(
        ...tops
          .slice(Math.round(index * share), Math.round((index + 1) * share))
          .filter((y) => y >= 0),
      ),
    );
    expect(highest.at(0), brand).toBeGreaterThan(highest.at(-1) ?? 0);
    expect(Math.min(...highest), brand).toBeGreaterThan(0);
  }
});
