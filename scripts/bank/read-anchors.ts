import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { anchorOf, type Anchor } from '../../server/services/audit/anchors.ts';
import { UsageError } from './usage-error.ts';

const anchorsAtOnce = 10_000;

/**
 * The blocks of the trail that the log of a bank tells of, some at a time, in the order of the
 * file; all other lines are passed over.
 */
export async function* readAnchors(file: string): AsyncGenerator<Anchor[]> {
  if ((await stat(file)).isDirectory())
    throw new UsageError(`${file} is a folder. Name the log itself.`);
  let anchors: Anchor[] = [];
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    const anchor = anchorOf(line);
    if (anchor) anchors.push(anchor);
    if (anchors.length < anchorsAtOnce) continue;
    yield anchors;
    anchors = [];
  }
  if (anchors.length > 0) yield anchors;
}
