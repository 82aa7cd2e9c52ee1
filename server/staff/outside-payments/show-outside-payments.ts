import { mostOutsidePayments } from '../../../contract/staff/outside-payments.ts';
import { printedNumber } from '../../../contract/values/printed-number.ts';
import { recordAudit, recordListLook } from '../../services/audit/audit-event.ts';
import type { SignedInContext } from '../../context.ts';
import { refuse } from '../../base/refusal.ts';
import { findCorrectedMinor } from '../../money/transfers/order-reversal.ts';
import { receiptOf } from '../../money/transfers/transfer-receipt.ts';
import { transferView } from '../../money/transfers/transfer-view.ts';
import { findPayers } from '../../people/users/payers-store.ts';
import { isReturnable } from './is-returnable.ts';
import { findWaitingReturnOf, type ReturnRow } from './returns-store.ts';
import { findByWords, findOnTheirWay, findOutsidePayment } from './outside-payments-store.ts';

/** An amount as pages show it: `$1,250.00` and `€1,250.00` are found as `1250.00`, `$1,250` too. */
function plainAmount(word: string): string {
  const typed = /^((?:[AC]?\$|[€£₹])?)((?:\d{1,3}(?:,\d{3})+|\d+))(\.\d{2})?$/.exec(word);
  if (!typed) return word;
  const [, sign = '', whole = '', cents] = typed;
  return sign === '' && cents === undefined && !whole.includes(',')
    ? word
    : `${whole.replaceAll(',', '')}${cents ?? '.00'}`;
}

/** Payments that leave the bank. */
export async function listOutsidePayments(ctx: SignedInContext, search: string) {
  const { db } = ctx.bank;
  const words = search.split(/\s+/).filter((word) => word !== '');
  const most = mostOutsidePayments + 1;
  const found =
    words.length === 0
      ? await findOnTheirWay(db, most)
      : await findByWords(db, words.map(plainAmount), most);
  // A number as it is printed, in groups, is one word of a payment.
  const number = printedNumber(search);
  const rows =
    found.length > 0 || number === undefined ? found : await findByWords(db, [number], most);
  const payerOf = await findPayers(
    db,
    rows.map(({ payerId }) => payerId),
  );
  const shown = rows.slice(0, mostOutsidePayments);
  const people = shown.map(({ payerId }) => payerId);
  const searched = words.join(' ');
  await recordListLook(
    db,
    ctx,
    searched === ''
      ? { action: 'outside_payments.listed', people }
      : { action: 'outside_payments.searched', people, asked: { searched } },
  );
  const payments = shown.map((row) => ({
    payer: payerOf(row.payerId),
    payment: transferView(row, 'debit'),
    returnable: isReturnable(row),
  }));
  return { payments, isCut: rows.length > mostOutsidePayments };
}

function waitingView({ session }: SignedInContext, found: ReturnRow | undefined) {
  if (!found) return null;
  const { returnId, proposer, proposedBy } = found;
  return { _id: returnId, proposedBy: proposer, isYours: proposedBy === session.userId };
}

/** Shows one of them in full; the look stays in the trail. */
export async function showOutsidePayment(ctx: SignedInContext, id: string) {
  const { db } = ctx.bank;
  const row = (await findOutsidePayment(db, id)) ?? refuse('TRANSFER_NOT_FOUND');
  await recordAudit(db, ctx, {
    action: 'payment.viewed',
    subject: `transfer:${id}`,
    details: { person: row.payerId },
  });
  return {
    payer: (await findPayers(db, [row.payerId]))(row.payerId),
    payment: await receiptOf(db, { ...row, direction: 'debit' }),
    returnable: isReturnable(row),
    corrected: await findCorrectedMinor(db, id),
    waitingReturn: waitingView(ctx, await findWaitingReturnOf(db, id)),
  };
}
