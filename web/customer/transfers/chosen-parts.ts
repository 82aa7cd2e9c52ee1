import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import type { AmountText } from '../../ui/money/money-text.tsx';
import { wholeList, type ListFilter } from './list-filter.ts';
import { filterText, savedOf } from './saved-filter.ts';

/** The fields that belong together: a range is one filter. */
const groups = [
  ['account'],
  ['type'],
  ['status'],
  ['amountFrom', 'amountTo'],
  ['from', 'to'],
  ['sortedAs'],
] as const satisfies readonly (keyof ListFilter)[][];

/**
 * Each filter that is chosen, in words, and the filter without it. The search stays in its own
 * field.
 */
export function chosenParts(
  filter: ListFilter,
  { today, amountText }: { today: CalendarDay; amountText: AmountText },
): { text: string; without: ListFilter }[] {
  return groups
    .filter((names) => names.some((name) => filter[name] !== ''))
    .map((names) => {
      const taken = Object.fromEntries(names.map((name) => [name, filter[name]]));
      const left = Object.fromEntries(names.map((name) => [name, '']));
      return {
        text: filterText(savedOf({ ...wholeList, ...taken }, today), amountText),
        without: { ...filter, ...left },
      };
    });
}
