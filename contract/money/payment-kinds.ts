import type { Policy } from '../values/policy.ts';

/**
 * The facts that set one kind of payment apart from the others, in the bank's books and in its
 * words.
 */
export interface KindOfPayment {
  /** The name of the kind, in lists and on receipts. */
  label: string;
  /** The same on a statement, where a statement says it otherwise. */
  onStatement?: string;
  /** The name of its journal in the books. */
  journal: string;
}

/** A customer orders it, and its money can leave the bank. */
export interface OutsideKindOfPayment extends KindOfPayment {
  /** The bank's own account its money waits on, between the debit and the settlement. */
  clearing: string;
  /** The call that orders it: this, with the body, is what a PIN signs. */
  call: string;
  /** The fee of the bank that it costs. */
  fee: keyof Policy<'fees'>;
  /** It goes to another country. */
  abroad: boolean;
  /** The beginning of a reference that its customer left blank; the time follows. */
  reference: string;
}

/**
 * The bank books it: a credit to a customer, or money owed to the bank. It is free and booked at
 * once.
 */
export interface BankKindOfPayment extends KindOfPayment {
  /** The bank's own account on the other side. */
  against: string;
}

/**
 * Every kind of payment, one row each, by the name it is stored under. `docs/how-to-add.md` says
 * what else a new row needs; the compiler or tests/contract/payment-kinds.test.ts names whatever is
 * forgotten.
 */
export const paymentKinds = {
  local: {
    label: 'Local transfer',
    journal: 'local_transfer',
    clearing: 'clearing_ach',
    call: 'transfers/local',
    fee: 'localMinor',
    abroad: false,
    reference: 'LOCAL',
  },
  bill: {
    label: 'Bill payment',
    journal: 'bill_payment',
    clearing: 'clearing_bill_pay',
    call: 'transfers/payBill',
    fee: 'billMinor',
    abroad: false,
    reference: 'BILL',
  },
  international: {
    label: 'International transfer',
    journal: 'international_transfer',
    clearing: 'clearing_wire',
    call: 'transfers/international',
    fee: 'internationalMinor',
    abroad: true,
    reference: 'INTL',
  },
  funding: { label: 'Deposit', journal: 'funding', against: 'staff_funding' },
  direct_deposit: {
    label: 'Direct deposit',
    journal: 'direct_deposit',
    against: 'clearing_ach',
  },
  check_deposit: { label: 'Check deposit', journal: 'check_deposit', against: 'check_collection' },
  interest: { label: 'Interest', journal: 'interest', against: 'interest_expense' },
  loan_disbursement: {
    label: 'Loan paid out',
    journal: 'loan_disbursement',
    against: 'loan_principal',
  },
  loan_instalment: {
    label: 'Loan instalment',
    onStatement: 'Loan payment',
    journal: 'loan_instalment',
    against: 'loan_principal',
  },
  correction: { label: 'Correction', journal: 'correction', against: 'losses' },
} as const satisfies Record<string, OutsideKindOfPayment | BankKindOfPayment>;

type Kinds = typeof paymentKinds;

export type PaymentKind = keyof Kinds;

/** The kinds that customers order and that can leave the bank. */
export type OutsideKind = {
  [Kind in PaymentKind]: Kinds[Kind] extends { clearing: string } ? Kind : never;
}[PaymentKind];

/** The kinds that the bank books. */
export type BankKind = Exclude<PaymentKind, OutsideKind>;

const isOutside = (kind: PaymentKind): kind is OutsideKind => 'clearing' in paymentKinds[kind];

/** Says whether payments of a kind go to another country. */
export const isAbroad = (kind: PaymentKind): boolean =>
  isOutside(kind) && paymentKinds[kind].abroad;

export const outsideKinds = (): OutsideKind[] =>
  (Object.keys(paymentKinds) as PaymentKind[]).filter(isOutside);

/**
 * The label of a move between own accounts: it is stored as a local transfer, with no other person
 * in it.
 */
export const ownMoveLabel = 'Between own accounts';

export type PaymentLabel = Kinds[PaymentKind]['label'] | typeof ownMoveLabel;

/** Lists the labels of orders in lists, everything that a list may be narrowed to included. */
export const paymentLabels = (): PaymentLabel[] => [
  ...Object.values(paymentKinds).map(({ label }) => label),
  ownMoveLabel,
];
