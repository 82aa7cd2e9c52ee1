import type { Account } from '../../../contract/accounts.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { HatchSwatch } from '../../ui/hatch.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import './from-account.css';

/** The account that pays, and what is available on it. */
export function FromAccount({ account }: { account: Account }) {
  return (
    <div className="from-account">
      <HatchSwatch type={account.type} />
      <div>
        <span className="muted">From</span>
        <strong>{account.type}</strong>
        <AccountNumber className="muted" number={account.number} />
      </div>
      <MoneyText className="from-balance" amount={account.available} />
    </div>
  );
}
