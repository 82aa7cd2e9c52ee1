import type { ConversationStatus } from '../../../contract/conversations.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

const looks = {
  Received: ['waiting', 'clock'],
  Answered: ['good', 'check'],
  Closed: ['plain', 'info'],
} as const satisfies Record<ConversationStatus, unknown>;

/** Whose turn it is. */
export function ConversationBadge({ status }: { status: ConversationStatus }) {
  const [look, icon] = looks[status];
  return (
    <Badge look={look} icon={icon}>
      {wireWordsTexts.status(status)}
    </Badge>
  );
}
