import { useQuery } from '@tanstack/react-query';
import type { SavingsAccount } from '../../../contract/money/accounts.ts';
import { savingsQuery } from '../../api/account-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { AccountActivity } from '../accounts/account-activity.tsx';
import { AccountPage } from '../accounts/account-page.tsx';
import { AccountPanel } from '../accounts/account-panel.tsx';
import { Tips, type Tip } from '../accounts/tips.tsx';
import { MoveMoneyButton } from '../own-transfers/move-money-button.tsx';
import { SavingsGoal } from './savings-goal.tsx';
import { momentsAfterMs } from '../moments/moments-after.ts';
import { savingsTexts } from './savings.texts.ts';

const texts = savingsTexts.savingsPage;

const Moments = latePart(async () => (await import('../moments/moments.tsx')).GoalMoments, {
  afterMs: momentsAfterMs,
  lost: 'nothing',
});

// Most customers have none.
const ScheduledMoves = latePart(
  async () => (await import('../own-transfers/scheduled-moves.tsx')).ScheduledMoves,
  { afterMs: momentsAfterMs, lost: 'nothing' },
);

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
  return (
    <AccountPage
      heading={texts.savings}
      detail={texts.whatYouveSavedAndWhat}
      query={useQuery(savingsQuery)}
      words={{
        loading: texts.loadingSavingsAccount,
        failed: texts.failedToFetchSavings,
        none: texts.noSavingsAccount,
        whyNone: texts.youHaveNoOpenSavings,
      }}
    >
      {(account) => (
        <>
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
            <Moments />
            <ScheduledMoves />
            <SavingsGoal account={account} />
            <AccountActivity number={account.number} whyEmpty={texts.noActivityYetMoveMoney} />
          </div>
          <div>
            <Interest account={account} />
            <Tips title={texts.savingsTips} tips={tips} />
          </div>
        </>
      )}
    </AccountPage>
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
