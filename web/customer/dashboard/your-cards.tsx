import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import type { Card } from '../../../contract/money/cards.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyLine } from '../../ui/lists/empty-line.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { brandOf } from '../cards/card-brand.ts';
import { lastFour } from '../cards/card-digits.ts';
import { typeNames } from '../cards/card-words.ts';
import '../cards/card-face.css';
import './accounts-and-cards.css';
import { dashboardTexts } from './dashboard.texts.ts';

const texts = dashboardTexts.yourCards;

// The code that draws a card comes after the balance and the list; its outline keeps its place.
const CardFront = latePart(async () => (await import('../cards/card-front.tsx')).CardFront, {
  lost: 'nothing',
});

/** The own cards at a glance, or the way to a first one. */
export function YourCards() {
  const query = useQuery(cardsQuery);
  const cards = query.data;
  const none = cards?.length === 0;
  return (
    <section className="your-cards" aria-labelledby="your-cards">
      <header className="your-cards-head">
        <h2 id="your-cards">{texts.yourCards}</h2>
        {/* Only once the cards are loaded: replacing the link later would take the focus from a
            customer who has already reached it. */}
        {!query.isPending && !none && <Link to={paths.cards()}>{texts.goToCards}</Link>}
      </header>
      <LoadFailed text={texts.failedToLoadCards} query={query} />
      {none && (
        <div className="your-cards-none">
          <EmptyLine>{texts.noCardYet}</EmptyLine>
          <Link className={buttonClass({ look: 'secondary', compact: true })} to={paths.cards()}>
            {texts.goToCards}
          </Link>
        </div>
      )}
      {cards && !none && (
        <div className="your-cards-pile">
          {cards
            .toSorted((one, other) => other.cardType.localeCompare(one.cardType))
            .map((card) => (
              <div key={card._id} className="card-face" role="img" aria-label={labelOf(card)}>
                <Suspense>
                  <CardFront card={card} />
                </Suspense>
              </div>
            ))}
        </div>
      )}
    </section>
  );
}

const labelOf = (card: Card) =>
  texts.cardEndingExpires(
    typeNames[card.cardType],
    brandOf(card),
    lastFour(card.cardNumber),
    card.expiryDate,
    card.frozenAt ? texts.frozen : '',
  );
