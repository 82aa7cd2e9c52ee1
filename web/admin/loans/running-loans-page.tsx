import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { RunningLoan } from '../../../contract/staff/staff-loans.ts';
import type { Answer } from '../../api/client.ts';
import { runningLoansQuery } from '../../api/staff-loan-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { LoanStateBadge } from '../../bank/loan-state-badge.tsx';
import { MoneyText, moneyText } from '../../ui/money/money-text.tsx';
import { PageSteps } from '../../ui/lists/page-steps.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { usePagesAfter } from '../use-pages-after.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { PersonName } from '../person-name.tsx';
import { WithRight } from '../with-right.tsx';
import { StaffHead } from '../staff-head.tsx';
import { PayOutLoan } from './pay-out-loan.tsx';
import { countText } from '../../ui/values/format.ts';
import { plural } from '../../ui/values/plural.ts';
import '../../ui/panel.css';
import './running-loans-page.css';

const noLoans = (
  <EmptyState title="No loans yet" reason="A loan appears here once its application is approved." />
);
const noneOnPage = (
  <EmptyState
    title="No loans on this page"
    reason="Some loans were paid off since you opened the list."
    action={<Link to={paths.runningLoans()}>To the first page</Link>}
  />
);

/**
 * Loans to be paid out, those that wait for their customers, then those being paid back: the longest
 * overdue first.
 */
function RunningLoansPage() {
  const { after, onPrevious, goAfter } = usePagesAfter();
  const query = useQuery(runningLoansQuery(after));
  const { data, error, isPlaceholderData } = query;
  const [notice, setNotice] = useState<string>();
  const next = data?.next ?? undefined;
  return (
    <>
      <StaffHead heading="Running loans" detail={data && counts(data)} />
      <Alert kind="success">{notice}</Alert>
      <NotLoaded what="The loans" query={query} />
      <section className="panel" aria-label="Running loans">
        {data === undefined && !error && <Skeleton lines={8} label="Loading loans" />}
        {data && (
          <DataTable
            caption="Running loans, to be paid out first, then those offered, then the longest overdue"
            columns={columnsWith(setNotice)}
            rows={data.loans}
            rowKey={({ loan }) => loan._id}
            empty={data.total === 0 ? noLoans : noneOnPage}
            className="running-table"
            stale={isPlaceholderData}
          />
        )}
        {data && (onPrevious || next !== undefined) && (
          <PageSteps
            label={`${data.loans.length} of ${countText(data.total)} loans`}
            onPrevious={onPrevious}
            onNext={next === undefined ? undefined : () => goAfter(next)}
          />
        )}
      </section>
    </>
  );
}

/** `12 loans, $184,220.14 owed, 2 to pay out, 1 overdue` */
function counts({
  total,
  offered,
  toPayOut,
  overdue,
  owed,
}: Answer<'GET /api/admin/loans/running'>): string {
  const parts = [plural(total, { one: '# loan', other: '# loans' }), `${moneyText(owed)} owed`];
  if (toPayOut > 0) parts.push(`${toPayOut} to pay out`);
  if (offered > 0) parts.push(`${offered} offered`);
  if (overdue > 0) parts.push(`${overdue} overdue`);
  return parts.join(', ');
}

function columnsWith(onPaidOut: (notice: string) => void): readonly Column<RunningLoan>[] {
  return [
    {
      name: 'customer',
      title: 'Customer',
      cell: ({ customer, loan }) => (
        <>
          <PersonName person={customer} />
          <span className="ledger-detail">
            {loan.reference}
            {customer.suspended ? ', suspended' : ''}
          </span>
        </>
      ),
    },
    {
      name: 'owed',
      title: 'Owed',
      numeric: true,
      cell: ({ loan }) => (
        <>
          {/* A loan that has not been paid out is not owed. */}
          <MoneyText className="ledger-amount" amount={loan.standing?.owed ?? 0n} />
          <span className="ledger-detail">
            of <MoneyText amount={loan.loanAmount} />
          </span>
        </>
      ),
    },
    { name: 'next', title: 'Next payment', cell: ({ loan }) => <NextInstalment loan={loan} /> },
    {
      name: 'state',
      title: 'State',
      cell: ({ customer, loan }) => (
        <>
          <State loan={loan} />
          {loan.state === 'accepted' && (
            <div className="running-pay-out">
              <WithRight right="handle-money">
                <PayOutLoan loan={loan} customer={customer} onPaidOut={onPaidOut} />
              </WithRight>
            </div>
          )}
        </>
      ),
    },
  ];
}

function NextInstalment({ loan: { standing } }: Pick<RunningLoan, 'loan'>) {
  if (!standing?.next) return '—';
  const { next, instalments } = standing;
  return (
    <>
      {writtenDay(next.dueOn)}
      <span className="ledger-detail">
        <MoneyText amount={next.amount} />, {next.number} of {instalments}
      </span>
    </>
  );
}

function State({ loan: { state, standing, offer } }: Pick<RunningLoan, 'loan'>) {
  if (state === 'approved')
    return (
      <>
        <Badge look="waiting" icon="clock">
          Offered
        </Badge>
        <span className="ledger-detail">
          {offer ? `the customer can accept until ${writtenDay(offer.until)}` : 'not accepted'}
        </span>
      </>
    );
  if (!standing?.overdue) return <LoanStateBadge state={state} />;
  const { count, amount, since } = standing.overdue;
  return (
    <>
      <Badge look="bad" icon="alert">
        Overdue
      </Badge>
      <span className="ledger-detail">
        {plural(count, { one: '# payment', other: '# payments' })}, <MoneyText amount={amount} />,
        since {writtenDay(since)}
      </span>
    </>
  );
}

export { RunningLoansPage as Page };
