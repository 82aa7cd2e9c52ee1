import { bankFacts } from '../../../config/bank.ts';
import { paymentKinds, type BankKind } from '../../../contract/money/payment-kinds.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import type { StoredAccount } from '../accounts/accounts-store.ts';
import type { AuditEvent } from '../../services/audit/audit-event.ts';
import type { Context } from '../../context.ts';
import { journalBy } from '../journals/journal-stamp.ts';
import { bankAccountId } from '../../ledger/chart.ts';
import type { JournalPlan, PostingPlan } from '../../ledger/plan.ts';
import { orderPosting, type OrderBase } from './order-posting.ts';
import { orderRow, type TransferRow } from './transfer-row.ts';
import { transferView } from './transfer-view.ts';

export interface CreditFromBank {
  kind: BankKind;
  account: Pick<StoredAccount, 'id' | 'userId' | 'number'>;
  amountMinor: bigint;
  /** The holder of the account, as it is written on the order. */
  recipientName: string;
  reference: string;
  /** The fields of the order that are not the same for every credit. */
  order?: Partial<Pick<TransferRow, 'status' | 'senderAccount' | 'recipientBank' | 'transferDate'>>;
  memo: string;
  /** The day it counts for, where that is not the day it is booked. */
  valueDate?: JournalPlan['valueDate'];
  trail: AuditEvent;
}

interface Base extends Omit<OrderBase, 'answer'> {
  /** Draws the answer from the order as its payee sees it; without it nothing is answered. */
  answer?: (transfer: Transfer) => unknown;
}

/**
 * The order of a credit by the bank: booked at once under its own id, free, and from no customer's
 * account.
 */
function rowOf(
  ctx: Context,
  id: string,
  { kind, account, amountMinor, recipientName, reference, order }: CreditFromBank,
): TransferRow {
  const now = ctx.bank.clock.businessNow();
  return orderRow({
    id,
    kind,
    status: 'completed',
    payeeId: account.userId,
    payeeAccountId: account.id,
    senderAccount: bankFacts.name,
    recipientName,
    recipientAccount: account.number,
    recipientBank: bankFacts.name,
    recipientRouting: bankFacts.routingNumber,
    amountMinor,
    reference,
    createdAt: now,
    bookedAt: now,
    journalId: id,
    ...order,
  });
}

/**
 * A credit that the bank itself gives, whatever its kind: from the bank's own account of that kind
 * to a customer's, with everything that must commit with it.
 */
export function creditFromBank(
  ctx: Context,
  { answer, ...base }: Base,
  credit: CreditFromBank,
): PostingPlan {
  const { kind, account, amountMinor, memo, valueDate, trail } = credit;
  const { journal, against } = paymentKinds[kind];
  const row = rowOf(ctx, base.claimId, credit);
  return orderPosting(
    ctx,
    { ...base, answer: answer?.(transferView(row, 'credit')) ?? null },
    {
      row,
      journal: journalBy(ctx, {
        kind: journal,
        reference: row.reference,
        memo,
        legs: [
          { accountId: bankAccountId(against, 'USD'), amountMinor: -amountMinor },
          { accountId: account.id, amountMinor },
        ],
        ...(valueDate === undefined ? {} : { valueDate }),
      }),
      trail,
    },
  );
}
