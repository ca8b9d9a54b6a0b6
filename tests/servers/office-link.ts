import { spawnSync } from "node:child_process";

/**
 * What `npm run office -- --link` prints for an office of this database: a link that signs in once.
 * @param environment further variables, such as those of a clock that the site has, too.
 */
export function printOfficeLink(
  dataDir: string,
  officeUrl: string,
  environment: Record<string, string> = {},
): string {
  const { stdout } = spawnSync(process.execPath, ["server/office.ts", "--link"], {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: dataDir,
      OFFICE_PORT: new URL(officeUrl).port,
      ...environment,
    },
    encoding: "utf8",
  });
  return /http\S+/.exec(stdout)?.[0] ?? "";
}
