import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Card } from '../../../contract/cards.ts';
import type { CardType } from '../../../contract/card-types.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { readSession } from '../../api/session.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { CardSlot } from './card-slot.tsx';
import './cards-page.css';
import { cardsTexts } from './cards.texts.ts';
import { wireWordsTexts } from '../../bank/wire-words.texts.ts';

const texts = cardsTexts.cardsPage;

const CardAdvice = lazyPart(async () => (await import('./card-advice.tsx')).CardAdvice);
const ApplyDialog = lazyPart(async () => (await import('./apply-dialog.tsx')).ApplyDialog);
const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

interface News {
  type: CardType;
  text: string;
}

/** One debit and one credit card: shown, applied for, deleted. */
function CardsPage() {
  const cards = useQuery(cardsQuery);
  const [applyingFor, setApplyingFor] = useState<CardType>();
  const [deleting, setDeleting] = useState<Card>();
  const [news, setNews] = useState<News>();
  const tell = (type: CardType, text: string) => {
    setApplyingFor(undefined);
    setDeleting(undefined);
    setNews({ type, text });
  };
  return (
    <>
      <PageTop heading={texts.cards} detail={texts.oneDebitCardAndOne} />
      <p className="visually-hidden" role="status">
        {news?.text}
      </p>
      <LoadFailed
        text={readSession() ? texts.failedToLoadCards : texts.pleaseLogInToView}
        query={cards}
      />
      {cards.isPending && <Skeleton lines={6} label={texts.loadingCards} />}
      {cards.data && (
        <div className="cards-page">
          <div className="card-slots">
            {(['debit', 'credit'] as const).map((type) => (
              <CardSlot
                key={type}
                type={type}
                card={cards.data.find(({ cardType }) => cardType === type)}
                changed={news?.type === type}
                onApply={() => {
                  setNews(undefined);
                  setApplyingFor(type);
                }}
                onDelete={(card) => {
                  setNews(undefined);
                  setDeleting(card);
                }}
              />
            ))}
            <Suspense fallback={null}>
              <CardAdvice hasCards={cards.data.length > 0} />
            </Suspense>
          </div>
        </div>
      )}
      <Suspense>
        {applyingFor && (
          <ApplyDialog
            openedFor={applyingFor}
            onIssued={(type) => tell(type, texts.yourCardIsReady(wireWordsTexts.card(type)))}
            onClose={() => setApplyingFor(undefined)}
          />
        )}
        {deleting && (
          <DeleteDialog
            card={deleting}
            onDeleted={() =>
              tell(
                deleting.cardType,
                texts.yourCardWasDeleted(wireWordsTexts.card(deleting.cardType)),
              )
            }
            onClose={() => setDeleting(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

export { CardsPage as Page };
