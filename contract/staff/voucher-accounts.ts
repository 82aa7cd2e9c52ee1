import { type Currency, minorFromNumber } from '../values/money.ts';
import type { Right } from '../values/rights.ts';

interface VoucherAccount {
  name: string;
  /** Its maker and its checker need it. */
  needs: Right;
}

/**
 * The accounts of the bank that a voucher of free legs may use: those whose balance no other table
 * says. The table `voucher_account` says the same to the posting function; a test compares them.
 */
export const voucherAccounts = {
  '1010': { name: 'Cash at correspondent banks', needs: 'run-bank' },
  '1140': { name: 'Card clearing', needs: 'handle-money' },
  '1190': { name: 'Suspense', needs: 'handle-money' },
  '1220': { name: 'Accrued loan interest', needs: 'run-bank' },
  '1310': { name: 'FX position', needs: 'run-bank' },
  '1410': { name: 'Staff funding', needs: 'run-bank' },
  '2210': { name: 'Accrued interest payable', needs: 'run-bank' },
  '3010': { name: 'Equity', needs: 'run-bank' },
  '4020': { name: 'Fee income', needs: 'handle-money' },
  '4030': { name: 'FX spread income', needs: 'run-bank' },
  '5020': { name: 'Losses', needs: 'handle-money' },
} as const satisfies Record<string, VoucherAccount>;

export type VoucherCode = keyof typeof voucherAccounts;

export const voucherCodes = Object.keys(voucherAccounts) as [VoucherCode, ...VoucherCode[]];

/** The accounts that the bank holds in every currency; the others only in US dollars. */
const heldInEveryCurrency: ReadonlySet<VoucherCode> = new Set(['1010', '1310'] as const);

/** A leg as it is sent: its amount is the number that the wire carries. */
export interface TypedLeg {
  account: VoucherCode;
  currency?: Currency | undefined;
  side: 'debit' | 'credit';
  amount: number;
}

/** Says whether the bank holds an account in the currency of its leg. */
export const isHeld = ({ account, currency = 'USD' }: TypedLeg): boolean =>
  currency === 'USD' || heldInEveryCurrency.has(account);

/** Says whether debits equal credits in each currency. */
export function sumsToZero(legs: readonly TypedLeg[]): boolean {
  const sums = new Map<Currency, bigint>();
  for (const { currency = 'USD', side, amount } of legs) {
    const minor = minorFromNumber(amount);
    // The check of the field itself refuses it.
    if (minor === undefined) return true;
    sums.set(currency, (sums.get(currency) ?? 0n) + (side === 'credit' ? minor : -minor));
  }
  return [...sums.values()].every((sum) => sum === 0n);
}
