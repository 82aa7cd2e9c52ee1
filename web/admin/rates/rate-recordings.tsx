import { writtenDay } from '../../../contract/calendar-day.ts';
import { currencies } from '../../../contract/money.ts';
import type { RecordedRates } from '../../../contract/reference-rates.ts';
import { formatExact } from '../../ui/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { ScrolledTable } from '../../ui/scrolled-table.tsx';

const published = currencies.filter((currency) => currency !== 'EUR');

/** What was recorded, day by day, as it was published: units for one euro. */
export function RateRecordings({ recordings }: { recordings: readonly RecordedRates[] }) {
  return (
    <Panel title="Recorded" aside={<span className="muted small">Units for one euro</span>}>
      <ScrolledTable className="recordings" label="Recorded rates">
        <thead>
          <tr>
            <th scope="col">Day</th>
            {published.map((currency) => (
              <th key={currency} scope="col" className="cell-numeric">
                {currency}
              </th>
            ))}
            <th scope="col">Recorded</th>
          </tr>
        </thead>
        <tbody>
          {recordings.map(({ day, perEuro, source, recordedAt, recordedBy, isSuperseded }) => (
            <tr key={`${day} ${recordedAt}`} className={isSuperseded ? 'recordings-replaced' : undefined}>
              <th scope="row">
                {writtenDay(day)}
                {isSuperseded && <span className="small"> (corrected since)</span>}
              </th>
              {published.map((currency) => (
                <td key={currency} className="cell-numeric">
                  {perEuro[currency] ?? '—'}
                </td>
              ))}
              <td className="muted">
                {recordedBy === 'system:bank' ? `${source}, shipped` : `${source}, by ${recordedBy}, ${formatExact(new Date(recordedAt))}`}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </Panel>
  );
}
