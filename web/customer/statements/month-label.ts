import { dateWriter } from '../../ui/values/format.ts';
import { statementsTexts } from './statements.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = statementsTexts.monthLabel;

const monthYear = dateWriter({ month: 'long', year: 'numeric' }, 'UTC');

/** `November 2026` */
export const monthName = (month: string): string => monthYear(new Date(`${month}-01T00:00:00Z`));

const shortDay = dateWriter({ month: 'short', day: 'numeric', year: 'numeric' }, 'UTC');

/** `Dec 1, 2026` */
export const dayLabel = (day: string): string => shortDay(new Date(`${day}T00:00:00Z`));

/** `November 2026`, and that it is not over where it is the current one. */
export function monthLabel(month: string, current: string): string {
  const name = monthName(month);
  return month === current ? texts.soFar(name) : name;
}

/** `Savings 904 118 281`: with the word Account a phone’s select would cut the last digits. */
export function accountLabel({ type, account }: { type: string; account: string }): string {
  return `${wireWordsTexts.shortAccount(type)} ${account.replaceAll(/(\d{3})(?=\d)/g, '$1 ')}`;
}
