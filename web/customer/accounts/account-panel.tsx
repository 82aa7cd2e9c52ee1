import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Account } from '../../../contract/people/account.ts';
import { balanceHistoryQuery } from '../../api/account-queries.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HatchSwatch } from '../../bank/account-hatch.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { BalanceSkyline } from './balance-skyline.tsx';
import './accounts.css';
import { accountsTexts } from './accounts.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = accountsTexts.accountPanel;

/** One account: its balance with its days as a skyline, what can be done with it, its number. */
export function AccountPanel({
  account: { type, number, balance, available },
  actions,
}: {
  account: Account;
  /** The buttons and links for its money. */
  actions: ReactNode;
}) {
  const history = useQuery(balanceHistoryQuery({ account: number }));
  return (
    <div className="account-panel">
      <BalanceSkyline
        title={
          <span className="account-panel-title">
            <HatchSwatch type={type} />
            {wireWordsTexts.account(type)}
          </span>
        }
        balanceMinor={balance}
        days={history.data}
        account={number}
        caption={wireWordsTexts.account(type)}
      />
      <LoadFailed text={texts.theBalancesOfPastDays} query={history} />
      <div className="account-panel-actions">{actions}</div>
      <p className="account-panel-number">
        <span className="muted">{texts.accountNumber}</span>
        <AccountNumber number={number} />
        <CopyButton text={number} what={texts.numberOf(wireWordsTexts.ownAccount(type))} />
        {available !== balance && (
          <span className="muted">
            {texts.availableNowTheRestIs(<MoneyText amount={available} />)}
          </span>
        )}
      </p>
    </div>
  );
}
