import { useId } from 'react';
import type { HistoryRange } from '../../../contract/accounts.ts';

const words: Record<HistoryRange, string> = {
  '1M': 'One month',
  '3M': 'Three months',
  '1Y': 'One year',
};

interface RangeChoiceProps {
  range: HistoryRange;
  onChoose: (range: HistoryRange) => void;
}

/** How far back the skyline goes. */
export function RangeChoice({ range, onChoose }: RangeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="range-choice">
      <legend className="visually-hidden">Days shown</legend>
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
