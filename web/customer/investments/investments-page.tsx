import { useQuery } from '@tanstack/react-query';
import type { InvestmentAccount } from '../../../contract/accounts.ts';
import { investmentsQuery } from '../../api/account-queries.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AccountActivity } from '../accounts/account-activity.tsx';
import { AccountPanel } from '../accounts/account-panel.tsx';
import { Tips, type Tip } from '../accounts/tips.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { MoveMoneyButton } from '../own-transfers/move-money-button.tsx';
import { PageTop } from '../page-top.tsx';
import '../../ui/panel.css';
import '../accounts/account-page.css';

const tips: readonly Tip[] = [
  { title: 'Think in years', text: 'Money you need within five years is better kept in savings.' },
  { title: 'Spread it', text: 'Many small parts fall less hard than one large one.' },
  {
    title: 'Invest steadily',
    text: 'The same sum every month buys more when prices are low, without guessing when.',
  },
  {
    title: 'Mind the cost',
    text: 'Fees are certain and returns are not: compare what each choice costs a year.',
  },
];

function InvestmentsPage() {
  const investments = useQuery(investmentsQuery);
  const [account] = investments.data ?? [];
  return (
    <>
      <PageTop heading="Investments" detail="What you put to work for the years ahead." />
      <LoadFailed text="Failed to fetch investment account data." query={investments} />
      {investments.isPending && <Skeleton lines={6} label="Loading investment account" />}
      {investments.data && !account && (
        <section className="panel" aria-label="Investments">
          <EmptyState
            title="No investment account"
            reason="You have no open investment account. Our support opens one with you."
          />
        </section>
      )}
      {account && (
        <div className="account-page">
          <div>
            <AccountPanel
              account={account}
              actions={<MoveMoneyButton asked={{ to: account.number }} />}
            />
            <AccountActivity
              number={account.number}
              whyEmpty="No activity yet. Money you move here will appear here."
            />
          </div>
          <div>
            <Value account={account} />
            <Tips title="Investment tips" tips={tips} />
          </div>
        </div>
      )}
    </>
  );
}

function Value({ account: { balance, asOf } }: { account: InvestmentAccount }) {
  return (
    <Panel title="Value">
      <dl className="account-facts">
        <div>
          <dt>Account value</dt>
          <dd>
            <MoneyText amount={balance} />
          </dd>
        </div>
        <div>
          <dt>As of</dt>
          <dd>
            <time dateTime={asOf}>{formatExact(new Date(asOf))}</time>
          </dd>
        </div>
      </dl>
      <p className="account-note">
        <strong>
          Investments are not insured, are not guaranteed by the bank and may lose value.
        </strong>{' '}
        The deposit insurance of up to $250,000 covers checking and savings accounts only.
      </p>
    </Panel>
  );
}

export { InvestmentsPage as Page };
