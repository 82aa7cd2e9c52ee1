import {
  isHeld,
  voucherAccounts,
  voucherCodes,
  type VoucherCode,
} from '../../../contract/staff/voucher-accounts.ts';
import { type Currency, formatMoney, parseTypedAmount } from '../../../contract/values/money.ts';
import type { Checked } from '../../ui/form/use-form.ts';
import type { FieldErrors } from '../../ui/form/form-state.ts';

/** One leg as it is typed. */
export interface DraftLine {
  /** Stays the line's while others are taken away. */
  key: number;
  account: string;
  currency: Currency;
  debit: string;
  credit: string;
}

export interface VoucherDraft {
  reason: string;
  day: string;
  lines: readonly DraftLine[];
}

/** The name of a field of a line. */
export const lineField = (key: number, name: 'account' | 'debit' | 'credit'): string =>
  `${name}-${key}`;

export const emptyLine = (key: number): DraftLine => ({
  key,
  account: '',
  currency: 'USD',
  debit: '',
  credit: '',
});

/** Vouchers that every bank makes: the account to debit, and the one to credit. */
export const usualVouchers = {
  'Capital paid in': ['1010', '3010'],
  'Sweep of staff funding': ['1010', '1410'],
} as const satisfies Record<string, readonly [VoucherCode, VoucherCode]>;

const isCode = (text: string): text is VoucherCode => voucherCodes.includes(text as VoucherCode);

/** `1010 Cash at correspondent banks`. */
export const accountText = (code: string): string =>
  isCode(code) ? `${code} ${voucherAccounts[code].name}` : code;

/** Says whether an account is held in currencies other than US dollars. */
export const isHeldAbroad = (code: string): boolean =>
  isCode(code) && isHeld({ account: code, currency: 'EUR', side: 'debit', amount: 0 });

/** The rest until debits equal credits, by currency, in minor units; credits are positive. */
export function missingIn(lines: readonly DraftLine[]): Map<Currency, bigint> {
  const sums = new Map<Currency, bigint>();
  const add = (text: string, currency: Currency, sign: bigint) => {
    const minor = parseTypedAmount(text, currency);
    const before = sums.get(currency);
    if (minor !== undefined)
      sums.set(currency, before === undefined ? sign * minor : before + sign * minor);
  };
  for (const { currency, debit, credit } of lines) {
    add(credit, currency, 1n);
    add(debit, currency, -1n);
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0n));
}

type SentLeg = {
  account: VoucherCode;
  currency: Currency;
  side: 'debit' | 'credit';
  amount: bigint;
};

/** The body to send: amounts in minor units. */
export interface SentVoucher {
  reason: string;
  day?: string;
  legs: SentLeg[];
}

function checkLine(line: DraftLine, errors: FieldErrors): SentLeg[] {
  const { key, account, currency, debit, credit } = line;
  if (!isCode(account)) {
    errors[lineField(key, 'account')] = 'Please choose an account.';
    return [];
  }
  const side = credit.trim() === '' ? 'debit' : 'credit';
  const typed = side === 'debit' ? debit : credit;
  const amount = parseTypedAmount(typed, currency);
  if (side === 'credit' && debit.trim() !== '')
    errors[lineField(key, 'debit')] = 'Please give a debit or a credit.';
  else if (typed.trim() === '') errors[lineField(key, 'debit')] = 'Amount is required.';
  else if (amount === undefined)
    errors[lineField(key, side)] = 'Please write an amount like 1,234.50.';
  else if (amount <= 0n) errors[lineField(key, side)] = 'Amount must be greater than 0.';
  else return [{ account, currency, side, amount }];
  return [];
}

/** The body to send, or what is wrong with each field. */
export function checkVoucher({ reason, day, lines }: VoucherDraft): Checked<SentVoucher> {
  const errors: FieldErrors = {};
  if (reason.trim() === '') errors['reason'] = 'Please say what it is for.';
  const legs = lines.flatMap((line) => checkLine(line, errors));
  const [missing] = missingIn(lines);
  if (Object.keys(errors).length > 0) return { errors };
  if (missing) {
    const [currency, sum] = missing;
    const text = formatMoney({ minor: sum < 0n ? -sum : sum, currency });
    return {
      failure: new Error(`${text} more is on the ${sum < 0n ? 'debit' : 'credit'} side.`),
    };
  }
  return { values: { reason, ...(day !== '' && { day }), legs } };
}
