import { useState } from 'react';
import { currencies } from '../../../contract/values/money.ts';
import type { RecordedRates } from '../../../contract/staff/reference-rates.ts';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import { lineHeight, lineWidth, pathOf, rateLine, type RatePoint } from './rate-line.ts';
import { rateText } from './rate-text.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import './rates.css';

export const published = currencies.filter((currency) => currency !== 'EUR');

const atPoint = ({ rate, day }: RatePoint) => `${rateText(rate)} on ${formatDay(noonOf(day))}`;

/** One currency over the recorded days, drawn from the rows of the table below. */
export function RateHistory({ recordings }: { recordings: readonly RecordedRates[] }) {
  const [currency, setCurrency] = useState<string>('USD');
  const line = rateLine(recordings, currency);
  const [first, last] = [line?.points[0], line?.points.at(-1)];
  return (
    <Stack gap={16} className="panel-body rate-history">
      <SegmentedField
        label="Currency"
        name="rate-currency"
        choices={published}
        chosen={currency}
        onChoose={setCurrency}
      />
      {line && first && last ? (
        <figure>
          <svg
            className="rate-line"
            viewBox={`0 0 ${lineWidth} ${lineHeight}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={
              `${currency} for one euro, ${formatDay(noonOf(first.day))} to ` +
              `${formatDay(noonOf(last.day))}: lowest ${atPoint(line.lowest)}, highest ` +
              atPoint(line.highest)
            }
          >
            <path d={pathOf(line.points)} />
          </svg>
          <figcaption>
            <span>{formatDay(noonOf(first.day))}</span>
            <span>
              Lowest {atPoint(line.lowest)} · highest {atPoint(line.highest)}
            </span>
            <span>{formatDay(noonOf(last.day))}</span>
          </figcaption>
        </figure>
      ) : (
        <p className="muted small">A line is drawn once two days are recorded.</p>
      )}
    </Stack>
  );
}
