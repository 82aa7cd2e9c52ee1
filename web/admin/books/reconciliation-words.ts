import type { ReconciledAccount } from '../../../contract/staff/reconciliation.ts';
import { formatExact } from '../../ui/values/format-date.ts';

/** Says whether the books and the table of an account say two sums. */
export const differs = ({ books, tables }: ReconciledAccount): boolean =>
  tables !== null && books !== tables;

/** When an account was compared; where it differs, since when. */
export function whenText(account: ReconciledAccount): string {
  const { tables, asOf, since } = account;
  if (differs(account))
    return since === undefined
      ? 'New since the last check'
      : `Differs since the check of ${formatExact(new Date(since))}`;
  if (tables !== null) return 'Now';
  return asOf === null
    ? 'Not checked yet'
    : `Agreed in the full check of ${formatExact(new Date(asOf))}`;
}
