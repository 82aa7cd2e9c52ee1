import { existsSync } from 'node:fs';
import { compareWithAnchors } from '../../server/services/audit/anchors.ts';
import { hasChain } from '../../server/services/audit/blocks-store.ts';
import { blockSigner } from '../../server/services/audit/block-signatures.ts';
import { verifyTrail, type TrailVerdict } from '../../server/services/audit/verify-trail.ts';
import { readConfig } from '../../server/base/config.ts';
import type { Database } from '../../server/db/database.ts';
import { namedPlaces, type Finding } from '../../server/ledger/find-broken.ts';
import { verifyBooks, type Verdict } from '../../server/ledger/verify.ts';
import { openSecrets } from '../../server/base/sealing/secrets.ts';
import { openBankDatabase } from './open-bank-database.ts';
import { readAnchors } from './read-anchors.ts';
import { UsageError } from './usage-error.ts';

/**
 * Proves the books and the trail of the bank the environment names, and names every broken place.
 * An embedded bank must be stopped for it; PostgreSQL may go on.
 */
export async function run(args: string[]): Promise<void> {
  const [option, anchorFile] = args;
  if (args.length !== 0 && (option !== '--anchor' || args.length !== 2))
    throw new UsageError('Usage: npm run bank -- verify [--anchor FILE]');
  const database = await openBankDatabase();
  try {
    const verdict = await verifyBooks(database);
    console.log(describeBooks(verdict));
    const trail = await proveTrail(database, anchorFile);
    if (verdict.findings.length + verdict.dayFindings.length + trail > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

/** @returns how many promises of the trail are broken. */
async function proveTrail(database: Database, anchorFile: string | undefined): Promise<number> {
  const outside = anchorFile === undefined ? [] : await compareWithFile(database, anchorFile);
  if (!(await hasChain(database))) {
    console.log(
      [
        'The trail has no blocks yet: the first start of a server of this version begins them.',
        ...outside.flatMap(describe),
      ].join('\n'),
    );
    return outside.length;
  }
  const { keyFile } = readConfig(process.env);
  const signer = existsSync(keyFile) ? blockSigner(openSecrets(keyFile, false)) : undefined;
  const verdict = await verifyTrail(database, { signer, now: Temporal.Now.instant() });
  const findings = [...verdict.findings, ...outside];
  console.log(describeTrail({ ...verdict, findings }));
  if (!signer)
    console.log(`The key file ${keyFile} is not here, so who made its blocks was not proven.`);
  if (anchorFile === undefined)
    console.log(
      'Whether its end was cut off is proven with --anchor FILE alone, the log of the bank from ' +
        'elsewhere.',
    );
  return findings.length;
}

async function compareWithFile(database: Database, anchorFile: string): Promise<Finding[]> {
  let known = 0;
  const places = new Map<number, string>();
  for await (const anchors of readAnchors(anchorFile)) {
    for (const [block, place] of await compareWithAnchors(database, anchors))
      places.set(block, place);
    known += anchors.length;
  }
  if (known === 0)
    throw new UsageError(
      `${anchorFile} holds no line that tells of a block of the trail. Give it the log of the ` +
        "bank's servers.",
    );
  if (places.size === 0) return [];
  const promise = 'every block that the anchors know is there, and the same';
  return [{ promise, count: places.size, places: [...places.values()].slice(0, namedPlaces) }];
}

/** The verdicts as an operator reads them. */
function describeBooks({
  accounts,
  journals,
  entries,
  checks,
  findings,
  dayFindings,
}: Verdict): string {
  const counted = `${entries} entries of ${journals} journals in ${accounts} accounts`;
  const ofDays =
    dayFindings.length === 0
      ? []
      : [
          'A closing or a date is not right. Money may go on; keep this output.',
          ...dayFindings.flatMap(describe),
        ];
  if (findings.length === 0)
    return [`The books are right: ${counted}, ${checks} promises proven.`, ...ofDays].join('\n');
  return [
    `THE BOOKS ARE NOT RIGHT (${counted}). Stop taking money and keep this output.`,
    ...findings.flatMap(describe),
    ...ofDays,
  ].join('\n');
}

function describeTrail({ blocks, events, waiting, upTo, head, findings }: TrailVerdict): string {
  const end = upTo && head ? `, up to ${upTo.toString()} and ${head.toString('hex')}` : '';
  const counted = `${events} events in ${blocks} blocks${end}; ${waiting} wait for the next block`;
  if (findings.length === 0) return `The trail is unchanged: ${counted}.`;
  return [
    `THE TRAIL IS NOT RIGHT (${counted}). Keep this output, and a copy of everything.`,
    ...findings.flatMap(describe),
  ].join('\n');
}

function describe({ promise, count, places }: Finding): string[] {
  return [
    `  Broken in ${count} ${count === 1 ? 'place' : 'places'}: ${promise}`,
    ...places.map((place) => `    ${place}`),
    ...(count > places.length ? [`    and ${count - places.length} more`] : []),
  ];
}
