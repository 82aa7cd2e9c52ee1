import type { UseQueryResult } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Account } from '../../../contract/people/account.ts';
import { shareOf } from '../../../contract/values/share-of.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { HatchSwatch, hatchClass } from '../../bank/account-hatch.tsx';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { MoveMoneyButton } from '../own-transfers/move-money-button.tsx';
import { isLow } from './is-low.ts';
import { numberWriter } from '../../ui/values/format.ts';
import './accounts-and-cards.css';
import { dashboardTexts } from './dashboard.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { shortType } from '../../../contract/money/transfer-words.ts';

const texts = dashboardTexts.accountSummary;

const percentText = numberWriter({ style: 'percent' });

export function AccountSummary({ query }: { query: UseQueryResult<Account[]> }) {
  const accounts = query.data;
  return (
    <section className="account-summary" aria-labelledby="account-summary">
      <div className="account-summary-head">
        <h2 id="account-summary">{texts.accountSummary}</h2>
        {accounts && accounts.length > 1 && <MoveMoneyButton />}
      </div>
      <LoadFailed text={texts.yourAccountsCouldNotBe} query={query} />
      {query.isPending && <Skeleton lines={3} label={texts.loadingAccounts} />}
      {accounts && (
        <>
          <p className="account-total">
            {texts.totalBalance(<MoneyText amount={totalBalanceMinor(accounts)} />)}
          </p>
          <ShareBar accounts={accounts} />
          <ul>
            {accounts.map((account) => (
              <AccountCard key={account._id} account={account} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function AccountCard({ account }: { account: Account }) {
  const { type, number, balance, available } = account;
  return (
    <li>
      <div className="account-name">
        <h3>
          <HatchSwatch type={type} />
          {wireWordsTexts.account(type)}
        </h3>
        <p className="account-digits">
          <AccountNumber number={number} />
          <CopyButton text={number} what={texts.numberOf(wireWordsTexts.ownAccount(type))} />
        </p>
      </div>
      <p className="account-balance">
        <MoneyText amount={balance} />
        {available !== balance && (
          <span className="account-available">
            {texts.available(<MoneyText amount={available} />)}
          </span>
        )}
        {isLow(account) && (
          <span className="account-low">
            <Icon name="alert" small />
            {texts.lowBalance}
          </span>
        )}
      </p>
    </li>
  );
}

/** Shares of the money by account; nothing is drawn without money, or while amounts are hidden. */
function ShareBar({ accounts }: { accounts: readonly Account[] }) {
  const hidden = useContext(AmountsHidden);
  const funded = accounts.filter(({ balance }) => balance > 0n);
  const total = totalBalanceMinor(funded);
  if (hidden || funded.length === 0) return null;
  const words = funded.map(
    ({ type, balance }) => `${shortType(type)} ${percentText(shareOf(balance, total))}`,
  );
  return (
    <div className="share-bar" role="img" aria-label={texts.ofYourTotal(words.join(', '))}>
      {funded.map(({ _id, type, balance }) => (
        <span
          key={_id}
          className={hatchClass(type)}
          style={{ flexGrow: shareOf(balance, total) }}
        />
      ))}
    </div>
  );
}
