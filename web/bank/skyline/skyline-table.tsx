import { formatLongDay, noonOf } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import type { SkylineDay } from './skyline-day.ts';
import { skylineTexts } from '../bank.texts.ts';

const texts = skylineTexts.skylineTable;

interface SkylineTableProps {
  caption: string;
  days: readonly SkylineDay[];
  toCome: readonly SkylineDay[];
}

/** The data of a skyline for those who do not see it. */
export function SkylineTable({ caption, days, toCome }: SkylineTableProps) {
  const row = ({ day, total }: SkylineDay, isToCome = false) => (
    <tr key={day}>
      <td>
        {formatLongDay(noonOf(day))}
        {isToCome && texts.scheduled}
      </td>
      <td>
        <MoneyText amount={total} />
      </td>
    </tr>
  );
  return (
    // A table is never narrower than its words: hidden alone, it would widen the page.
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => row(day))}
          {toCome.map((day) => row(day, true))}
        </tbody>
      </table>
    </div>
  );
}
