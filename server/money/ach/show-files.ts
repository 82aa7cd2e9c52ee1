import {
  type AchEntryView,
  type AchFileView,
  entryGroups,
  type getAchFileRoute,
  type listAchFilesRoute,
} from '../../../contract/staff/ach-files.ts';
import type { QueryOf } from '../../../contract/calls/route.ts';
import type { ActorView } from '../../../contract/values/actors.ts';
import { achFaultText } from '../../../contract/words/ach-file-faults.ts';
import { textFromInstant } from '../../base/clock.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { nameActors } from '../../people/users/name-actors.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { entryCodes } from './ach-records.ts';
import { codeBack } from './make-returns.ts';
import { groupOf, statesIn, stateDetail } from './entry-groups.ts';
import {
  countNotPosted,
  findReturnedEntries,
  findSettlements,
  findShownEntries,
  findShownFile,
  findShownFiles,
  type ShownEntry,
  type ShownFile,
} from './shown-files-store.ts';

const rowsAtOnce = 50;

function fileView(file: ShownFile, nameOf: (actor: string) => ActorView): AchFileView {
  const { id, name, direction, state, takenAt, takenBy, fault, isWaiting, exceptions } = file;
  return {
    id,
    name,
    direction,
    takenAt: textFromInstant(takenAt),
    takenBy: nameOf(takenBy),
    state: state !== 'taken' ? state : isWaiting ? 'waiting' : 'posted',
    fault: fault && achFaultText(fault, 'en'),
    sums:
      fault === null
        ? {
            origin: file.origin ?? '',
            originName: file.originName ?? '',
            createdOn: file.createdOn ?? '',
            batches: file.batches ?? 0,
            entries: Number(file.entries),
            credits: file.creditsMinor ?? 0n,
            debits: file.debitsMinor ?? 0n,
          }
        : null,
    exceptions: Number(exceptions),
  };
}

const entryView = ({
  line,
  amountMinor,
  returnCode,
  addenda,
  otherFile,
  otherName,
  otherLine,
  ...entry
}: ShownEntry): AchEntryView => ({
  ...entry,
  line: Number(line),
  side: entryCodes[entry.code]?.side ?? 'credit',
  amount: amountMinor,
  state: groupOf[entry.state],
  detail: stateDetail({ state: entry.state, returnCode, addenda }),
  other:
    otherFile === null ? null : { file: otherFile, name: otherName ?? '', line: Number(otherLine) },
});

/** A page of the files that came in and left, the newest first. */
export async function listFilesForStaff(
  { bank: { db } }: SignedInContext,
  { after }: QueryOf<typeof listAchFilesRoute>,
) {
  const found = await findShownFiles(db, after, rowsAtOnce + 1);
  const files = found.slice(0, rowsAtOnce);
  const nameOf = await nameActors(
    db,
    files.map(({ takenBy }) => takenBy),
  );
  return { files: files.map((file) => fileView(file, nameOf)), more: found.length > rowsAtOnce };
}

/** Counts the entries of a file in each state; those that are posted are the rest. */
async function countEntries(db: Queryable, { id, entries, direction }: ShownFile) {
  const counts = Object.fromEntries(entryGroups.map((group) => [group, 0]));
  let posted = Number(entries ?? 0n);
  if (direction === 'out')
    return { ...counts, 'sent back': posted } as Record<(typeof entryGroups)[number], number>;
  for (const { state, count } of await countNotPosted(db, id)) {
    counts[groupOf[state]] = (counts[groupOf[state]] ?? 0) + Number(count);
    posted -= Number(count);
  }
  return { ...counts, posted } as Record<(typeof entryGroups)[number], number>;
}

/** A page of the entries of a file; those of an own one have the code that they left with. */
async function entriesOf(
  db: Queryable,
  { id, direction }: ShownFile,
  { state, after = '0' }: QueryOf<typeof getAchFileRoute>,
): Promise<ShownEntry[]> {
  const limit = rowsAtOnce + 1;
  const groups = state === undefined ? entryGroups : [state];
  if (direction === 'in')
    return await findShownEntries(db, id, { states: groups.flatMap(statesIn), after, limit });
  if (!groups.includes('sent back')) return [];
  const entries = await findReturnedEntries(db, id, { after, limit });
  return entries.map((entry) => ({ ...entry, code: codeBack(entry.code) }));
}

/** One file with its settlement and a page of its entries; the look is kept in the trail. */
export async function showFile(
  ctx: SignedInContext,
  id: string,
  query: QueryOf<typeof getAchFileRoute>,
) {
  const { db } = ctx.bank;
  const file = (await findShownFile(db, id)) ?? refuse('ACH_FILE_NOT_FOUND');
  await recordAudit(db, ctx, {
    action: 'ach_file.viewed',
    subject: `ach_file:${id}`,
    details: { name: file.name },
  });
  const nameOf = await nameActors(db, [file.takenBy]);
  const settlement = await findSettlements(db, id);
  const entries = await entriesOf(db, file, query);
  return {
    file: fileView(file, nameOf),
    settlement: settlement.map(({ amountMinor, ...sum }) => ({ ...sum, amount: amountMinor })),
    counts: await countEntries(db, file),
    entries: entries.slice(0, rowsAtOnce).map(entryView),
    more: entries.length > rowsAtOnce,
  };
}
