import { brand } from '../../../config/bank.ts';
import type { Card } from '../../../contract/money/cards.ts';
import { CardArt } from '../../art/card-art.tsx';
import { Lark } from '../../art/lark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { brandOf } from './card-brand.ts';
import { groupDigits, groupHidden, lastFour } from './card-digits.ts';
import { typeNames } from './card-words.ts';
import './card-face.css';
import { cardsTexts } from './cards.texts.ts';

const texts = cardsTexts.cardFront;

/**
 * The front of a card as it lies on the table. A masked number is dots for the eye and four digits
 * for the ear.
 */
export function CardFront({ card }: { card: Card }) {
  const { cardType, cardNumber, cardHolderName, expiryDate, frozenAt } = card;
  return (
    <>
      <CardArt kind={cardType} />
      <span className="card-bank">
        <svg viewBox="0 0 48 40" aria-hidden="true">
          <Lark
            x={0}
            y={0}
            scale={1}
            fill={cardType === 'debit' ? 'var(--lm-card-chip)' : 'var(--lm-card-credit-line)'}
          />
        </svg>
        {brand.shortName}
      </span>
      <span className="card-type">{typeNames[cardType]}</span>
      <Chip />
      {frozenAt !== undefined && (
        <span className="card-frozen">
          <Icon name="lock" small />
          {texts.frozen}
        </span>
      )}
      <span className="card-number">
        {card.masked ? (
          <>
            <span aria-hidden="true">{groupHidden(cardNumber)}</span>
            <span className="visually-hidden">{texts.numberEndingIn(lastFour(cardNumber))}</span>
          </>
        ) : (
          groupDigits(cardNumber)
        )}
      </span>
      <span className="card-holder">
        <small>{texts.cardHolder}</small>
        <span className="card-name" title={cardHolderName}>
          {cardHolderName}
        </span>
      </span>
      <span className="card-expiry">
        <small>{texts.expires}</small>
        {expiryDate}
      </span>
      <span className="card-brand">{brandOf(card)}</span>
    </>
  );
}

function Chip() {
  return (
    <svg className="card-chip" viewBox="0 0 50 38" aria-hidden="true">
      <rect x=".7" y=".7" width="48.6" height="36.6" rx="6" />
      <path d="M1 13h15v12H1M49 13H34v12h15M16 13c0-5 4-6 4-12M34 13c0-5-4-6-4-12M16 25c0 5 4 6 4 12M34 25c0 5-4 6-4 12" />
    </svg>
  );
}
