import type { Card } from '../../../contract/money/cards.ts';
import { classNames } from '../../ui/class-names.ts';
import { CardBack } from './card-back.tsx';
import { CardFront } from './card-front.tsx';
import './cards.css';

export type CardSide = 'front' | 'back';

interface FlipCardProps {
  /** With number and code as they may be seen now. */
  front: Card;
  back: Card;
  side: CardSide;
}

/** Both sides of a card, one turned away: it is neither seen nor read. */
export function FlipCard({ front, back, side }: FlipCardProps) {
  return (
    <div className={classNames('flip-card', side === 'back' && 'flip-card-turned')}>
      <div className="card-face flip-card-front" aria-hidden={side === 'back'}>
        <CardFront card={front} />
      </div>
      <div className="card-face flip-card-back" aria-hidden={side === 'front'}>
        <CardBack card={back} />
      </div>
    </div>
  );
}
