import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { incomeComparisons } from '../../../contract/staff/bank-statements.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { incomeStatementQuery } from '../../api/books-queries.ts';
import { callForFile, type Answer } from '../../api/client.ts';
import { useSearchParams } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import { BooksBack } from '../books/books-back.tsx';
import { ExportButton } from '../books/export-button.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { IncomeChoice } from './income-choice.tsx';
import { askedPeriod, periodName } from './income-period.ts';
import { IncomePicture } from './income-picture.tsx';
import { StatementTable } from './statement-table.tsx';
import { sectionTitles, stateOf, writtenDays } from './statement-words.ts';
import '../books/books.css';

type IncomeStatement = Answer<'GET /api/admin/books/income-statement'>;

/** Shows income and expenses of a period, next to another one. */
function IncomeStatementPage() {
  const [params, setParams] = useSearchParams();
  const [exportFailed, setExportFailed] = useState<string>();
  const asked = {
    ...askedPeriod(params),
    against: incomeComparisons.find((each) => each === params.get('against')),
  };
  const query = useQuery(incomeStatementQuery(asked));
  const { data, error, isPlaceholderData } = query;
  return (
    <>
      <BooksBack />
      <StaffHead
        heading="Income statement"
        detail={data && `${writtenDays(data.from, data.to)}, ${stateOf({ ...data, day: data.to })}`}
      >
        <Link className="lone-link" to={paths.balanceSheet()}>
          Balance sheet
        </Link>
        <ExportButton
          name={`income-statement-${data?.from ?? ''}-to-${data?.to ?? ''}.csv`}
          load={() =>
            callForFile('GET /api/admin/books/income-statement.csv', {
              query: { ...asked, bom: 'true' },
            })
          }
          onFailed={setExportFailed}
        />
      </StaffHead>
      <NotLoaded what="The income statement" query={query} />
      <Alert kind="error">{exportFailed}</Alert>
      {data && <Result statement={data} />}
      {error && !data && (
        <Link className="lone-link" to={paths.incomeStatement()}>
          This month
        </Link>
      )}
      {data && (
        <IncomeChoice
          asked={asked}
          firstDay={data.firstDay}
          today={data.today}
          onChoose={(next) =>
            setParams(
              Object.fromEntries(
                Object.entries(next).filter(
                  (entry): entry is [string, string] => entry[1] !== undefined,
                ),
              ),
              { replace: true },
            )
          }
        />
      )}
      {data === undefined && !error && <Skeleton lines={8} label="Loading the income statement" />}
      {data && <Lines statement={data} stale={isPlaceholderData} />}
    </>
  );
}

/** `November 2026`, `2026` or `Nov 21, 2026`; `Nov 1–21, 2026` of what is no whole month or year. */
function headOf({ from, to }: { from: string; to: string }, isWhole: boolean, span: string) {
  if (from === to) return formatDay(noonOf(from));
  if (isWhole && span === 'month') return periodName(from.slice(0, 7));
  if (isWhole && span === 'year') return from.slice(0, 4);
  return `${formatDay(noonOf(from))} to ${formatDay(noonOf(to))}`;
}

function Lines({ statement, stale }: { statement: IncomeStatement; stale: boolean }) {
  const { span, from, to, isRunning, against, sections, firstDay } = statement;
  const compared = {
    now: headOf({ from, to }, !isRunning, span),
    earlier: headOf(against, !isRunning, span),
    from,
    to,
  };
  return (
    <Stack gap={20} className="books-stack">
      {firstDay !== undefined && <IncomePicture sections={sections} {...compared} />}
      {sections.map(({ kind, lines, total, totalEarlier }) => (
        <StatementTable
          key={kind}
          title={sectionTitles[kind]}
          kind={kind}
          lines={lines}
          totals={{ total, totalEarlier }}
          compared={compared}
          allAccounts
          empty="No account is of this kind."
          stale={stale}
        />
      ))}
    </Stack>
  );
}

const resultText = (profit: bigint) =>
  profit < 0n ? `a loss of ${moneyText(-profit)}` : `a profit of ${moneyText(profit)}`;

/** Says what came of it, above the figures that it sums up. */
function Result({ statement }: { statement: IncomeStatement }) {
  const { profit, profitEarlier, movedToEquity, against, firstDay } = statement;
  return (
    <Alert kind="info" className="books-verdict">
      <strong>
        {profit < 0n ? 'Loss' : 'Profit'} of {moneyText(profit < 0n ? -profit : profit)}.
      </strong>{' '}
      {against.beforeFirst === 'all'
        ? 'The bank’s books had not begun in the period that it is compared with'
        : `${against.from === against.to ? 'On' : 'From'} ${writtenDays(against.from, against.to)} it was ${resultText(profitEarlier)}`}
      {against.beforeFirst !== 'no' && firstDay !== undefined
        ? `: they begin with ${writtenDay(firstDay)}.`
        : '.'}
      {movedToEquity !== 0n &&
        ` The year-end entry that moved ${resultText(movedToEquity)} to equity is left out.`}
    </Alert>
  );
}

export { IncomeStatementPage as Page };
