import { Badge } from '../ui/feedback/badge.tsx';
import { statusBadgeTexts, wireWordsTexts } from './bank.texts.ts';

const texts = statusBadgeTexts.statusBadge;

const waiting = new Set(['Pending', 'Processing', 'Scheduled']);

/**
 * The status of a transfer: Approved reads Completed; whatever is not completed is shown as given.
 */
export function StatusBadge({ status }: { status: string }) {
  if (status === 'Approved' || status === 'Completed') {
    return (
      <Badge look="good" icon="check">
        {texts.completed}
      </Badge>
    );
  }
  return (
    <Badge look="waiting" icon={waiting.has(status) ? 'clock' : 'alert'}>
      {wireWordsTexts.status(status)}
    </Badge>
  );
}
