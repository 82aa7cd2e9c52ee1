import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);

/**
 * Writes `.br` and `.gz` next to every text file of a folder, so that the server compresses nothing
 * while it answers.
 */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!worthIt.has(extname(name)) || !(await stat(path)).isFile()) continue;
    const content = await readFile(path);
    await writeFile(
      `${path}.br`,
      await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
    );
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
