import { useQuery } from '@tanstack/react-query';
import type { SavingsAccount } from '../../../contract/accounts.ts';
import { savingsQuery } from '../../api/account-queries.ts';
import { LatePart } from '../../app/late-part.tsx';
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
import { momentsAfterMs } from '../moments/moments-after.ts';
import '../../ui/panel.css';
import '../accounts/account-page.css';
import { savingsTexts } from './savings.texts.ts';

const texts = savingsTexts.savingsPage;

const loadMoments = async () => (await import('../moments/moments.tsx')).GoalMoments;

const tips: readonly Tip[] = [
  {
    title: texts.payYourselfFirst,
    text: texts.moveASetAmountHere,
  },
  {
    title: texts.keepThreeMonthsInReach,
    text: texts.threeMonthsOfRentFood,
  },
  { title: texts.letInterestStay, text: texts.interestYouLeaveHereEarns },
  {
    title: texts.roundItUp,
    text: texts.aFewDollarsAfterEach,
  },
];

function SavingsPage() {
  const savings = useQuery(savingsQuery);
  const [account] = savings.data ?? [];
  return (
    <>
      <PageTop heading={texts.savings} detail={texts.whatYouveSavedAndWhat} />
      <LoadFailed text={texts.failedToFetchSavings} query={savings} />
      {savings.isPending && <Skeleton lines={6} label={texts.loadingSavingsAccount} />}
      {savings.data && !account && (
        <section className="panel" aria-label={texts.savings}>
          <EmptyState title={texts.noSavingsAccount} reason={texts.youHaveNoOpenSavings} />
        </section>
      )}
      {account && (
        <div className="account-page">
          <div>
            <AccountPanel
              account={account}
              actions={
                <>
                  <MoveMoneyButton label={texts.moveMoneyIn} asked={{ to: account.number }} />
                  <MoveMoneyButton label={texts.moveMoneyOut} asked={{ from: account.number }} />
                </>
              }
            />
            <LatePart startMs={momentsAfterMs} load={loadMoments} />
            <SavingsGoal account={account} />
            <AccountActivity number={account.number} whyEmpty={texts.noActivityYetMoveMoney} />
          </div>
          <div>
            <Interest account={account} />
            <Tips title={texts.savingsTips} tips={tips} />
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
    <Panel title={texts.interestEarned}>
      <dl className="account-facts">
        <div>
          <dt>{texts.earnedThisMonth}</dt>
          <dd>
            <MoneyText amount={interestThisMonth} />
          </dd>
        </div>
        <div>
          <dt>{texts.paidThisYear}</dt>
          <dd>
            <MoneyText amount={interestThisYear} />
          </dd>
        </div>
        <div>
          <dt>{texts.interestRate}</dt>
          <dd className="lm-money">{percentText(rateBps)}</dd>
        </div>
        <div>
          <dt>{texts.annualPercentageYieldApy}</dt>
          <dd className="lm-money">{percentText(apyBps)}</dd>
        </div>
      </dl>
      <p className="account-note">{texts.interestIsCalculatedDaily}</p>
    </Panel>
  );
}

export { SavingsPage as Page };
