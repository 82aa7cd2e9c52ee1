import { useId } from 'react';
import type { HistoryRange } from '../../../contract/money/accounts.ts';
import { livelySkylineTexts } from './accounts.texts.ts';

const texts = livelySkylineTexts.rangeChoice;

const words: Record<HistoryRange, string> = {
  '1M': texts.oneMonth,
  '3M': texts.threeMonths,
  '1Y': texts.oneYear,
};

interface RangeChoiceProps {
  range: HistoryRange;
  onChoose: (range: HistoryRange) => void;
}

/** The choice of the days that the skyline goes back. */
export function RangeChoice({ range, onChoose }: RangeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="range-choice">
      <legend className="visually-hidden">{texts.daysShown}</legend>
      {(Object.keys(words) as HistoryRange[]).map((choice) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={choice === range}
            aria-label={words[choice]}
            onChange={() => onChoose(choice)}
          />
          <span aria-hidden="true">{choice}</span>
        </label>
      ))}
    </fieldset>
  );
}
