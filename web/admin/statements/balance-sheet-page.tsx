import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  type SheetComparison,
  sheetComparisons,
  type StatementSection,
} from '../../../contract/staff/bank-statements.ts';
import { addDays, isCalendarDay, writtenDay } from '../../../contract/values/calendar-day.ts';
import { balanceSheetQuery } from '../../api/books-queries.ts';
import { callForFile, type Answer } from '../../api/client.ts';
import { useSearchParams } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { moneyText } from '../../ui/money/money-text.tsx';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import { BooksBack } from '../books/books-back.tsx';
import { ExportButton } from '../books/export-button.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { BalancePicture } from './balance-picture.tsx';
import { type Compared, StatementTable } from './statement-table.tsx';
import { sectionTitles, stateOf } from './statement-words.ts';
import '../books/books.css';

type BalanceSheet = Answer<'GET /api/admin/books/balance-sheet'>;

const comparisons: Record<SheetComparison, string> = {
  day_before: 'The day before',
  month_before: 'A month before',
  year_before: 'A year before',
  chosen: 'Another day',
};

/** Drops what is not asked for, and what no sheet can be of. */
function askedOf(params: URLSearchParams) {
  const dayOf = (name: string) => {
    const text = params.get(name) ?? '';
    return isCalendarDay(text) ? text : undefined;
  };
  const chosen = dayOf('chosen');
  const against =
    chosen === undefined
      ? sheetComparisons.find((each) => each !== 'chosen' && each === params.get('against'))
      : 'chosen';
  return { day: dayOf('day'), against, chosen } as const;
}

/** Shows assets, liabilities and equity at the end of a day, next to another day. */
function BalanceSheetPage() {
  const [params, setParams] = useSearchParams();
  const asked = askedOf(params);
  const [allAccounts, setAllAccounts] = useState(false);
  const [exportFailed, setExportFailed] = useState<string>();
  const query = useQuery(balanceSheetQuery(asked));
  const { data, error, isPlaceholderData } = query;
  const shown = asked.day ?? data?.today ?? '';
  const choose = (change: Partial<typeof asked>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ ...asked, ...change }).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      ),
      { replace: true },
    );
  const compareWith = (against: SheetComparison) =>
    choose({
      against,
      chosen: against === 'chosen' ? (data?.against.day ?? addDays(shown, -1)) : undefined,
    });
  return (
    <>
      <BooksBack />
      <StaffHead
        heading="Balance sheet"
        detail={data && `At the end of ${writtenDay(data.day)}, ${stateOf(data)}`}
      >
        <Link className="lone-link" to={paths.incomeStatement()}>
          Income statement
        </Link>
        <ExportButton
          name={`balance-sheet-${shown}.csv`}
          load={() =>
            callForFile('GET /api/admin/books/balance-sheet.csv', {
              query: { ...asked, bom: 'true' },
            })
          }
          onFailed={setExportFailed}
        />
      </StaffHead>
      <NotLoaded what="The balance sheet" query={query} />
      <Alert kind="error">{exportFailed}</Alert>
      {data && <Verdict sheet={data} />}
      {(data || error) && (
        <div className="books-choice statement-choice">
          <Button
            look="secondary"
            compact
            aria-label="The day before"
            disabled={!data?.firstDay || shown <= data.firstDay}
            onClick={() => choose({ day: addDays(shown, -1) })}
          >
            <Icon name="chevron-left" />
          </Button>
          <TextField
            label="End of day"
            type="date"
            name="day"
            value={shown}
            min={data?.firstDay}
            max={data?.today}
            onChange={({ currentTarget: { value } }) =>
              choose({ day: value === '' ? undefined : value })
            }
          />
          <Button
            look="secondary"
            compact
            aria-label="The day after"
            disabled={!data || shown >= data.today}
            onClick={() => choose({ day: addDays(shown, 1) })}
          >
            <Icon name="chevron-right" />
          </Button>
          <SelectField
            label="Compare with"
            name="against"
            choices={sheetComparisons}
            wordOf={(choice) => comparisons[choice as SheetComparison]}
            value={asked.against ?? 'month_before'}
            onChange={({ currentTarget }) => compareWith(currentTarget.value as SheetComparison)}
          />
          {asked.against === 'chosen' && (
            <TextField
              label="Day to compare with"
              type="date"
              name="chosen"
              value={asked.chosen ?? ''}
              max={data?.today}
              onChange={({ currentTarget: { value } }) =>
                isCalendarDay(value) && choose({ chosen: value })
              }
            />
          )}
          <Checkbox
            label="Show zero balances"
            checked={allAccounts}
            onChange={(event) => setAllAccounts(event.currentTarget.checked)}
          />
        </div>
      )}
      {data === undefined && !error && <Skeleton lines={8} label="Loading the balance sheet" />}
      {data && <Sheet sheet={data} allAccounts={allAccounts} stale={isPlaceholderData} />}
    </>
  );
}

/** The entries that a difference is made of: those after the earlier day, up to the later one. */
function comparedOf({ day, against }: BalanceSheet): Compared {
  const [early, to] = [day, against.day].toSorted() as [string, string];
  return {
    now: formatDay(noonOf(day)),
    earlier: formatDay(noonOf(against.day)),
    from: early === to ? to : addDays(early, 1),
    to,
  };
}

const sectionOf = ({ sections }: BalanceSheet, kind: StatementSection['kind']) =>
  sections.find((section) => section.kind === kind) ?? {
    kind,
    lines: [],
    total: 0n,
    totalEarlier: 0n,
  };

function Sheet({
  sheet,
  allAccounts,
  stale,
}: {
  sheet: BalanceSheet;
  allAccounts: boolean;
  stale: boolean;
}) {
  const compared = comparedOf(sheet);
  const [assets, liabilities, equity] = [
    sectionOf(sheet, 'assets'),
    sectionOf(sheet, 'liabilities'),
    sectionOf(sheet, 'equity'),
  ];
  return (
    <Stack gap={20} className="books-stack">
      {sheet.firstDay !== undefined && (
        <BalancePicture
          now={compared.now}
          earlier={compared.earlier}
          sides={[
            { title: 'Assets', lines: assets.lines, total: assets.total },
            {
              title: 'Liabilities and equity',
              lines: [...liabilities.lines, ...equity.lines],
              total: liabilities.total + equity.total,
            },
          ]}
        />
      )}
      {[assets, liabilities, equity].map(({ kind, lines, total, totalEarlier }) => (
        <StatementTable
          key={kind}
          title={sectionTitles[kind]}
          kind={kind}
          lines={lines}
          totals={{ total, totalEarlier }}
          compared={compared}
          allAccounts={allAccounts}
          empty="Nothing on either day. Accounts show up here with their first balance."
          stale={stale}
        />
      ))}
      <StatementTable
        title="Other currencies, not converted"
        kind="assets"
        lines={sheet.foreign}
        compared={compared}
        allAccounts={allAccounts}
        empty="Nothing on either day. Positions show up here with the first payment in another currency."
        stale={stale}
      />
    </Stack>
  );
}

/** Says whether the sheet balances, above the figures that it sums up. */
function Verdict({ sheet }: { sheet: BalanceSheet }) {
  const { difference, differenceEarlier, against, firstDay } = sheet;
  const assets = sectionOf(sheet, 'assets').total;
  const began =
    against.beforeFirst && firstDay !== undefined
      ? ` The books begin with ${writtenDay(firstDay)}: there was nothing on ${writtenDay(against.day)}.`
      : '';
  if (difference === 0n && differenceEarlier === 0n)
    return (
      <Alert kind="success" className="books-verdict">
        <strong>Balances.</strong> Assets of {moneyText(assets)} equal liabilities of{' '}
        {moneyText(sectionOf(sheet, 'liabilities').total)} plus equity of{' '}
        {moneyText(sectionOf(sheet, 'equity').total)}.{began}
      </Alert>
    );
  const [day, apart] =
    difference === 0n ? [against.day, differenceEarlier] : [sheet.day, difference];
  return (
    <Alert kind="error" className="books-verdict">
      <strong>Does not balance.</strong> At the end of {writtenDay(day)}, assets are{' '}
      {moneyText(apart < 0n ? -apart : apart)} {apart < 0n ? 'less' : 'more'} than liabilities and
      equity. <Link to={paths.booksProof()}>Run the ledger check</Link>
    </Alert>
  );
}

export { BalanceSheetPage as Page };
