import { Badge } from '../ui/feedback/badge.tsx';

const waiting = new Set(['Pending', 'Processing', 'Scheduled']);

/**
 * The status of a transfer: Approved reads Completed; whatever is not completed is shown as given.
 */
export function StatusBadge({ status }: { status: string }) {
  if (status === 'Approved' || status === 'Completed') {
    return (
      <Badge look="good" icon="check">
        Completed
      </Badge>
    );
  }
  return (
    <Badge look="waiting" icon={waiting.has(status) ? 'clock' : 'alert'}>
      {status}
    </Badge>
  );
}
