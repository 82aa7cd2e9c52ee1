import { formatDay } from '../../ui/values/format-date.ts';
import { securityTexts } from './security.texts.ts';

const texts = securityTexts.page;

const dayMs = 86_400_000;
const yearDays = 365;

/** When the password was last changed, exactly and roughly; what is not known is not made up. */
export function passwordAge(changedAt: string | null, now = new Date()): string {
  if (changedAt === null) return texts.passwordNotKnown;
  const changed = new Date(changedAt);
  const days = Math.max(0, Math.floor((now.getTime() - changed.getTime()) / dayMs));
  const ago =
    days === 0
      ? texts.today
      : days < yearDays
        ? texts.daysAgo(days)
        : texts.yearsAgo(Math.floor(days / yearDays));
  return texts.passwordChanged(formatDay(changed), ago);
}
