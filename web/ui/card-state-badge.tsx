import type { Card } from '../../contract/cards.ts';
import { Badge } from './badge.tsx';

/** Whether a card is frozen by its holder. */
export function CardStateBadge({ card: { frozenAt } }: { card: Card }) {
  return frozenAt === undefined ? (
    <Badge look="good" icon="check">
      Active
    </Badge>
  ) : (
    <Badge look="waiting" icon="lock">
      Frozen
    </Badge>
  );
}
