import { formatMoney, type Currency } from '../../../contract/values/money.ts';

interface BalanceTextProps {
  /** As the ledger signs it: a credit balance is positive. */
  amount: bigint;
  currency: Currency;
}

/** `$1,234.56 Cr`: a balance with its side. */
export function BalanceText({ amount: minor, currency }: BalanceTextProps) {
  return (
    <span className="lm-money">
      {formatMoney({ minor: minor < 0n ? -minor : minor, currency })}{' '}
      {minor !== 0n && (
        <abbr title={minor < 0n ? 'Debit balance' : 'Credit balance'}>
          {minor < 0n ? 'Dr' : 'Cr'}
        </abbr>
      )}
    </span>
  );
}

/** `+$5.00` for a credit and `−$5.00` for a debit, as the ledger signs them. */
export const entryText = (minor: bigint, currency: Currency): string =>
  `${minor < 0n ? '' : '+'}${formatMoney({ minor, currency })}`;
