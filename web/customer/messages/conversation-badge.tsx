import type { ConversationStatus } from '../../../contract/people/conversations.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const looks = {
  Received: ['waiting', 'clock'],
  Answered: ['good', 'check'],
  Closed: ['plain', 'info'],
} as const satisfies Record<ConversationStatus, unknown>;

/** The status of a conversation, which says whose turn it is. */
export function ConversationBadge({ status }: { status: ConversationStatus }) {
  const [look, icon] = looks[status];
  return (
    <Badge look={look} icon={icon}>
      {wireWordsTexts.status(status)}
    </Badge>
  );
}
