import { accessSync, constants, createReadStream } from 'node:fs';
import { readConfig } from '../../../server/base/config.ts';
import { openSecrets } from '../../../server/base/sealing/secrets.ts';
import type { Database } from '../../../server/db/database.ts';
import { namedPlaces, type Finding } from '../../../server/ledger/find-broken.ts';
import {
  compareWithAnchors,
  anchorOf,
  type Anchor,
} from '../../../server/services/audit/anchors.ts';
import { blockSigner } from '../../../server/services/audit/block-signatures.ts';
import { findHead, hasChain } from '../../../server/services/audit/blocks-store.ts';
import {
  type TrailVerdict,
  verifyRecentTrail,
  verifyTrail,
} from '../../../server/services/audit/verify-trail.ts';
import { UsageError } from '../usage-error.ts';
import { describeFinding } from './prove-books.ts';
import { stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';

interface Outside {
  /** The log of the bank's servers, from elsewhere. */
  anchorFile: string | undefined;
  /** This bank is of an earlier moment: later blocks are missing, and that is no finding. */
  isEarlier?: boolean;
  /** Since the last proven block alone. */
  isRecent?: boolean;
}

/** Proves the trail, and prints what was found. @returns how many promises are broken. */
export async function proveTrail(
  database: Database,
  { anchorFile, isEarlier = false, isRecent = false }: Outside,
): Promise<number> {
  const outside =
    anchorFile === undefined ? [] : await compareWithFile(database, anchorFile, isEarlier);
  if (!(await hasChain(database))) {
    console.log(
      [
        'The trail has no blocks yet: the first start of a server of this version begins them.',
        ...outside.flatMap(describeFinding),
      ].join('\n'),
    );
    return outside.length;
  }
  const { keyFile } = readConfig(process.env);
  const signer = mayRead(keyFile) ? blockSigner(openSecrets(keyFile, false)) : undefined;
  const verify = isRecent ? verifyRecentTrail : verifyTrail;
  const verdict = await verify(database, { signer, now: Temporal.Now.instant() });
  const findings = [...verdict.findings, ...outside];
  console.log(describeTrail({ ...verdict, findings }));
  if (!signer)
    console.log(
      `The key file ${keyFile} cannot be read here, so who made its blocks was not proven.`,
    );
  if (anchorFile === undefined)
    console.log(
      'Whether its end was cut off is proven with --anchor FILE alone, the log of the bank from ' +
        'elsewhere.',
    );
  return findings.length;
}

/** The user that rehearses a restore may lack the right to read the keys. @param file of the keys */
export function mayRead(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

async function compareWithFile(
  database: Database,
  anchorFile: string,
  isEarlier: boolean,
): Promise<Finding[]> {
  let known = 0;
  const { number: end } = await findHead(database);
  const later = new Set<number>();
  const places = new Map<number, string>();
  for await (const anchors of readAnchors(anchorFile)) {
    for (const [block, place] of await compareWithAnchors(database, anchors))
      if (isEarlier && block > Number(end)) later.add(block);
      else places.set(block, place);
    known += anchors.length;
  }
  if (known === 0)
    throw new UsageError(
      `${anchorFile} holds no line that tells of a block of the trail. Give it the log of the ` +
        "bank's servers.",
    );
  if (isEarlier)
    console.log(
      `The trail ends at block ${end}; the anchors know ${later.size} later ones, which are of ` +
        'the time that this bank does not have.',
    );
  if (places.size === 0) return [];
  const promise = 'every block that the anchors know is there, and the same';
  return [{ promise, count: places.size, places: [...places.values()].slice(0, namedPlaces) }];
}

function describeTrail({ blocks, events, waiting, upTo, head, findings }: TrailVerdict): string {
  const end = upTo && head ? `, up to ${upTo.toString()} and ${head.toString('hex')}` : '';
  const counted = `${events} events in ${blocks} blocks${end}; ${waiting} wait for the next block`;
  if (findings.length === 0) return `The trail is unchanged: ${counted}.`;
  return [
    `THE TRAIL IS NOT RIGHT (${counted}). Keep this output, and a copy of everything.`,
    ...findings.flatMap(describeFinding),
  ].join('\n');
}

const anchorsAtOnce = 10_000;

/**
 * The blocks of the trail that the log of a bank tells of, some at a time, in the order of the
 * file; all other lines are passed over.
 */
async function* readAnchors(file: string): AsyncGenerator<Anchor[]> {
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
