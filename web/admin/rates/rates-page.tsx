import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { RatesNow } from '../../../contract/staff/reference-rates.ts';
import { ratesQuery } from '../../api/policy-queries.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { Loaded } from '../loaded.tsx';
import { WithRight } from '../with-right.tsx';
import { StaffHead } from '../staff-head.tsx';
import { ImportRates } from './import-rates.tsx';
import { RateRecordings } from './rate-recordings.tsx';
import { plural } from '../../ui/values/plural.ts';
import './rates.css';

/** The reference rates the bank deals at, how old they are, and the file that brings new ones. */
function RatesPage() {
  const query = useQuery(ratesQuery);
  return (
    <>
      <StaffHead
        heading="Exchange rates"
        detail="Reference rates of the European Central Bank. Our spread is added on top; it is set under Policy, Exchange."
      />
      <Loaded what="The rates" query={query} lines={8}>
        {(data) => (
          <>
            <Alert kind="warning">{staleText(data)}</Alert>
            <Alert kind="warning">{notFetchedText(data)}</Alert>
            <Alert kind="info">{waitingText(data)}</Alert>
            <div className="rates">
              <div className="rates-columns">
                <Panel title="Current rates" aside={<AgeRule maximumDays={data.maximumDays} />}>
                  <DataTable
                    caption="Rates now"
                    columns={columns}
                    rows={data.rates}
                    rowKey={({ currency }) => currency}
                    empty={neverEmpty}
                    className="rates-table"
                  />
                  <p className="panel-body muted small">{fetchedText(data)}</p>
                </Panel>
                <WithRight right="change-terms">
                  <ImportRates />
                </WithRight>
                <RateRecordings recordings={data.recordings} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

/** Says why the bank could not fetch rates, and what staff do until it can. */
function notFetchedText({ fetching }: RatesNow): string | undefined {
  return fetching?.error === undefined
    ? undefined
    : `${fetching.error} The bank tries again every 15 minutes. Until then the current rates apply.`;
}

/** Says who brings the rates. */
function fetchedText({ fetching }: RatesNow): string {
  if (fetching === undefined)
    return 'Rates are imported by hand. An operator can have the bank fetch them.';
  return (
    `Fetched from ${fetching.from}. ` +
    (fetching.triedAt === undefined
      ? 'The first try is due within 15 minutes.'
      : `Last tried ${formatExact(new Date(fetching.triedAt))}.`)
  );
}

/** Says which rates a second person has to give, and who gave them first. */
function waitingText({ waiting }: RatesNow): string | undefined {
  if (waiting.length === 0) return undefined;
  return waiting
    .map(({ day, by, isYours }) =>
      isYours
        ? `You imported the rates of ${writtenDay(day)}. They take effect once a colleague imports ` +
          'the same file; where you alone change terms, once you import it again 24 hours later.'
        : `${by} imported the rates of ${writtenDay(day)}. They take effect once you import the ` +
          'same file, downloaded by yourself.',
    )
    .join(' ');
}

/** Rates come out on every working day in Frankfurt: a long weekend is no reason to warn. */
const usualDays = 5;

function staleText({ rates }: RatesNow): string | undefined {
  const dead = rates
    .filter(({ day, isTooOld }) => day === null || isTooOld)
    .map(({ currency }) => currency);
  if (dead.length > 0)
    return (
      `Transfers in ${dead.join(', ')} are refused: the newest rate is older than policy allows. ` +
      'Import the daily file.'
    );
  const oldest = Math.max(...rates.map(({ ageDays }) => ageDays ?? 0));
  return oldest > usualDays
    ? `The rates are ${oldest} days old. Customers get these rates until newer ones are imported.`
    : undefined;
}

function AgeRule({ maximumDays }: Pick<RatesNow, 'maximumDays'>) {
  return (
    <span className="muted small">
      {maximumDays === null
        ? 'No age limit. '
        : `At most ${plural(maximumDays, { one: '# day', other: '# days' })} old. `}
      <Link to={paths.policy('rateAge')}>Change</Link>
    </span>
  );
}

/** Of a rate that is worked out from two others; more of them only hide the ones that count. */
const shownDigits = 5;

const columns: readonly Column<RatesNow['rates'][number]>[] = [
  { name: 'currency', title: 'Currency', cell: ({ currency }) => <strong>{currency}</strong> },
  {
    name: 'dollars',
    title: 'US dollars for one',
    numeric: true,
    cell: ({ dollars }) => (dollars === null ? '—' : Number(dollars).toPrecision(shownDigits)),
  },
  { name: 'day', title: 'Of', cell: ({ day }) => (day === null ? '—' : writtenDay(day)) },
  { name: 'age', title: 'Age', cell: (rate) => <Age {...rate} /> },
];

function Age({ ageDays, isTooOld }: RatesNow['rates'][number]) {
  if (ageDays === null) return '—';
  const text = ageDays === 0 ? 'today' : plural(ageDays, { one: '# day', other: '# days' });
  if (!isTooOld) return text;
  return (
    <Badge look="bad" icon="alert">
      {text}, too old
    </Badge>
  );
}

export { RatesPage as Page };
