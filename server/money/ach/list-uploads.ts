import type { AchUpload } from '../../../contract/staff/ach-uploads.ts';
import { textFromInstant } from '../../base/clock.ts';
import type { SignedInContext } from '../../context.ts';
import { decisionView } from '../../desk/stored-decision.ts';
import { findUploads, type UploadRow } from './uploads-store.ts';

/** A file that was sent back stays listed this long, so that its maker reads the reason. */
const sentBackHours = 7 * 24;

const uploadView = (row: UploadRow, viewer: string): AchUpload => ({
  _id: row.id,
  name: row.name,
  sums: {
    origin: row.origin,
    originName: row.originName,
    createdOn: row.createdOn,
    batches: row.batches,
    entries: Number(row.entries),
    credits: row.creditsMinor,
    debits: row.debitsMinor,
  },
  counts: row.counts,
  batches: row.firstBatches.map(({ credits, debits, ...batch }) => ({
    ...batch,
    credits: BigInt(credits),
    debits: BigInt(debits),
  })),
  proposedBy: row.proposer,
  proposedAt: textFromInstant(row.proposedAt),
  isYours: row.proposedBy === viewer,
  decision: decisionView(row),
});

/** The files that staff brought in: those that wait, and those that were sent back lately. */
export async function listUploads({ bank: { db, clock }, session }: SignedInContext) {
  const rows = await findUploads(db, clock.businessNow().subtract({ hours: sentBackHours }));
  return { uploads: rows.map((row) => uploadView(row, session.userId)) };
}
