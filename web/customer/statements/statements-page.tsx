import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { statementsQuery } from '../../api/statement-queries.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { ExportPanel } from './export-panel.tsx';
import { MonthList } from './month-list.tsx';
import { StatementDelivery } from './statement-delivery.tsx';
import { YearlyPapers } from './yearly-papers.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import './statements.css';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.statementsPage;

/** Statements by month, how they come, papers by year, and entries for any days. */
function StatementsPage() {
  const list = useQuery(statementsQuery);
  return (
    <>
      <PageTop heading={texts.statements} detail={texts.aPdfForEveryMonth} />
      <p className="statements-back">
        <Link className="lone-link" to={paths.transactions()}>
          {texts.allTransactions}
        </Link>
      </p>
      <LoadFailed text={texts.yourStatementsCouldNotBe} query={list} />
      {list.isPending && <Skeleton lines={6} label={texts.loadingStatements} />}
      {list.data && (
        <Stack gap={24} className="statements-page">
          <MonthList {...list.data} />
          <StatementDelivery kept={list.data.delivery} />
          <YearlyPapers {...list.data} />
          <ExportPanel accounts={list.data.statements} />
        </Stack>
      )}
    </>
  );
}

export { StatementsPage as Page };
