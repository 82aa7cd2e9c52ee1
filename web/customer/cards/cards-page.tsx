import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Card } from '../../../contract/money/cards.ts';
import type { CardType } from '../../../contract/values/card-types.ts';
import { cardsQuery } from '../../api/card-queries.ts';
import { readSession } from '../../api/session.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useIdentityHold } from '../identity/use-identity-hold.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { CardSlot } from './card-slot.tsx';
import './cards.css';
import { cardsTexts } from './cards.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = cardsTexts.cardsPage;

// Most customers are not held back.
const IdentityNote = latePart(
  async () => (await import('../identity/identity-note.tsx')).IdentityNote,
);

const CardAdvice = latePart(async () => (await import('./card-advice.tsx')).CardAdvice);
const ApplyDialog = latePart(async () => (await import('./apply-dialog.tsx')).ApplyDialog, {
  lost: 'window',
});
const DeleteDialog = latePart(async () => (await import('./delete-dialog.tsx')).DeleteDialog, {
  lost: 'window',
});

interface News {
  type: CardType;
  text: string;
  /** It is a new card, whose number is shown for a proof alone. */
  isHidden?: boolean;
}

/** One debit and one credit card: shown, applied for, deleted. */
function CardsPage() {
  const cards = useQuery(cardsQuery);
  const [applyingFor, setApplyingFor] = useState<CardType>();
  const [deleting, setDeleting] = useState<Card>();
  const [news, setNews] = useState<News>();
  const isHeld = useIdentityHold() !== undefined;
  const tell = (told: News) => {
    setApplyingFor(undefined);
    setDeleting(undefined);
    setNews(told);
  };
  return (
    <>
      <PageTop heading={texts.cards} detail={texts.oneDebitCardAndOne} />
      <p className="visually-hidden" role="status">
        {news?.text} {news?.isHidden && texts.toSeeItsNumber}
      </p>
      <LoadFailed
        text={readSession() ? texts.failedToLoadCards : texts.pleaseLogInToView}
        query={cards}
      />
      <Suspense>{isHeld && <IdentityNote about="card" />}</Suspense>
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
                note={news?.type === type && news.isHidden ? texts.toSeeItsNumber : undefined}
                onApply={
                  isHeld
                    ? undefined
                    : () => {
                        setNews(undefined);
                        setApplyingFor(type);
                      }
                }
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
            onIssued={(type, isHidden) => {
              const text = texts.yourCardIsReady(wireWordsTexts.card(type));
              tell({ type, text, isHidden });
            }}
            onClose={() => setApplyingFor(undefined)}
          />
        )}
        {deleting && (
          <DeleteDialog
            card={deleting}
            onDeleted={() =>
              tell({
                type: deleting.cardType,
                text: texts.yourCardWasDeleted(wireWordsTexts.card(deleting.cardType)),
              })
            }
            onClose={() => setDeleting(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

export { CardsPage as Page };
