import { formatExact } from '../../ui/values/format-date.ts';

/** Since when something holds, by the first and the last proof that say so. */
export function proofSpan(since: string, until: string): string {
  return since === until
    ? `as of ${formatExact(new Date(until))}.`
    : `in every check since ${formatExact(new Date(since))}, the last as of ` +
        `${formatExact(new Date(until))}.`;
}
