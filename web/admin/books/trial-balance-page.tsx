import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSearchParams } from '../../app/navigation/address.ts';
import { addDays, isCalendarDay, writtenDay } from '../../../contract/values/calendar-day.ts';
import { proofsQuery, trialBalanceQuery } from '../../api/books-queries.ts';
import { callForFile, type Answer } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { BooksLinks } from './books-links.tsx';
import { JournalExport } from './journal-export.tsx';
import { booksVerdict } from './books-verdict.ts';
import { ExportButton } from './export-button.tsx';
import { TrialBalanceTable } from './trial-balance-table.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import './books.css';

type TrialBalance = Answer<'GET /api/admin/books/trial-balance'>;

/** Shows the opening and the closing balance of every account of the bank for a bank day. */
function TrialBalancePage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = isCalendarDay(asked) ? asked : undefined;
  const [allAccounts, setAllAccounts] = useState(false);
  const [exportFailed, setExportFailed] = useState<string>();
  const query = useQuery(trialBalanceQuery(day));
  const { data, isPlaceholderData } = query;
  const proofs = useQuery(proofsQuery);
  // With the verdict above it, which would push it down.
  const isComing = !useHaveCome(query, proofs);
  const shownBalance = isComing ? undefined : data;
  const goTo = (next: string) => setParams(next === '' ? {} : { day: next }, { replace: true });
  const shown = day ?? data?.today ?? '';
  return (
    <>
      <StaffHead heading="Trial balance" detail={data && stateOf(data)}>
        <ExportButton
          name={`trial-balance-${shown}.csv`}
          load={() =>
            callForFile('GET /api/admin/books/trial-balance.csv', { query: { day, bom: 'true' } })
          }
          onFailed={setExportFailed}
        />
      </StaffHead>
      <BooksLinks />
      <NotLoaded what="The trial balance" query={query} />
      <Alert kind="error">{exportFailed}</Alert>
      {shownBalance && <VerdictLine balance={shownBalance} />}
      {!isComing && (
        <div className="books-choice">
          <Button
            look="secondary"
            compact
            aria-label="The day before"
            disabled={!data?.firstDay || shown <= data.firstDay}
            onClick={() => goTo(addDays(shown, -1))}
          >
            <Icon name="chevron-left" />
          </Button>
          <TextField
            label="Bank day"
            type="date"
            name="day"
            value={shown}
            min={data?.firstDay}
            max={data?.today}
            onChange={(event) => goTo(event.currentTarget.value)}
          />
          <Button
            look="secondary"
            compact
            aria-label="The day after"
            disabled={!data || shown >= data.today}
            onClick={() => goTo(addDays(shown, 1))}
          >
            <Icon name="chevron-right" />
          </Button>
          <Checkbox
            label="Show zero balances"
            checked={allAccounts}
            onChange={(event) => setAllAccounts(event.currentTarget.checked)}
          />
        </div>
      )}
      {isComing && <Skeleton lines={8} label="Loading the trial balance" />}
      <Stack gap={20} className="books-stack">
        {shownBalance?.totals.map((total) => (
          <TrialBalanceTable
            key={total.currency}
            total={total}
            lines={shownBalance.lines.filter(({ currency }) => currency === total.currency)}
            day={shown}
            allAccounts={allAccounts}
            stale={isPlaceholderData}
          />
        ))}
        {shownBalance?.firstDay !== undefined && (
          <JournalExport firstDay={shownBalance.firstDay} today={shownBalance.today} />
        )}
      </Stack>
    </>
  );
}

function stateOf({ day, today, firstDay, closedAt }: TrialBalance): string {
  const name = writtenDay(day);
  if (firstDay === undefined || day < firstDay) return `${name}, before the first entry`;
  if (day === today) return `${name}, so far`;
  return closedAt === undefined
    ? `${name}, over but not closed yet`
    : `${name}, closed ${formatExact(new Date(closedAt))}`;
}

/** The verdict on the books, above the figures that it sums up. */
function VerdictLine({ balance }: { balance: Answer<'GET /api/admin/books/trial-balance'> }) {
  const { data, error } = useQuery(proofsQuery);
  if (data === undefined && !error) return null;
  const { kind, headline, detail } = booksVerdict(balance, data);
  return (
    <Alert kind={kind} className="books-verdict">
      <strong>{headline}</strong> {detail} <Link to={paths.booksProof()}>Ledger check</Link>
    </Alert>
  );
}

export { TrialBalancePage as Page };
