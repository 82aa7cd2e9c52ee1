import { exactMinor, formatMoney, type Currency } from '../../../contract/money.ts';

interface BalanceTextProps {
  /** As the ledger signs it: a credit balance is positive. */
  amount: number;
  currency: Currency;
}

/** `$1,234.56 Cr`: a balance with the side it stands on. */
export function BalanceText({ amount, currency }: BalanceTextProps) {
  const minor = exactMinor(amount);
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
