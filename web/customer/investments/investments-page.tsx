import { useQuery } from '@tanstack/react-query';
import { investmentsQuery } from '../../api/account-queries.ts';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AccountActivity } from '../accounts/account-activity.tsx';
import { AccountPanel } from '../accounts/account-panel.tsx';
import { Tips, type Tip } from '../accounts/tips.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { MoveMoneyButton } from '../own-transfers/move-money-button.tsx';
import { PageTop } from '../page-top.tsx';
import { MadeOf } from './made-of.tsx';
import '../../ui/panel.css';
import '../accounts/account-page.css';
import { investmentsTexts } from './investments.texts.ts';

const texts = investmentsTexts.investmentsPage;

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
  const investments = useQuery(investmentsQuery);
  const [account] = investments.data ?? [];
  return (
    <>
      <PageTop heading={texts.investments} detail={texts.whatYouPutToWork} />
      <LoadFailed text={texts.failedToFetchInvestment} query={investments} />
      {investments.isPending && <Skeleton lines={6} label={texts.loadingInvestmentAccount} />}
      {investments.data && !account && (
        <section className="panel" aria-label={texts.investments}>
          <EmptyState title={texts.noInvestmentAccount} reason={texts.youHaveNoOpenInvestment} />
        </section>
      )}
      {account && (
        <div className="account-page">
          <div>
            <AccountPanel
              account={account}
              actions={<MoveMoneyButton asked={{ to: account.number }} />}
            />
            <AccountActivity number={account.number} whyEmpty={texts.noActivityYetMoneyYou} />
          </div>
          <div>
            <MadeOf account={account} />
            <Tips title={texts.investmentTips} tips={tips} />
          </div>
        </div>
      )}
    </>
  );
}

export { InvestmentsPage as Page };
