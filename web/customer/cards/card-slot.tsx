import { useEffect, useRef } from 'react';
import type { Card } from '../../../contract/money/cards.ts';
import type { CardType } from '../../../contract/values/card-types.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typeNames } from './card-words.ts';
import { OwnCard } from './own-card.tsx';
import { cardsTexts } from './cards.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = cardsTexts.cardSlot;

interface CardSlotProps {
  type: CardType;
  card: Card | undefined;
  /** The card in this place has just come or gone. */
  changed: boolean;
  /** A hint for the holder of a card that has just come. */
  note: string | undefined;
  /** Undefined until an ID is accepted. */
  onApply: (() => void) | undefined;
  onDelete: (card: Card) => void;
}

/** The place of one type of card: the card, or an outline where it would lie. */
export function CardSlot({ type, card, changed, note, onApply, onDelete }: CardSlotProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog is gone with what it belonged to.
  useEffect(() => {
    if (changed) heading.current?.focus();
  }, [changed]);
  const headingId = `${type}-card`;
  return (
    <section className="card-slot" aria-labelledby={headingId}>
      <div className="card-slot-head">
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {texts.card(typeNames[type])}
        </h2>
        {card && card.frozenAt === undefined && (
          <Badge look="good" icon="check">
            {texts.active}
          </Badge>
        )}
        {card?.frozenAt !== undefined && (
          <Badge look="waiting" icon="lock">
            {texts.frozen}
          </Badge>
        )}
      </div>
      {card ? (
        <OwnCard key={card._id} card={card} note={note} onDelete={() => onDelete(card)} />
      ) : (
        <div className="card-outline">
          <p>{texts.youHaveNoCardYet(wireWordsTexts.card(type))}</p>
          {onApply && (
            <Button look="secondary" onClick={onApply}>
              <Icon name="plus" />
              {texts.applyForACard(
                (text) => (
                  <span className="visually-hidden">{text}</span>
                ),
                wireWordsTexts.card(type),
              )}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
