import { randomUUID } from 'node:crypto';
import { type EntryGroup, entryGroups } from '../../../contract/staff/ach-files.ts';
import { type bringAchFileRoute, mostBatchesShown } from '../../../contract/staff/ach-uploads.ts';
import { said } from '../../../contract/calls/said.ts';
import type { BodyOf, FilesOf } from '../../../contract/calls/route.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { Secrets } from '../../base/sealing/secrets.ts';
import type { SignedInContext } from '../../context.ts';
import { mailColleagues } from '../../people/users/mail-colleagues.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { achFileProposedMail } from '../../services/mail/staff-mails.ts';
import { addEntry, noTotals, type AchBatch, type AchTotals } from './ach-records.ts';
import { AchFault } from './ach-fault.ts';
import { groupOf } from './entry-groups.ts';
import type { ReadEntry, ReadFile } from './read-ach.ts';
import { judgeEntries, look, takeFile, type FileToTake } from './take-file.ts';
import { findOwnAccounts, insertUpload, isFileTaken, type KeptBatch } from './uploads-store.ts';

/** Each file is read twice. */
const perPerson: LimitRule = { name: 'ach-uploads', points: 60, duration: 3600 };

/** As a disk gives a file: some hundred entries are judged and kept at a time. */
const chunkBytes = 65_536;

/** The bytes of an upload for the reader. */
export async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
}

/** Bytes that were moved to another row do not open. */
export const sealedForUpload = (id: string) => `ach-upload:${id}`;

/** Seals the bytes of an upload with the newest key. */
export const resealUpload = (
  secrets: Secrets,
  { id, sealed }: { id: string; sealed: Buffer },
): Buffer =>
  secrets.seal('file', secrets.unseal('file', sealed, sealedForUpload(id)), sealedForUpload(id));

interface Counted {
  batch: AchBatch;
  entries: number;
  totals: AchTotals;
}

const keptBatch = ({ batch, entries, totals }: Counted): KeptBatch => ({
  number: batch.number,
  company: batch.companyName,
  entryClass: batch.entryClass,
  description: batch.description,
  effectiveOn: batch.effectiveOn,
  entries,
  credits: String(totals.creditsMinor),
  debits: String(totals.debitsMinor),
});

/** Judges a right file as taking it would: its first batches, and its entries by state. */
async function judge(
  { bank, session }: SignedInContext,
  file: FileToTake,
  { file: head }: ReadFile,
): Promise<{ counts: Record<EntryGroup, number>; firstBatches: KeptBatch[] }> {
  const { db, clock } = bank;
  const ownAccounts = await findOwnAccounts(db, [session.userId]);
  const judging = { file: head, today: clock.businessDay(), ownAccounts };
  const counts = Object.fromEntries(entryGroups.map((group) => [group, 0])) as Record<
    EntryGroup,
    number
  >;
  const batches: Counted[] = [];

  function count({ batch, entry }: ReadEntry): void {
    let last = batches.at(-1);
    if (last?.batch.number !== batch.number) {
      if (batches.length > mostBatchesShown) return;
      last = { batch, entries: 0, totals: noTotals() };
      batches.push(last);
    }
    last.entries += 1;
    addEntry(last.totals, entry);
  }

  await look(file, async (read) => {
    for (const one of await judgeEntries(db, read, judging)) {
      counts[groupOf[one.judged.state]] += 1;
      count(one);
    }
  });
  return { counts, firstBatches: batches.slice(0, mostBatchesShown).map(keptBatch) };
}

/**
 * Keeps a file that a member of the staff brought in until a second person takes it. A wrong one
 * leaves the same line among the files as one of an operator, and nothing else.
 * @throws {Refusal} ACH_FILE_WRONG, OWN_ACCOUNT, ACH_FILE_KNOWN, ACH_FILE_WAITS
 */
export async function bringFile(
  ctx: SignedInContext,
  { name }: BodyOf<typeof bringAchFileRoute>,
  { file: { bytes } }: FilesOf<typeof bringAchFileRoute>,
) {
  const { bank, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  const file: FileToTake = { name, open: () => inChunks(bytes) };
  const { read, sha256 } = await look(file);
  if (read instanceof AchFault) {
    const taken = await takeFile(ctx, file);
    invariant(taken.kind !== 'taken', `${name} became right while it was read`);
    if (taken.kind === 'busy') refuse('ACH_FILE_BUSY');
    return refuse('ACH_FILE_WRONG', { params: { ...read.fault } });
  }
  const judged = await judge(ctx, file, read);
  const id = randomUUID();
  await bank.db.tx(async (tx) => {
    if (await isFileTaken(tx, sha256)) refuse('ACH_FILE_KNOWN');
    const isNew = await insertUpload(tx, {
      id,
      name,
      sha256,
      bytes: BigInt(bytes.length),
      sealed: bank.secrets.seal('file', Buffer.from(bytes), sealedForUpload(id)),
      origin: read.file.origin,
      originName: read.file.originName,
      createdOn: read.file.createdOn,
      batches: read.batches,
      entries: BigInt(read.entries),
      creditsMinor: read.totals.creditsMinor,
      debitsMinor: read.totals.debitsMinor,
      ...judged,
      proposedBy: session.userId,
      proposedAt: bank.clock.businessNow(),
    });
    if (!isNew) refuse('ACH_FILE_WAITS');
    await recordAudit(tx, ctx, {
      action: 'ach_upload.proposed',
      subject: `ach_upload:${id}`,
      details: {
        name,
        entries: String(read.entries),
        creditsMinor: String(read.totals.creditsMinor),
        debitsMinor: String(read.totals.debitsMinor),
      },
    });
    await mailColleagues(tx, ctx, 'approve-credits', (colleague) =>
      achFileProposedMail(colleague, {
        by: session.username,
        name,
        url: `${bank.config.publicUrl}/admin/books/files`,
      }),
    );
  });
  return { ...said('ACH_FILE_PROPOSED', { name }), upload: id };
}
