import type { fundUser as route } from '../../contract/admin-users.ts';
import type { BodyOf } from '../../contract/route.ts';
import { kindOfType } from '../accounts/account-view.ts';
import { findAccountsOf, type StoredAccount } from '../accounts/accounts-store.ts';
import { auditSideRow } from '../audit/audit-event.ts';
import { bankingDayOf, instantFromText } from '../clock.ts';
import type { SignedInContext } from '../context.ts';
import { exactMinor } from '../exact-minor.ts';
import type { Claim } from '../http/handler.ts';
import { journalStamp } from '../journal-stamp.ts';
import { bankAccountId } from '../ledger/bank-accounts.ts';
import type { PostingPlan } from '../ledger/plan.ts';
import { refusedPlan } from '../ledger/refused-plan.ts';
import { activitiesOf } from '../transfers/order-plan.ts';
import { creditByBank, transferSideRow, type TransferRow } from '../transfers/transfer-row.ts';
import { transferView } from '../transfers/transfer-view.ts';
import { requireUser } from './user-for-staff.ts';

type Funding = BodyOf<typeof route>;

function rowOf(ctx: SignedInContext, id: string, input: Funding, payee: { userId: string; username: string; account: StoredAccount }): TransferRow {
  const amountMinor = exactMinor(input.amount);
  return {
    ...creditByBank(id, amountMinor, ctx.bank.clock.businessNow()),
    kind: 'funding',
    payeeId: payee.userId,
    payeeAccountId: payee.account.id,
    senderAccount: input.senderAccount,
    recipientName: payee.username,
    recipientAccount: payee.account.number,
    recipientBank: input.recipientBank,
    reference: input.reference,
    transferDate: instantFromText(input.transferDate),
  };
}

/** Plans a credit by staff: booked now against staff funding, whatever its date; who and why go into the trail with it. */
export async function fundUser(ctx: SignedInContext, userId: string, input: Funding, claim: Claim): Promise<PostingPlan> {
  const { db } = ctx.bank;
  const base = { claimId: claim.claimId, payloadHash: claim.payloadHash, requestId: ctx.requestId };
  const user = await requireUser(db, userId);
  if (user.role === 'admin') return refusedPlan(base, 'ADMIN_NOT_FUNDABLE');
  const account = (await findAccountsOf(db, [userId])).find(({ kind }) => kind === kindOfType(input.accountName));
  if (!account) return refusedPlan(base, 'ACCOUNT_CLOSED');
  const row = rowOf(ctx, claim.claimId, input, { userId, username: user.username, account });
  return {
    ...base,
    preconditions: [],
    journal: {
      kind: 'funding',
      ...journalStamp(ctx),
      valueDate: bankingDayOf(row.transferDate),
      reference: row.reference,
      memo: `Credited by staff from ${input.senderAccount}`,
      legs: [
        { accountId: bankAccountId('staff_funding', 'USD'), amountMinor: -row.amountMinor },
        { accountId: account.id, amountMinor: row.amountMinor },
      ],
    },
    activities: activitiesOf(row),
    sideRows: [
      transferSideRow(row),
      auditSideRow(ctx, {
        action: 'transfer.funded',
        subject: `user:${userId}`,
        details: { transfer: row.id, account: account.number, amountMinor: String(row.amountMinor), reference: row.reference },
      }),
    ],
    answer: { status: 200, body: { message: `${input.accountName} credited.`, transfer: transferView(row, 'credit') } },
  };
}
