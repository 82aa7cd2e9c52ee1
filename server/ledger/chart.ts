import type { Currency } from '../../contract/values/money.ts';

/**
 * The chart of accounts by name. Codes, classes and sides are in the migration that seeds them;
 * `docs/chart-of-accounts.md` explains each; a test holds the three together.
 */
export const bankChart = {
  nostro: '1010',
  clearing_ach: '1110',
  clearing_wire: '1120',
  clearing_bill_pay: '1130',
  clearing_card: '1140',
  check_collection: '1150',
  suspense: '1190',
  loan_principal: '1210',
  accrued_loan_interest: '1220',
  receivables: '1230',
  fx_position: '1310',
  staff_funding: '1410',
  accrued_interest_payable: '2210',
  unclaimed_funds: '2310',
  payments_in_review: '2320',
  equity: '3010',
  loan_interest_income: '4010',
  fee_income: '4020',
  fx_spread_income: '4030',
  interest_expense: '5010',
  losses: '5020',
} as const;

export const customerChart = {
  customer_checking: '2110',
  customer_savings: '2120',
  customer_investment: '2130',
} as const;

/** One account per currency the bank deals in. */
export type BankAccountName = keyof typeof bankChart;

/** One account per customer and kind. */
export type CustomerAccountName = keyof typeof customerChart;

/** Accounts the bank holds in every currency; the others only in US dollars. */
export const inEveryCurrency: readonly BankAccountName[] = [
  'nostro',
  'clearing_wire',
  'fx_position',
];

/**
 * The id of one of the bank's own accounts, as the migration seeded it: general ledger code first,
 * currency in hexadecimal last, so that a person who reads the tables recognizes it. Currencies
 * other than US dollars have only the accounts of `inEveryCurrency`.
 */
export function bankAccountId(name: BankAccountName, currency: Currency): string {
  if (currency !== 'USD' && !inEveryCurrency.includes(name))
    throw new Error(`the bank holds ${name} in USD only, not in ${currency}`);
  return `${bankChart[name].padStart(8, '0')}-0000-8000-8000-${Buffer.from(currency).toString('hex').padStart(12, '0')}`;
}
