import type { DisputeStatus } from '../../contract/money/disputes.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { wireWordsTexts } from './bank.texts.ts';

const looks = {
  Received: ['waiting', 'clock'],
  'In review': ['waiting', 'clock'],
  Corrected: ['good', 'check'],
  'No error found': ['plain', 'info'],
} as const satisfies Record<DisputeStatus, unknown>;

/** Shows the status of a reported problem. */
export function DisputeBadge({ status }: { status: DisputeStatus }) {
  const [look, icon] = looks[status];
  return (
    <Badge look={look} icon={icon}>
      {wireWordsTexts.status(status)}
    </Badge>
  );
}
