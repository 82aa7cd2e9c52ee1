import { bankFacts, brand } from '../../../config/bank.ts';
import type { Card } from '../../../contract/money/cards.ts';
import { CardArt } from '../../art/card-art.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CardFront } from './card-front.tsx';
import { cardsTexts } from './cards.texts.ts';
import './card-face.css';
import './cards.css';

const texts = cardsTexts.cardBack;

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

/** The back of a card, with its code. */
function CardBack({ card: { cardType, cvv, masked } }: { card: Card }) {
  return (
    <>
      <CardArt kind={cardType} />
      <span className="card-strip" />
      <span className="card-signature" />
      <span className="card-code">
        <span aria-hidden={masked}>{cvv.replaceAll('*', '•')}</span>
      </span>
      <span className="card-code-label">
        {texts.cvv}
        {masked && <span className="visually-hidden">{texts.hidden}</span>}
      </span>
      <span className="card-fine-print">
        {texts.lostOrStolenCall(bankFacts.phone, brand.cardHours)}
        <br />
        {texts.thisCardBelongsTo(bankFacts.name, brand.city)}
      </span>
    </>
  );
}
