import * as z from 'zod/mini';
import { caseDecision, caseFields, queueFields, declining } from '../calls/cases.ts';
import { defineRoute } from '../calls/route.ts';
import { saying } from '../calls/saying.ts';
import { attachment } from '../people/conversations.ts';
import { reasonCodes } from '../people/reasons.ts';
import { reasonTexts } from '../people/reasons.texts.ts';
import { amount, amountField, dayField, idField, oneOf, textField } from '../values/fields.ts';
import { currencies } from '../values/money.ts';
import { accountHead } from './books.ts';
import { isHeld, sumsToZero, voucherCodes, type TypedLeg } from './voucher-accounts.ts';

export const voucherKinds = [
  'free',
  'undo',
  'debit',
  'fee_refund',
  'repayment',
  'write_off',
  'payout',
] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** More legs than that are several events. */
export const mostLegs = 100;

/** The files of one voucher. */
export const mostEvidence = 5;

/** The reason for a voucher, for the staff. */
export const voucherReason = textField({ required: 'Please say what it is for.', max: 500 });

const typedLeg = z.strictObject({
  account: oneOf(voucherCodes, 'Account'),
  /** US dollars by default; accounts 1010 and 1310 are held in others too. */
  currency: z.optional(oneOf(currencies, 'Currency')),
  side: oneOf(['debit', 'credit'], 'Side'),
  amount: amountField({
    required: 'Amount is required.',
    positive: 'Amount must be greater than 0.',
  }),
});

const unbalanced = 'Debits and credits must be equal in each currency.';
const wrongCount = `A voucher has 2 to ${mostLegs} legs.`;

const oneVoucher = z.object({ id: idField });
const oneJournal = z.object({ id: idField });

/** Positive adds to the account as its holder sees it: a credit. */
const legToBook = z.strictObject({ account: accountHead, amount, balanceAfter: amount });

export type LegToBook = z.infer<typeof legToBook>;

/** The effect of a voucher once it is posted. */
const effect = z.strictObject({
  legs: z.array(legToBook),
  /** The part that its customer has spent, and owes from then on. */
  owed: z.nullable(amount),
  /** The status of the order that it undoes, from then on. */
  orderBecomes: z.nullable(z.enum(['returned', 'completed'])),
});

export type VoucherEffect = z.infer<typeof effect>;

const voucherHead = z.strictObject({
  kind: z.enum(voucherKinds),
  /** `JV-` and eight characters. */
  reference: z.string(),
  reason: z.string(),
  /** All that it credits, in the currency of its first leg. */
  amount,
  currency: z.enum(currencies),
  /** The bank day that its maker has named; null: the day it is booked on. */
  day: z.nullable(z.string()),
  /** The journal that it undoes. */
  reverses: z.nullable(z.string()),
  /** The username of its maker. */
  proposedBy: z.string(),
  isYours: z.boolean(),
});

export type VoucherHead = z.infer<typeof voucherHead>;

export const listVouchersRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/vouchers',
  who: 'admin',
  right: ['see-books', 'handle-money', 'approve-credits'],
  look: ['vouchers.listed'],
  background: true,
  summary:
    'Vouchers that wait for a second person, oldest first; with `state=decided` the latest 200 ' +
    'that were booked or declined.',
  query: z.object({ state: z.optional(oneOf(['waiting', 'decided'], 'state')) }),
  answers: {
    200: z.strictObject({
      ...queueFields,
      cases: z.array(
        z.strictObject({ ...caseFields, voucher: voucherHead, decision: z.nullable(caseDecision) }),
      ),
    }),
  },
  refusals: [],
});

export const getVoucherRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/vouchers/{id}',
  who: 'admin',
  right: ['see-books', 'handle-money', 'approve-credits'],
  look: ['voucher.viewed'],
  summary:
    'One voucher with what it does, who made and who decided it, and its evidence. The look is ' +
    'written to the audit trail.',
  params: oneVoucher,
  answers: {
    200: z.strictObject({
      ...caseFields,
      voucher: voucherHead,
      /** Null once it was decided, and while it cannot be booked. */
      effect: z.nullable(effect),
      /** The reason why it cannot be posted as things are, in words. */
      cannot: z.nullable(z.string()),
      /** The journal that it became. */
      journal: z.nullable(z.string()),
      evidence: z.array(attachment),
      decision: z.nullable(caseDecision),
      asOf: z.string(),
    }),
  },
  refusals: ['CASE_NOT_FOUND'],
});

export const makeVoucherRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/vouchers',
  who: 'admin',
  right: 'handle-money',
  movesMoney: true,
  summary:
    'Makes a voucher of free legs between accounts of the bank that no other table controls. It ' +
    'moves nothing before a second person approves it.',
  body: z.strictObject({
    reason: voucherReason,
    /** An open bank day that it counts for; else the day it is booked on. */
    day: z.optional(dayField()),
    legs: z.array(typedLeg, wrongCount).check(
      z.minLength(2, { error: wrongCount, abort: true }),
      z.maxLength(mostLegs, { error: wrongCount, abort: true }),
      z.refine((legs: readonly TypedLeg[]) => legs.every(isHeld), {
        error: 'This account is held in US dollars only.',
        abort: true,
      }),
      z.refine((legs: readonly TypedLeg[]) => sumsToZero(legs), unbalanced),
    ),
  }),
  example: {
    reason: 'A fee of March, posted twice.',
    legs: [
      { account: '4020', side: 'debit', amount: 12.5 },
      { account: '1190', side: 'credit', amount: 12.5 },
    ],
  },
  answers: { 202: saying(['VOUCHER_MADE'], { voucher: idField }) },
  refusals: [
    'VOUCHER_ACCOUNT_REFUSED',
    'DAY_AHEAD',
    'PERIOD_CLOSED',
    'DAY_CLOSED',
    'SWEEP_TOO_LARGE',
  ],
  leaves: ['voucher.made'],
});

export const showUndoRoute = defineRoute({
  method: 'GET',
  path: '/api/admin/books/journals/{id}/undo',
  who: 'admin',
  right: 'handle-money',
  look: ['journal.viewed'],
  summary:
    'What undoing a journal would do, leg by leg, and what its customer would owe. It changes ' +
    'nothing.',
  params: oneJournal,
  answers: { 200: effect },
  refusals: ['JOURNAL_NOT_FOUND', 'UNDONE_BEFORE', 'UNDONE_ELSEWHERE', 'UNDO_WAITS'],
});

export const undoJournalRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/books/journals/{id}/undo',
  who: 'admin',
  right: 'handle-money',
  summary:
    'Makes a voucher that undoes a journal, once. It moves nothing before a second person ' +
    'approves it. Where the money is not there any more, its customer owes it only if `receivable` ' +
    'says so.',
  params: oneJournal,
  body: z.strictObject({
    reason: voucherReason,
    receivable: z.optional(z.boolean('Receivable must be true or false.')),
  }),
  example: { reason: 'Credited to the wrong customer.' },
  answers: { 202: saying(['VOUCHER_MADE'], { voucher: idField }) },
  refusals: [
    'JOURNAL_NOT_FOUND',
    'UNDONE_BEFORE',
    'UNDONE_ELSEWHERE',
    'UNDO_WAITS',
    'VOUCHER_ACCOUNT_REFUSED',
    'MONEY_GONE',
  ],
  leaves: ['voucher.made'],
});

export const addEvidenceRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/vouchers/{id}/evidence',
  who: 'admin',
  right: 'handle-money',
  needsNoFreshProof: 'it moves nothing',
  summary: `Adds a file to one's own voucher while it waits, ${mostEvidence} at most.`,
  params: oneVoucher,
  files: {
    file: {
      kinds: ['jpeg', 'png', 'pdf'],
      required: 'Please choose a file.',
    },
  },
  answers: { 201: saying(['EVIDENCE_ADDED']) },
  refusals: [
    'CASE_NOT_FOUND',
    'CASE_DECIDED',
    'NOT_YOUR_VOUCHER',
    'EVIDENCE_FULL',
    'TOO_MANY_FILES',
    'TOO_MANY_TRIES',
  ],
  leaves: ['voucher.evidence_added'],
});

export const approveVoucherRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/vouchers/{id}/approve',
  who: 'admin',
  right: 'approve-credits',
  summary:
    'Books a voucher, once, as it was made. Only the holder of the case may, and never its maker.',
  params: oneVoucher,
  answers: { 200: saying(['VOUCHER_BOOKED'], { journal: idField }) },
  refusals: [
    'CASE_NOT_FOUND',
    'CASE_DECIDED',
    'OWN_PROPOSAL',
    'NOT_YET_TWO',
    'PROPOSER_LEFT',
    'VOUCHER_ACCOUNT_REFUSED',
    'CASE_NOT_TAKEN',
    'CASE_HELD',
    'UNDONE_BEFORE',
    'UNDONE_ELSEWHERE',
    'MONEY_GONE',
    'PERIOD_CLOSED',
    'DAY_CLOSED',
    'SWEEP_TOO_LARGE',
    'DEBT_SMALLER',
    'UNCLAIMED_SMALLER',
    'EVIDENCE_MISSING',
    'INSUFFICIENT_FUNDS',
    'ACCOUNT_CLOSED',
  ],
  leaves: ['voucher.booked'],
});

export const declineVoucherRoute = defineRoute({
  method: 'POST',
  path: '/api/admin/vouchers/{id}/decline',
  who: 'admin',
  right: ['approve-credits', 'handle-money'],
  needsNoFreshProof: 'it moves nothing',
  summary:
    'Declines a voucher with a reason: nothing is booked. Its maker may take it back this way. ' +
    'Only the holder of the case may.',
  params: oneVoucher,
  body: declining(reasonCodes(reasonTexts.voucherDecline)),
  example: { reason: 'NOT_DOCUMENTED' },
  answers: { 200: saying(['VOUCHER_DECLINED']) },
  refusals: ['CASE_NOT_FOUND', 'CASE_DECIDED', 'CASE_NOT_TAKEN', 'CASE_HELD'],
  leaves: ['voucher.declined'],
});
