import { useQuery } from '@tanstack/react-query';
import type { SavingsAccount } from '../../../contract/accounts.ts';
import { savingsQuery } from '../../api/account-queries.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AccountActivity } from '../accounts/account-activity.tsx';
import { AccountPanel } from '../accounts/account-panel.tsx';
import { Tips, type Tip } from '../accounts/tips.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { MoveMoneyButton } from '../own-transfers/move-money-button.tsx';
import { PageTop } from '../page-top.tsx';
import { SavingsGoal } from './savings-goal.tsx';
import '../../ui/panel.css';
import '../accounts/account-page.css';

const tips: readonly Tip[] = [
  {
    title: 'Pay yourself first',
    text: 'Move a set amount here on payday, before you spend it.',
  },
  {
    title: 'Keep three months in reach',
    text: 'Three months of rent, food and bills cover most surprises.',
  },
  { title: 'Let interest stay', text: 'Interest you leave here earns interest too.' },
  {
    title: 'Round it up',
    text: 'A few dollars after each purchase add up to a vacation by the end of the year.',
  },
];

function SavingsPage() {
  const savings = useQuery(savingsQuery);
  const [account] = savings.data ?? [];
  return (
    <>
      <PageTop heading="Savings" detail="What you’ve saved and what it earns." />
      <LoadFailed text="Failed to fetch savings account data." query={savings} />
      {savings.isPending && <Skeleton lines={6} label="Loading savings account" />}
      {savings.data && !account && (
        <section className="panel" aria-label="Savings">
          <EmptyState
            title="No savings account"
            reason="You have no open savings account. Our support opens one with you."
          />
        </section>
      )}
      {account && (
        <div className="account-page">
          <div>
            <AccountPanel
              account={account}
              actions={
                <>
                  <MoveMoneyButton label="Move money in" asked={{ to: account.number }} />
                  <MoveMoneyButton label="Move money out" asked={{ from: account.number }} />
                </>
              }
            />
            <SavingsGoal account={account} />
            <AccountActivity
              number={account.number}
              whyEmpty="No activity yet. Move money here and it shows up."
            />
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

function Interest({
  account: { rateBps, apyBps, interestThisMonth, interestThisYear },
}: {
  account: SavingsAccount;
}) {
  return (
    <Panel title="Interest earned">
      <dl className="account-facts">
        <div>
          <dt>Earned this month</dt>
          <dd>
            <MoneyText amount={interestThisMonth} />
          </dd>
        </div>
        <div>
          <dt>Paid this year</dt>
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
        Interest is calculated daily on your closing balance and paid on the 1st of each month. APY
        includes compounding. Rates can change.
      </p>
    </Panel>
  );
}

export { SavingsPage as Page };
