import type { LoanState } from '../../contract/money/loans.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { stateWords } from './loan-words.ts';
import { loanStateBadgeTexts } from './bank.texts.ts';

const texts = loanStateBadgeTexts.loanStateBadge;

const looks: Record<LoanState, 'waiting' | 'good' | 'bad'> = {
  submitted: 'waiting',
  in_review: 'waiting',
  approved: 'good',
  declined: 'bad',
  accepted: 'good',
  lapsed: 'bad',
  turned_down: 'bad',
  disbursed: 'good',
  repaid: 'good',
};
const icons = { waiting: 'clock', good: 'check', bad: 'ban' } as const;

/**
 * Shows the state of a loan. One that is being paid back is active; that it was paid out is a step
 * of its timeline.
 */
export function LoanStateBadge({ state }: { state: LoanState }) {
  const look = looks[state];
  return (
    <Badge look={look} icon={icons[look]}>
      {state === 'disbursed' ? texts.active : stateWords[state]}
    </Badge>
  );
}
