import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { parseDecimal } from '../../../contract/values/money.ts';
import { movingDays } from '../../../contract/values/moving-days.ts';
import type { SavedSearch } from '../../../contract/money/saved-searches.ts';
import { formatDay, noonOf } from '../../ui/values/format-date.ts';
import type { AmountText } from '../../ui/money/money-text.tsx';
import { sortedWord } from '../insight/sorted-word.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';
import { dateRanges } from '../statements/date-ranges.ts';
import { wholeList, type ListFilter } from './list-filter.ts';
import { transfersTexts } from './transfers.texts.ts';

const words = transfersTexts.savedFilter;

type SavedFilter = SavedSearch['filter'];

/**
 * A filter as it is saved: days that move with the calendar by their name, and only what it leaves
 * out.
 */
export function savedOf(
  { from, to, type, status, ...others }: ListFilter,
  today: CalendarDay,
): SavedFilter {
  const ranges = dateRanges(today);
  const days = movingDays.find((name) => ranges[name].from === from && ranges[name].to === to);
  const texts = Object.entries({
    ...others,
    ...(days === undefined ? { from, to } : { days }),
  }).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(texts),
    ...(type === '' ? {} : { type }),
    ...(status === '' ? {} : { status }),
  };
}

/** @returns the filter that a saved one means today. */
export function filterOfSaved({ days, ...saved }: SavedFilter, today: CalendarDay): ListFilter {
  const given = Object.fromEntries(
    Object.entries(saved).filter(([, value]) => value !== undefined),
  );
  return { ...wholeList, ...given, ...(days === undefined ? {} : dateRanges(today)[days]) };
}

const dayText = (day: string) => formatDay(noonOf(day));

/** Text typed into the address instead of an amount is shown as it is. */
const dollars =
  (amountText: AmountText) =>
  (text: string): string => {
    const minor = parseDecimal(text);
    return minor === undefined ? text : amountText(minor);
  };

function rangeText(from: string, to: string, written: (end: string) => string): string {
  if (from === '' && to === '') return '';
  if (from === '') return words.upTo(written(to));
  if (to === '') return words.from(written(from));
  return from === to ? written(from) : words.to(written(from), written(to));
}

/** Writes a filter in a line: `“rent” · Money out · $800.00 to $950.00 · This month`. */
export function filterText(
  {
    days,
    search = '',
    account,
    type,
    status,
    from = '',
    to = '',
    amountFrom = '',
    amountTo = '',
    sortedAs,
  }: SavedFilter,
  amountText: AmountText,
): string {
  const parts = [
    search === '' ? '' : `“${search}”`,
    account === undefined ? '' : words.accountEndingIn(account.slice(-3)),
    type === undefined ? '' : type === 'credit' ? words.moneyIn : words.moneyOut,
    status ?? '',
    sortedAs === undefined ? '' : sortedWord(sortedAs),
    rangeText(amountFrom, amountTo, dollars(amountText)),
    days === undefined ? rangeText(from, to, dayText) : wireWordsTexts.days(days),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
