import type { CheckStatus } from '../../contract/money/deposits.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { wireWordsTexts } from './bank.texts.ts';

const looks: Record<CheckStatus, 'waiting' | 'good' | 'bad'> = {
  Received: 'waiting',
  'In review': 'waiting',
  Accepted: 'good',
  Returned: 'bad',
  'Returned unpaid': 'bad',
};
const icons = { waiting: 'clock', good: 'check', bad: 'ban' } as const;

/** Shows the status of a check. */
export function CheckStatusBadge({ status }: { status: CheckStatus }) {
  const look = looks[status];
  return (
    <Badge look={look} icon={icons[look]}>
      {wireWordsTexts.status(status)}
    </Badge>
  );
}
