import type { Currency } from '../../contract/money.ts';
import { formatMoney, minorFromNumber } from '../../contract/money.ts';
import { classNames } from './class-names.ts';

interface MoneyTextProps {
  /** Major units as the wire carries them, at most two decimals. */
  amount: number;
  currency?: Currency;
  /** Puts a sign before it: money in or money out. */
  direction?: 'credit' | 'debit';
  className?: string;
}

/** An amount of money, formatted the one way. */
export function MoneyText({ amount, currency = 'USD', direction, className }: MoneyTextProps) {
  return <span className={classNames('lm-money', className)}>{moneyText(amount, currency, direction)}</span>;
}

/** `$1,234.56`, with `+` for money in and U+2212 for money out where a direction is given. */
export function moneyText(amount: number, currency: Currency = 'USD', direction?: 'credit' | 'debit'): string {
  const minor = minorFromNumber(amount) ?? 0n;
  if (direction === 'debit') return formatMoney({ minor: -minor, currency });
  return `${direction === 'credit' ? '+' : ''}${formatMoney({ minor, currency })}`;
}
