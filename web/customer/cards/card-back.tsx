import { bankFacts, brand } from '../../../config/bank.ts';
import type { Card } from '../../../contract/money/cards.ts';
import { CardArt } from '../../art/card-art.tsx';
import './card-face.css';
import { cardsTexts } from './cards.texts.ts';

const texts = cardsTexts.cardBack;

/** The back of a card, with its code. */
export function CardBack({ card: { cardType, cvv, masked } }: { card: Card }) {
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
