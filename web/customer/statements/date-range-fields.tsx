import { useBankDay } from '../../bank/use-bank-day.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { dateRanges, type DateRange } from './date-ranges.ts';
import './statements.css';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.dateRangeFields;

interface DateRangeFieldsProps extends DateRange {
  onChange: (range: DateRange) => void;
}

/** Two days, typed or picked, and the ranges most people want. Empty means without an end. */
export function DateRangeFields({ from, to, onChange }: DateRangeFieldsProps) {
  const today = useBankDay();
  const wrongWay = from !== '' && to !== '' && from > to;
  return (
    <div className="date-range">
      <TextField
        label={texts.from}
        type="date"
        name="from"
        value={from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value, to })}
      />
      <TextField
        label={texts.to}
        type="date"
        name="to"
        value={to}
        error={wrongWay ? texts.theFirstDayMustNot : undefined}
        onChange={({ currentTarget }) => onChange({ from, to: currentTarget.value })}
      />
      <div className="date-range-shortcuts" role="group" aria-label={texts.ranges}>
        {Object.entries(dateRanges(today)).map(([name, range]) => (
          <button
            key={name}
            type="button"
            aria-pressed={range.from === from && range.to === to}
            onClick={() => onChange(range)}
          >
            {wireWordsTexts.days(name)}
          </button>
        ))}
      </div>
    </div>
  );
}
