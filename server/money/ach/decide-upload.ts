import type { sendBackAchFileRoute } from '../../../contract/staff/ach-uploads.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import { said } from '../../../contract/calls/said.ts';
import { invariant } from '../../base/invariant.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { actOnce } from '../../desk/act-once.ts';
import { decisionOf, refuseDecided } from '../../desk/stored-decision.ts';
import { requireProposer } from '../../people/users/second-person.ts';
import { requireSecondPerson } from '../../people/users/two-people.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { inChunks, sealedForUpload } from './bring-file.ts';
import { look, takeWithin, type FileToTake, type Taken } from './take-file.ts';
import {
  findOwnAccounts,
  findSealedUpload,
  lockUpload,
  markUploadDecided,
  type UploadRow,
} from './uploads-store.ts';

/** @throws {Refusal} CASE_DECIDED, with who was first. */
function requireWaiting(ctx: SignedInContext, upload: UploadRow): UploadRow {
  const decision = decisionOf(upload);
  return decision === null ? upload : refuseDecided(ctx, decision);
}

const lockThere = async (tx: Tx, id: string): Promise<UploadRow> =>
  (await lockUpload(tx, id)) ?? refuse('ACH_UPLOAD_NOT_FOUND');

/** @throws {Refusal} unless it was taken. */
function requireTaken(taken: Taken): Taken & { kind: 'taken' } {
  if (taken.kind === 'taken') return taken;
  if (taken.kind === 'busy') return refuse('ACH_FILE_BUSY');
  if (taken.kind === 'known') return refuse('ACH_FILE_KNOWN');
  return refuse('ACH_FILE_WRONG', { params: { ...taken.fault } });
}

async function takeWaiting(tx: Tx, ctx: SignedInContext, { id, name, proposedBy }: UploadRow) {
  const { bank, session } = ctx;
  await requireSecondPerson(tx, ctx, { firstPerson: proposedBy, own: 'OWN_PROPOSAL' });
  await requireProposer(tx, bank, { proposedBy, right: 'handle-money' });
  const sealed = await findSealedUpload(tx, id);
  invariant(sealed, `upload ${id} waits without its bytes`);
  const bytes = bank.secrets.unseal('file', sealed, sealedForUpload(id));
  const file: FileToTake = {
    name,
    open: () => inChunks(bytes),
    byTwo: { proposedBy, ownAccounts: await findOwnAccounts(tx, [proposedBy, session.userId]) },
  };
  const taken = requireTaken(await takeWithin(tx, ctx, file, await look(file)));
  await markUploadDecided(
    tx,
    { id, decision: 'approved', by: session.userId, at: bank.clock.businessNow() },
    taken.id,
  );
  return { ...said('ACH_FILE_TAKEN', { name }), file: taken.id };
}

/**
 * Takes a file that a colleague brought in, in the transaction that decides it: once, whole, and as
 * the command of an operator does. The person that took it and asks again gets the first answer.
 */
export async function takeUpload(ctx: SignedInContext, id: string) {
  return await ctx.bank.db.tx(async (tx) => {
    const upload = await lockThere(tx, id);
    return await actOnce(tx, ctx, { kind: 'ach_upload', id, asked: ['take'] }, () =>
      takeWaiting(tx, ctx, requireWaiting(ctx, upload)),
    );
  });
}

async function sendBackWaiting(
  tx: Tx,
  ctx: SignedInContext,
  { id, name, proposedBy, reason }: UploadRow & { reason: string },
) {
  const { bank, session } = ctx;
  await markUploadDecided(tx, {
    id,
    decision: 'declined',
    declineReason: reason,
    by: session.userId,
    at: bank.clock.businessNow(),
  });
  await recordAudit(tx, ctx, {
    action: 'ach_upload.sent_back',
    subject: `ach_upload:${id}`,
    details: { name, proposedBy: `admin:${proposedBy}`, reason },
  });
  return said('ACH_FILE_SENT_BACK', { name });
}

/** Sends back a file that waits: nothing of it is taken, and the reason stays written down. */
export async function sendBackUpload(
  ctx: SignedInContext,
  id: string,
  { reason }: BodyOf<typeof sendBackAchFileRoute>,
) {
  return await ctx.bank.db.tx(async (tx) => {
    const upload = await lockThere(tx, id);
    return await actOnce(tx, ctx, { kind: 'ach_upload', id, asked: ['send back', reason] }, () =>
      sendBackWaiting(tx, ctx, { ...requireWaiting(ctx, upload), reason }),
    );
  });
}
