import { clockText, type OfficeState } from '../../../contract/money/opening-hours.ts';
import { branchHoursTexts } from '../../bank/bank.texts.ts';
import { contactContent } from '../../content/contact-content.texts.ts';
import { formatPaymentDay, noonOf } from '../../ui/values/format-date.ts';

const { openUntil, opensToday, opensOn } = contactContent;
const clock = (time: string) => clockText(time, branchHoursTexts);

/** Until when the office is open, or when it opens next. Never “now”: a page may be left open. */
export function officeWords(state: OfficeState | undefined): string {
  if (state === undefined) return '';
  if (state.open) return openUntil(clock(state.until));
  const opens = clock(state.opens);
  return state.isToday ? opensToday(opens) : opensOn(formatPaymentDay(noonOf(state.day)), opens);
}
