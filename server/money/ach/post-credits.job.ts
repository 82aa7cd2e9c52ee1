import { derivedId, digestOf } from '../../base/digest.ts';
import { invariant } from '../../base/invariant.ts';
import type { Context } from '../../context.ts';
import type { PostingPlan, PostOutcome } from '../../ledger/plan.ts';
import { rowByRow } from '../../services/jobs/row-by-row.ts';
import { creditFromBank } from '../transfers/credit-from-bank.ts';
import type { OwnReturnCode } from './judge-entry.ts';
import { lockDueCredits, noteCredits, type DueCredit } from './rail-entries-store.ts';

/** The same entry is always posted under the same id, so no two workers post it twice. */
export const creditIdOf = (entryId: string) => derivedId('direct-deposit', entryId);

/** The words of an originator about a payment: `PAYROLL EMP0001`. */
const referenceOf = ({ description, individualId }: DueCredit): string =>
  `${description} ${individualId}`.trim();

function creditPlan(ctx: Context, credit: DueCredit): PostingPlan {
  const { id, trace, dueOn, amountMinor, companyName, accountId, number, userId, holder } = credit;
  const claimId = creditIdOf(id);
  return creditFromBank(
    ctx,
    {
      claimId,
      payloadHash: digestOf(['direct-deposit', id]),
      // A customer whom the bank has suspended takes no money from outside: it goes back as R16.
      preconditions: [{ kind: 'owner_active', ownerId: userId, otherwise: 'CUSTOMER_SUSPENDED' }],
    },
    {
      kind: 'direct_deposit',
      account: { id: accountId, userId, number },
      amountMinor,
      recipientName: holder,
      reference: referenceOf(credit),
      order: { senderAccount: companyName },
      memo: companyName,
      valueDate: dueOn,
      trail: {
        action: 'direct_deposit.posted',
        subject: `ach_entry:${id}`,
        person: userId,
        details: { transfer: claimId, trace },
      },
    },
  );
}

/** With which code an entry goes back that the ledger refused; null where it was posted. */
function returnCodeOf(id: string, outcome: PostOutcome | undefined): OwnReturnCode | null {
  if (outcome?.kind === 'posted' || outcome?.kind === 'replayed') return null;
  const code = outcome?.kind === 'refused' ? outcome.code : undefined;
  if (code === 'CUSTOMER_SUSPENDED') return 'R16';
  invariant(code === 'ACCOUNT_CLOSED', `entry ${id} was ${outcome?.kind} ${code}`);
  return 'R02';
}

/**
 * Posts the credits of files whose day has come, each once; one whose account takes no money goes
 * back. Safe to run twice, and on two servers at once.
 * @returns how many.
 */
export const postCredits = rowByRow<DueCredit>({
  atOnce: 500,
  turns: 20,
  lock: (tx, { bank }, due) => lockDueCredits(tx, bank.clock.businessDay(), due),
  idOf: ({ id }) => id,
  async work(tx, ctx, credits) {
    const outcomes = await ctx.bank.ledger.postWithin(
      tx,
      credits.map((credit) => creditPlan(ctx, credit)),
    );
    await noteCredits(
      tx,
      credits.map(({ id }, index) => {
        const returnCode = returnCodeOf(id, outcomes[index]);
        return { id, returnCode, transferId: returnCode === null ? creditIdOf(id) : null };
      }),
    );
  },
});
