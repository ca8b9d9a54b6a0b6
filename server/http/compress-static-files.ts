import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { findStaticFiles, isCompressible } from "./static-files.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each file of a folder that gets smaller by it, so that the
 * server only has to read them. The best quality takes a second for the largest script.
 */
export async function compressStaticFiles(directory: string): Promise<void> {
  const files = await findStaticFiles(directory);
  const compressible = Array.from(files).filter(([path]) => isCompressible(path));
  await Promise.all(compressible.map(([, file]) => compressFile(file)));
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await Promise.all([
    compressBrotli(body, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    compressGzip(body, { level: constants.Z_BEST_COMPRESSION }).then((compressed) =>
      writeFile(`${file}.gz`, compressed),
    ),
  ]);
}

if (import.meta.main) {
  // `npm run build` compresses the whole build, `npm run dev` only what it has drawn.
  await compressStaticFiles(process.argv[2] ?? "build/client");
}
