import { useQuery } from '@tanstack/react-query';
import type { SavingsAccount } from '../../../contract/accounts.ts';
import { savingsQuery } from '../../api/account-queries.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { percentText } from '../../ui/percent-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountActivity } from '../accounts/account-activity.tsx';
import { AccountPanel } from '../accounts/account-panel.tsx';
import { Tips, type Tip } from '../accounts/tips.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import '../../ui/panel.css';
import '../accounts/account-page.css';

const tips: readonly Tip[] = [
  { title: 'Pay yourself first', text: 'Move a fixed sum here the day your pay arrives, before the month spends it.' },
  { title: 'Keep three months in reach', text: 'Three months of rent, food and bills carry you through most surprises.' },
  { title: 'Let interest stay', text: 'What is credited earns interest itself from that day on.' },
  { title: 'Round it up', text: 'A few dollars after every purchase are a holiday by the end of the year.' },
];

export function Component() {
  const savings = useQuery(savingsQuery);
  const [account] = savings.data ?? [];
  return (
    <>
      <PageTop documentTitle="Savings" heading="Savings" detail="What you have set aside, and what it earns." />
      <LoadFailed text="Failed to fetch savings account data." query={savings} />
      {savings.isPending && <Skeleton lines={6} label="Loading savings account" />}
      {savings.data && !account && (
        <section className="panel" aria-label="Savings">
          <EmptyState title="No savings account" reason="You have no open savings account. Our support opens one with you." />
        </section>
      )}
      {account && (
        <div className="account-page">
          <div>
            <AccountPanel account={account} />
            <AccountActivity number={account.number} whyEmpty="No activity yet. Money you set aside, and the interest on it, will appear here." />
          </div>
          <div>
            <Interest account={account} />
            <Tips title="Savings tips" tips={tips} />
          </div>
        </div>
      )}
    </>
  );
}

function Interest({ account: { rateBps, apyBps, interestThisMonth, interestThisYear } }: { account: SavingsAccount }) {
  return (
    <Panel title="Interest earned">
      <dl className="account-facts">
        <div>
          <dt>This month, until yesterday</dt>
          <dd>
            <MoneyText amount={interestThisMonth} />
          </dd>
        </div>
        <div>
          <dt>Credited this year</dt>
          <dd>
            <MoneyText amount={interestThisYear} />
          </dd>
        </div>
        <div>
          <dt>Interest rate</dt>
          <dd className="lm-money">{percentText(rateBps)}</dd>
        </div>
        <div>
          <dt>Annual percentage yield (APY)</dt>
          <dd className="lm-money">{percentText(apyBps)}</dd>
        </div>
      </dl>
      <p className="account-note">
        Every day earns on its closing balance, at the rate of that day. On the first of the month we credit the month before; from then on that interest earns
        interest too. Over a year this adds up to the APY, which is why it is a little above the rate. The rate may change; days that have passed keep theirs.
      </p>
    </Panel>
  );
}
