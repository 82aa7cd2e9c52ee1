import { useContext } from 'react';
import type { Currency } from '../../../contract/money.ts';
import { exactMinor, formatMoney, formatUsd } from '../../../contract/money.ts';
import { classNames } from '../class-names.ts';
import { AmountsHidden, HiddenAmount } from './hidden-amounts.tsx';

interface MoneyTextProps {
  /** Major units as the wire carries them, at most two decimals. */
  amount: number;
  currency?: Currency;
  /** Puts a sign before it: money in or money out. */
  direction?: 'credit' | 'debit';
  /**
   * Never hidden: what is typed or signed at this moment, for nobody signs what they cannot see.
   */
  alwaysShown?: boolean;
  className?: string;
}

/** An amount of money, formatted the one way, and hidden where amounts are. */
export function MoneyText({
  amount,
  currency = 'USD',
  direction,
  alwaysShown = false,
  className,
}: MoneyTextProps) {
  const hidden = useContext(AmountsHidden) && !alwaysShown;
  const written = moneyText(amount, currency, direction);
  return (
    <span className={classNames('lm-money', className)}>
      {hidden ? <HiddenAmount written={written} /> : written}
    </span>
  );
}

/** The same of minor units of US dollars, where the page has worked the amount out. */
export function UsdText({ minor, className }: { minor: bigint; className?: string }) {
  const hidden = useContext(AmountsHidden);
  const written = formatUsd(minor);
  return (
    <span className={classNames('lm-money', className)}>
      {hidden ? <HiddenAmount written={written} /> : written}
    </span>
  );
}

/** `$1,234.56`, with `+` for money in and U+2212 for money out where a direction is given. */
export function moneyText(
  amount: number,
  currency: Currency = 'USD',
  direction?: 'credit' | 'debit',
): string {
  const minor = exactMinor(amount);
  if (direction === 'debit') return formatMoney({ minor: -minor, currency });
  return `${direction === 'credit' ? '+' : ''}${formatMoney({ minor, currency })}`;
}
