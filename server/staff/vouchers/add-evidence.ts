import type { FilesOf } from '../../../contract/calls/route.ts';
import { type addEvidenceRoute, mostEvidence } from '../../../contract/staff/vouchers.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import { decisionOf, refuseDecided } from '../../desk/stored-decision.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { prepareUpload } from '../../services/files/prepare-upload.ts';
import { storeFile } from '../../services/files/stored-file.ts';
import { countRequest } from '../../services/limits/count-request.ts';
import type { LimitRule } from '../../services/limits/limiter.ts';
import { findEvidence, insertEvidence } from './evidence-store.ts';
import { lockVoucher } from './vouchers-store.ts';

/** Each file is looked into. */
const perPerson: LimitRule = { name: 'voucher-evidence', points: 60, duration: 3600 };

/** Enough to read the small print of a letter. */
const maxSide = 2_400;

/** Adds a file to a voucher of one's own that waits; an approved one keeps the files it had. */
export async function addEvidence(
  ctx: SignedInContext,
  id: string,
  { file: uploaded }: FilesOf<typeof addEvidenceRoute>,
): Promise<void> {
  const { bank, session } = ctx;
  await countRequest(bank, perPerson, session.userId);
  const file = await prepareUpload(ctx, { field: 'file', file: uploaded, maxSide });
  await bank.db.tx(async (tx) => {
    const voucher = (await lockVoucher(tx, id)) ?? refuse('CASE_NOT_FOUND');
    const decision = decisionOf(voucher);
    if (decision) refuseDecided(ctx, decision);
    if (voucher.proposedBy !== session.userId) refuse('NOT_YOUR_VOUCHER');
    if ((await findEvidence(tx, id)).length >= mostEvidence) refuse('EVIDENCE_FULL');
    const fileId = await storeFile(tx, bank, { ownerId: session.userId, purpose: 'voucher', file });
    await insertEvidence(tx, id, fileId);
    await recordAudit(tx, ctx, {
      action: 'voucher.evidence_added',
      subject: `voucher:${id}`,
      details: { reference: voucher.reference, file: fileId },
    });
  });
}
