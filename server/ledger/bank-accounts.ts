import type { Currency } from '../../contract/money.ts';
import { bankChart, inEveryCurrency, type BankAccountName } from './chart.ts';

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
