import type { LoanState } from '../../contract/loans.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { stateWords } from './loan-words.ts';
import { loanStateBadgeTexts } from './loan-state-badge.texts.ts';

const texts = loanStateBadgeTexts.loanStateBadge;

const looks: Record<LoanState, 'waiting' | 'good' | 'bad'> = {
  submitted: 'waiting',
  in_review: 'waiting',
  approved: 'good',
  declined: 'bad',
  disbursed: 'good',
  repaid: 'good',
};
const icons = { waiting: 'clock', good: 'check', bad: 'ban' } as const;

/**
 * How far a loan has come. One that is being paid back is active; that it was paid out is a step of
 * its timeline.
 */
export function LoanStateBadge({ state }: { state: LoanState }) {
  const look = looks[state];
  return (
    <Badge look={look} icon={icons[look]}>
      {state === 'disbursed' ? texts.active : stateWords[state]}
    </Badge>
  );
}
