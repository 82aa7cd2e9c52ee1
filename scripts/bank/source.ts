import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join, relative } from 'node:path';
import { UsageError } from './usage-error.ts';

const usage =
  'Name places of the built scripts, as an error of a browser does: ' +
  'npm run bank -- source assets/app-Bx3k.js:1:20417';

/**
 * Prints the line of our sources that each place of a built script comes from. Lines and columns
 * count from 1, as browsers count them. Only the build that the browser had can say it.
 */
export async function run(places: string[], folder = join('dist', 'web')): Promise<void> {
  if (places.length === 0) throw new UsageError(usage);
  for (const place of places) console.log(`${place}  ${sourceOf(place, folder)}`);
}

function sourceOf(place: string, folder: string): string {
  const [, script, line, column] = /^(.+\.js)(?:\?[^:]*)?:(\d+):(\d+)$/.exec(place) ?? [];
  if (script === undefined) throw new UsageError(`${place} is no place of a script. ${usage}`);
  const map = join(folder, 'source-maps', `${basename(script)}.map`);
  if (!existsSync(map))
    throw new UsageError(
      `${map} is missing: this is not the build that the browser had. Check out its version and ` +
        'run npm start or npm run demo once.',
    );
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
  const origin = new SourceMap(payload).findOrigin(Number(line), Number(column));
  if (!('fileName' in origin)) return 'of the bundler, not of our sources';
  const source = relative('.', join(folder, 'assets', origin.fileName));
  return `${source}:${origin.lineNumber}:${origin.columnNumber} ${origin.name ?? ''}`.trimEnd();
}
