import { useQuery } from '@tanstack/react-query';
import { investmentsQuery } from '../../api/account-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { AccountActivity } from '../accounts/account-activity.tsx';
import { AccountPage } from '../accounts/account-page.tsx';
import { AccountPanel } from '../accounts/account-panel.tsx';
import { Tips, type Tip } from '../accounts/tips.tsx';
import { momentsAfterMs } from '../moments/moments-after.ts';
import { MoveMoneyButton } from '../own-transfers/move-money-button.tsx';
import { MadeOf } from './made-of.tsx';
import { investmentsTexts } from './investments.texts.ts';

const texts = investmentsTexts.investmentsPage;

// Most customers have none.
const ScheduledMoves = latePart(
  async () => (await import('../own-transfers/scheduled-moves.tsx')).ScheduledMoves,
  { afterMs: momentsAfterMs, lost: 'nothing' },
);

const tips: readonly Tip[] = [
  { title: texts.thinkInYears, text: texts.moneyYouNeedWithinFive },
  { title: texts.spreadIt, text: texts.manySmallPartsFallLess },
  {
    title: texts.investSteadily,
    text: texts.theSameSumEveryMonth,
  },
  {
    title: texts.mindTheCost,
    text: texts.feesAreCertainAndReturns,
  },
];

function InvestmentsPage() {
  return (
    <AccountPage
      heading={texts.investments}
      detail={texts.whatYouPutToWork}
      query={useQuery(investmentsQuery)}
      words={{
        loading: texts.loadingInvestmentAccount,
        failed: texts.failedToFetchInvestment,
        none: texts.noInvestmentAccount,
        whyNone: texts.youHaveNoOpenInvestment,
      }}
    >
      {(account) => (
        <>
          <div>
            <AccountPanel
              account={account}
              actions={<MoveMoneyButton asked={{ to: account.number }} />}
            />
            <ScheduledMoves />
            <AccountActivity number={account.number} whyEmpty={texts.noActivityYetMoneyYou} />
          </div>
          <div>
            <MadeOf account={account} />
            <Tips title={texts.investmentTips} tips={tips} />
          </div>
        </>
      )}
    </AccountPage>
  );
}

export { InvestmentsPage as Page };
