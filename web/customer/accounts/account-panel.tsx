import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../contract/accounts.ts';
import { exactMinor } from '../../../contract/money.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HatchSwatch } from '../../ui/hatch.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { MoveMoneyButton } from '../own-transfers/move-money-button.tsx';
import { BalanceSkyline } from './balance-skyline.tsx';
import './account-panel.css';

/** One account: its hatch, number and balance, and its days as a skyline. */
export function AccountPanel({
  account: { type, number, balance, available },
}: {
  account: Account;
}) {
  const history = useQuery(balanceHistoryQuery({ account: number }));
  return (
    <div className="account-panel">
      <BalanceSkyline
        title={
          <span className="account-panel-title">
            <HatchSwatch type={type} />
            {type}
          </span>
        }
        balanceMinor={exactMinor(balance)}
        days={history.data}
        account={number}
        caption={type}
      />
      <LoadFailed text="The balances of past days could not be loaded." query={history} />
      <p className="account-panel-number">
        <span className="muted">Account number</span>
        <AccountNumber number={number} />
        <CopyButton text={number} what={`number of the ${type}`} />
        {available !== balance && (
          <span className="muted">
            <MoneyText amount={available} /> available now; the rest is on hold.
          </span>
        )}
      </p>
      <div className="account-panel-actions">
        <MoveMoneyButton to={number} />
      </div>
    </div>
  );
}
