import { useState } from 'react';
import type { RecordedRates } from '../../../contract/staff/reference-rates.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DataTable, neverEmpty, type Column } from '../../ui/lists/data-table.tsx';
import { formatDay, formatExact, noonOf } from '../../ui/values/format-date.ts';
import { countText } from '../../ui/values/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { published, RateHistory } from './rate-history.tsx';
import { rateText } from './rate-text.ts';

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
        <span className={classNames('recorded-rate', isSuperseded && 'recorded-replaced')}>
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
        {recordedText(source, recordedBy, formatExact(new Date(recordedAt)))}
      </span>
    ),
  },
];

function recordedText(source: string, by: string, at: string): string {
  if (by === 'system:bank') return `${source}, shipped`;
  if (by === 'system:reference-rates') return `${source}, fetched ${at}`;
  return `${source}, by ${by === 'system:rates' ? 'an operator' : by}, ${at}`;
}

/** As many as one looks at; the others unfold. */
const shownAtFirst = 10;

/** Lists the recorded rates, day by day, as they were published: units for one euro. */
export function RateRecordings({ recordings }: { recordings: readonly RecordedRates[] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <Panel title="History" aside={<span className="muted small">Units for one euro</span>}>
      <RateHistory recordings={recordings} />
      <DataTable
        caption="Recorded rates"
        columns={columns}
        rows={isWhole ? recordings : recordings.slice(0, shownAtFirst)}
        rowKey={({ day, recordedAt }) => `${day} ${recordedAt}`}
        empty={neverEmpty}
        className="recorded-table"
      />
      {!isWhole && recordings.length > shownAtFirst && (
        <p className="panel-body">
          <Button look="quiet" compact onClick={() => setIsWhole(true)}>
            Show all {countText(recordings.length)}
          </Button>
        </p>
      )}
    </Panel>
  );
}
