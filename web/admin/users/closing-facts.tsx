import type { UseQueryResult } from '@tanstack/react-query';
import type { Closing } from '../../../contract/staff/user-sheet.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { plural } from '../../ui/values/plural.ts';
import { failureText } from '../../ui/form/failure-text.ts';

type Count = Exclude<keyof Closing, 'money'>;

const ended: Partial<Record<Count, [one: string, many: string]>> = {
  scheduledTransfers: ['scheduled transfer', 'scheduled transfers'],
  recurringBills: ['recurring bill', 'recurring bills'],
  cards: ['card', 'cards'],
  sessions: ['session', 'sessions'],
};
const inTheWay: Partial<Record<Count, [one: string, many: string]>> = {
  openLoans: ['open loan', 'open loans'],
  openDebts: ['debt', 'debts'],
  waitingChecks: ['check in review', 'checks in review'],
  paymentsInReview: ['payment in review', 'payments in review'],
  waitingDisputes: ['reported payment without an answer', 'reported payments without an answer'],
};

/** `2 cards, 1 session`; nothing where all are none. */
function counted(
  closing: Closing,
  nouns: Partial<Record<Count, [one: string, many: string]>>,
): string {
  const parts = Object.entries(nouns).map(
    ([name, [one, many]]) => [closing[name as Count], one, many] as const,
  );
  return parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => plural(count, { one: `# ${one}`, other: `# ${many}` }))
    .join(', ');
}

/** Shows what a deletion ends, and what prevents it, in figures. */
export function ClosingFacts({ query: { data, error } }: { query: UseQueryResult<Closing> }) {
  if (error)
    return <p className="muted small">What would end could not be counted: {failureText(error)}</p>;
  if (data === undefined) return <Skeleton lines={1} label="Checking what would end" />;
  const [ends, blocks] = [counted(data, ended), counted(data, inTheWay)];
  return (
    <>
      {ends !== '' && <p className="confirm-fact">Also ends: {ends}.</p>}
      {blocks !== '' && (
        <p className="confirm-fact">
          <strong>Resolve first: {blocks}.</strong>
        </p>
      )}
    </>
  );
}
