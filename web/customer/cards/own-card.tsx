import { Suspense, useRef, useState } from 'react';
import type { Card } from '../../../contract/money/cards.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { Icon } from '../../ui/icon.tsx';
import { MenuButton } from '../../ui/frame/menu-button.tsx';
import type { CardSide } from './flip-card.tsx';
import { FlipCard } from './flip-card.tsx';
import { RevealQuestion } from './reveal-question.tsx';
import type { Detail } from './use-card-details.ts';
import { useCardDetails } from './use-card-details.ts';
import { useCardFreeze } from './use-card-freeze.ts';
import { cardsTexts } from './cards.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = cardsTexts.ownCard;

const UnfreezeDialog = latePart(
  async () => (await import('./unfreeze-dialog.tsx')).UnfreezeDialog,
  { lost: 'window' },
);

const sides: Record<CardSide, { detail: Detail; word: string; other: CardSide }> = {
  front: { detail: 'number', word: texts.number, other: 'back' },
  back: { detail: 'code', word: texts.cvv, other: 'front' },
};

interface OwnCardProps {
  card: Card;
  /** Said of it in place of the usual advice. */
  note: string | undefined;
  onDelete: () => void;
}

/** One card and what can be done with it. */
export function OwnCard({ card, note = texts.cantFindItFreezeIt, onDelete }: OwnCardProps) {
  const [side, setSide] = useState<CardSide>('front');
  const toggle = useRef<HTMLButtonElement>(null);
  const freezer = useCardFreeze(card);
  const { shownNumber, shownCode, ...details } = useCardDetails(card);
  const { detail, word, other } = sides[side];
  const shown = side === 'front' ? shownNumber?.cardNumber : shownCode?.cvv;
  const isFrozen = card.frozenAt !== undefined;
  const backToToggle = () => toggle.current?.focus();
  return (
    <>
      <FlipCard front={shownNumber ?? card} back={shownCode ?? card} side={side} />
      <p className="visually-hidden" role="status">
        {statusText(side, shown === undefined ? undefined : word, details.hidItself)}
      </p>
      <p className="visually-hidden" role="status">
        {freezer.news}
      </p>
      <div className="card-controls">
        <div className="card-pair">
          {!isFrozen && (
            <Button
              ref={toggle}
              look="secondary"
              compact
              onClick={() => (shown === undefined ? details.ask(detail) : details.hide(detail))}
            >
              <Icon name="eye" />
              {shown === undefined ? texts.show : texts.hide} {word}
            </Button>
          )}
          {shown !== undefined && (
            <CopyButton look="secondary" text={shown} what={texts.cardWord(word)} />
          )}
          <Button
            key="freeze"
            look="secondary"
            compact
            busy={freezer.isFreezing}
            keepsFocus
            onClick={isFrozen ? freezer.askToUnfreeze : freezer.freeze}
            onPointerEnter={() => isFrozen && UnfreezeDialog.fetchAhead()}
          >
            <Icon name="lock" />
            {isFrozen ? texts.unfreeze : texts.freeze}
          </Button>
        </div>
        <div className="card-pair">
          <Button
            look="secondary"
            compact
            onClick={() => {
              details.cancel();
              setSide(other);
            }}
          >
            <Icon name="flip" />
            {texts.flipToThe(
              (text) => (
                <span className="visually-hidden">{text}</span>
              ),
              other,
            )}
          </Button>
          <MenuButton
            label={texts.moreForTheCard(wireWordsTexts.card(card.cardType))}
            className={buttonClass({ look: 'quiet', compact: true })}
            items={[{ label: texts.delete, icon: 'trash', onChoose: onDelete }]}
          >
            {texts.moreForTheCardOfCardType(
              (text) => (
                <span className="visually-hidden">{text}</span>
              ),
              wireWordsTexts.card(card.cardType),
            )}
            <Icon name="chevron-down" />
          </MenuButton>
        </div>
      </div>
      <p className="muted small">{noteOf(card, note, shown !== undefined)}</p>
      {details.asked !== undefined && (
        <RevealQuestion
          word={sides[side].word}
          onShow={() => {
            backToToggle();
            details.confirm();
          }}
          onCancel={() => {
            backToToggle();
            details.cancel();
          }}
        />
      )}
      <Alert kind="error">
        {failureText(freezer.failure, { refused: texts.weCouldntFreezeYourCard })}
      </Alert>
      <Alert kind="error">
        {failureText(details.failure, { refused: texts.failedToLoadCards })}
      </Alert>
      <Suspense>
        {freezer.isAsking && (
          <UnfreezeDialog card={card} onUnfrozen={freezer.show} onCancel={freezer.cancel} />
        )}
      </Suspense>
    </>
  );
}

/** The line below the card, for its present state. */
function noteOf({ frozenAt }: Card, note: string, isShown: boolean): string {
  if (isShown) return texts.hiddenAgainInOneMinute;
  return frozenAt === undefined
    ? note
    : texts.frozenSinceItsNumberStays(formatExact(new Date(frozenAt)));
}

/**
 * The change on the card, in words; never the digits themselves: a screen reader would say them
 * aloud to people nearby.
 */
function statusText(side: CardSide, shownWord: string | undefined, hidItself: boolean): string {
  if (shownWord !== undefined) return texts.theIsShownOnThe(shownWord, side);
  if (hidItself) return texts.numberAndCvvAreHidden;
  return side === 'back' ? texts.theBackOfTheCard : '';
}
