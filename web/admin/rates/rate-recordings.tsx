import { currencies } from '../../../contract/money.ts';
import type { RecordedRates } from '../../../contract/reference-rates.ts';
import { DataTable, type Column } from '../../ui/lists/data-table.tsx';
import { formatDay, formatExact, noonOf } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { rateText } from './rate-text.ts';

const published = currencies.filter((currency) => currency !== 'EUR');

const columns: readonly Column<RecordedRates>[] = [
  {
    name: 'day',
    title: 'Day',
    cell: ({ day, isSuperseded }) => (
      <>
        <span className="ledger-name">{formatDay(noonOf(day))}</span>
        {isSuperseded && <span className="small"> (corrected since)</span>}
      </>
    ),
  },
  ...published.map((currency) => ({
    name: currency,
    title: currency,
    numeric: true,
    cell: ({ perEuro, isSuperseded }: RecordedRates) => (
      <>
        <span className="recorded-code">{currency}</span>
        <span className={isSuperseded ? 'recorded-replaced' : undefined}>
          {rateText(perEuro[currency])}
        </span>
      </>
    ),
  })),
  {
    name: 'recorded',
    title: 'Recorded',
    cell: ({ source, recordedAt, recordedBy }) => (
      <span className="muted">
        {recordedBy === 'system:bank'
          ? `${source}, shipped`
          : `${source}, by ${recordedBy}, ${formatExact(new Date(recordedAt))}`}
      </span>
    ),
  },
];

/** What was recorded, day by day, as it was published: units for one euro. */
export function RateRecordings({ recordings }: { recordings: readonly RecordedRates[] }) {
  return (
    <Panel title="Recorded" aside={<span className="muted small">Units for one euro</span>}>
      <DataTable
        caption="Recorded rates"
        columns={columns}
        rows={recordings}
        rowKey={({ day, recordedAt }) => `${day} ${recordedAt}`}
        className="recorded-table"
      />
    </Panel>
  );
}
