import { randomUUID } from 'node:crypto';
import { said } from '../../../contract/calls/said.ts';
import type { BodyOf } from '../../../contract/calls/route.ts';
import type { undoJournalRoute, VoucherEffect } from '../../../contract/staff/vouchers.ts';
import { newReference } from '../../base/new-reference.ts';
import { refuse } from '../../base/refusal.ts';
import type { SignedInContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { Success } from '../../http/handler.ts';
import { recordAudit } from '../../services/audit/audit-event.ts';
import { viewEffect } from './effect-view.ts';
import { journalIdOf } from './make-voucher.ts';
import { planUndo, requireOwing, type UndoPlan } from './plan-undo.ts';
import { codesOfUndo, requireAccounts } from './voucher-rights.ts';
import { findUndoOf, insertUndo, type NewUndo, type VoucherRow } from './vouchers-store.ts';

type Asked = BodyOf<typeof undoJournalRoute>;
type Answer = Success<typeof undoJournalRoute>['body'];

/** Shows what undoing a journal would do; the look is written to the trail. */
export async function showUndo(ctx: SignedInContext, journalId: string): Promise<VoucherEffect> {
  return await ctx.bank.db.tx(async (tx) => {
    const plan = await planUndo(tx, ctx, journalId);
    const waiting = await findUndoOf(tx, journalId);
    if (waiting) refuse('UNDO_WAITS', { params: { by: waiting.proposer } });
    const [person, otherParty] = plan.people;
    await recordAudit(tx, ctx, {
      action: 'journal.viewed',
      subject: `journal:${journalId}`,
      person: person ?? null,
      otherParty,
    });
    return await viewEffect(tx, plan);
  });
}

const answerOf = ({ id, reference }: Pick<VoucherRow, 'id' | 'reference'>): Answer => ({
  ...said('VOUCHER_MADE', { reference }),
  voucher: id,
});

/** The voucher that was first, where who asks has made it in the same words; else its refusal. */
async function earlierOf(
  tx: Tx,
  { session }: SignedInContext,
  journalId: string,
  { reason, receivable = false }: Asked,
): Promise<VoucherRow> {
  const earlier = await findUndoOf(tx, journalId);
  if (earlier?.decision === 'approved')
    refuse('UNDONE_BEFORE', { params: { journal: earlier.journalId } });
  const isSame =
    earlier?.proposedBy === session.userId &&
    earlier.reason === reason &&
    earlier.receivable === receivable;
  return isSame ? earlier : refuse('UNDO_WAITS', { params: { by: earlier?.proposer ?? '' } });
}

function undoOf(
  { bank, session }: SignedInContext,
  { journal, legs, people }: UndoPlan,
  { reason, receivable = false }: Asked,
): NewUndo {
  const id = randomUUID();
  const [personId = null, otherPersonId = null] = people;
  return {
    id,
    reference: newReference('JV'),
    reason,
    reverses: journal.id,
    receivable,
    amountMinor: legs.reduce((sum, { amountMinor: minor }) => (minor > 0n ? sum + minor : sum), 0n),
    currency: 'USD',
    personId,
    otherPersonId,
    journalId: journalIdOf(id),
    proposedBy: session.userId,
    proposedAt: bank.clock.businessNow(),
  };
}

/**
 * Makes a voucher that undoes a journal, for a second person to approve: one at a time. The same
 * again, while it waits, finds the first.
 */
export async function undoJournal(
  ctx: SignedInContext,
  journalId: string,
  asked: Asked,
): Promise<Answer> {
  return await ctx.bank.db.tx(async (tx) => {
    const plan = await planUndo(tx, ctx, journalId);
    requireAccounts(ctx, await codesOfUndo(tx, journalId));
    const undo = undoOf(ctx, plan, asked);
    const { id, reference, personId, otherPersonId, amountMinor } = undo;
    // Waits for another one that is being made, and finds it.
    if (await findUndoOf(tx, journalId))
      return answerOf(await earlierOf(tx, ctx, journalId, asked));
    requireOwing(plan, undo.receivable);
    if (!(await insertUndo(tx, undo))) return answerOf(await earlierOf(tx, ctx, journalId, asked));
    await recordAudit(tx, ctx, {
      action: 'voucher.made',
      subject: personId === null ? `voucher:${id}` : `user:${personId}`,
      otherParty: otherPersonId,
      details: {
        voucher: id,
        reference,
        undoes: journalId,
        amountMinor: String(amountMinor),
        reason: undo.reason,
      },
    });
    return answerOf(undo);
  });
}
