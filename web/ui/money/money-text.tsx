import { type CSSProperties, useContext } from 'react';
import { formatMoney, type Currency } from '../../../contract/values/money.ts';
import { classNames } from '../class-names.ts';
import { AmountsHidden, hideAmounts, WithDots } from './hidden-amounts.tsx';
import './money.css';

type Direction = 'credit' | 'debit';

interface MoneyTextProps {
  /** In minor units. */
  amount: bigint;
  currency?: Currency;
  /** Puts a sign before it: money in or money out. */
  direction?: Direction;
  /** Never hidden: the amount that a customer types or signs must be seen. */
  alwaysShown?: boolean;
  /** In bold, or as the figure that its place is about; `--money-size` says how large. */
  look?: 'strong' | 'figure';
  className?: string;
}

/** An amount of money, formatted the one way, and hidden where amounts are. */
export function MoneyText({
  amount,
  currency,
  direction,
  alwaysShown,
  look,
  className,
}: MoneyTextProps) {
  const hidden = useContext(AmountsHidden);
  const written = moneyText(amount, currency, direction);
  return (
    <span
      className={classNames('lm-money', look && `money-${look}`, className)}
      style={look === 'figure' ? moneyLength(written) : undefined}
      // A translator would write other separators, and keep an amount that has changed since.
      translate="no"
    >
      {hidden && !alwaysShown ? <WithDots text={written} /> : written}
    </span>
  );
}

/** The length of a `money-figure`: it is drawn no larger than its container has room for. */
export const moneyLength = (written: string): CSSProperties =>
  ({ '--money-length': Math.max(written.length, 1) }) as CSSProperties;

/** Writes an amount into a sentence. */
export type AmountText = typeof moneyText;

/** Writes amounts into sentences and attributes as `MoneyText` does: hidden where amounts are. */
export function useAmountText(): AmountText {
  const shown = useContext(AmountsHidden) ? hideAmounts : String;
  return (...amount) => shown(moneyText(...amount));
}

/**
 * `$1,234.56`, with `+` for money in and U+2212 for money out where a direction is given. It is
 * never hidden: pages of customers take `useAmountText`, but for what is typed or signed.
 */
export function moneyText(
  minor: bigint,
  currency: Currency = 'USD',
  direction?: Direction,
): string {
  if (direction === 'debit') return formatMoney({ minor: -minor, currency });
  return `${direction === 'credit' ? '+' : ''}${formatMoney({ minor, currency })}`;
}
