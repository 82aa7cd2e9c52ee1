import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { statementsQuery } from '../../api/statement-queries.ts';
import { paths } from '../../app/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { ExportPanel } from './export-panel.tsx';
import { MonthList } from './month-list.tsx';
import './statements-page.css';

/** Statements by month, and entries for any days. */
function StatementsPage() {
  const list = useQuery(statementsQuery);
  return (
    <>
      <PageTop
        heading="Statements"
        detail="A PDF for every month of every account, and your transactions as CSV."
      />
      <p className="statements-back">
        <Link className="lone-link" to={paths.transactions()}>
          All transactions
        </Link>
      </p>
      <LoadFailed text="Your statements could not be loaded." query={list} />
      {list.isPending && <Skeleton lines={6} label="Loading statements" />}
      {list.data && (
        <div className="statements-page">
          <MonthList {...list.data} />
          <ExportPanel accounts={list.data.statements} />
        </div>
      )}
    </>
  );
}

export { StatementsPage as Page };
