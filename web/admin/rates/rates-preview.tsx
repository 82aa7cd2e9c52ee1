import { useState } from 'react';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import {
  jumpBps,
  type RateDoubt,
  type ReadRates,
} from '../../../contract/staff/reference-rates.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ScrolledTable } from '../../ui/lists/scrolled-table.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { rateText } from './rate-text.ts';

interface RatesPreviewProps {
  read: ReadRates;
  busy: boolean;
  onBook: (confirmed: boolean) => void;
}

const doubtTexts: Record<RateDoubt, string> = {
  jump: `A rate is more than ${percentText(jumpBps)} away from the one before.`,
  older: 'The file is older than the current rates, so no price changes.',
  correction: 'The bank already has rates for this day. These replace them from now on.',
};

/** Shows the effect of a file, old and new side by side. Doubts have to be looked at first. */
export function RatesPreview({
  read: { day, rates, isBooked, doubts },
  busy,
  onBook,
}: RatesPreviewProps) {
  const [looked, setLooked] = useState(false);
  return (
    <div className="rates-preview">
      <h3>Rates of {writtenDay(day)}</h3>
      <ScrolledTable figures label="Rates of the file">
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col" className="recordings-figure">
              Now
            </th>
            <th scope="col" className="recordings-figure">
              File
            </th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ currency, perEuro, before, isJump }) => (
            <tr key={currency}>
              <th scope="row">
                {currency}{' '}
                {isJump && (
                  <Badge look="bad" icon="alert">
                    Jump
                  </Badge>
                )}
              </th>
              <td className="recordings-figure">{rateText(before?.perEuro)}</td>
              <td className="recordings-figure rates-new">{rateText(perEuro)}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <Alert kind="info">{isBooked && 'The bank has exactly these rates already.'}</Alert>
      <Alert kind="warning">
        {doubts.length > 0 && doubts.map((doubt) => doubtTexts[doubt]).join(' ')}
      </Alert>
      {doubts.length > 0 && (
        <Checkbox
          label="I checked this and it is correct"
          checked={looked}
          onChange={(event) => setLooked(event.currentTarget.checked)}
        />
      )}
      <Button
        wide
        busy={busy}
        busyLabel="Saving..."
        disabledReason={
          isBooked
            ? 'Already saved'
            : doubts.length > 0 && !looked
              ? 'Check the warning first'
              : undefined
        }
        onClick={() => onBook(looked)}
      >
        Save rates
      </Button>
    </div>
  );
}
