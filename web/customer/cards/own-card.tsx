import { Suspense, useRef, useState } from 'react';
import type { Card } from '../../../contract/cards.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CardSide } from './flip-card.tsx';
import { FlipCard } from './flip-card.tsx';
import { RevealQuestion } from './reveal-question.tsx';
import type { Detail } from './use-card-details.ts';
import { useCardDetails } from './use-card-details.ts';

// Only a sign-in older than five minutes needs it.
const HolderPrompt = lazyPart(async () => (await import('./holder-prompt.tsx')).HolderPrompt);

const sides: Record<CardSide, { detail: Detail; word: string; other: CardSide }> = {
  front: { detail: 'number', word: 'number', other: 'back' },
  back: { detail: 'code', word: 'CVV', other: 'front' },
};

interface OwnCardProps {
  card: Card;
  onDelete: () => void;
}

/** One card and what can be done with it. */
export function OwnCard({ card, onDelete }: OwnCardProps) {
  const [side, setSide] = useState<CardSide>('front');
  const toggle = useRef<HTMLButtonElement>(null);
  const { shownNumber, shownCode, ...details } = useCardDetails(card._id);
  const { detail, word, other } = sides[side];
  const shown = side === 'front' ? shownNumber?.cardNumber : shownCode?.cvv;
  const backToToggle = () => toggle.current?.focus();
  return (
    <>
      <FlipCard front={shownNumber ?? card} back={shownCode ?? card} side={side} />
      <p className="visually-hidden" role="status">
        {statusText(side, shown === undefined ? undefined : word, details.hidItself)}
      </p>
      <div className="card-controls">
        <Button
          ref={toggle}
          look="secondary"
          compact
          onClick={() => (shown === undefined ? details.ask(detail) : details.hide(detail))}
        >
          <Icon name="eye" />
          {shown === undefined ? 'Show' : 'Hide'} {word}
        </Button>
        {shown !== undefined && <CopyButton look="secondary" text={shown} what={`card ${word}`} />}
        <Button
          look="secondary"
          compact
          onClick={() => {
            details.cancel();
            setSide(other);
          }}
        >
          <Icon name="flip" />
          Flip <span className="visually-hidden">to the {other}</span>
        </Button>
        <Button look="danger" compact onClick={onDelete}>
          <Icon name="trash" />
          Delete
        </Button>
      </div>
      {shown !== undefined && <p className="muted small">Hidden again in one minute.</p>}
      {details.asked !== undefined && (
        <RevealQuestion
          word={sides[side].word}
          onShow={() => {
            backToToggle();
            void details.confirm();
          }}
          onCancel={() => {
            backToToggle();
            details.cancel();
          }}
        />
      )}
      <Alert kind="error">{details.failed && 'Failed to load cards.'}</Alert>
      {details.asksProof && (
        <Suspense>
          <HolderPrompt
            onProof={async (proof) => {
              await details.giveProof(proof);
              backToToggle();
            }}
            onCancel={() => {
              details.cancel();
              backToToggle();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * What changed, in words; never the digits themselves, which would be read out to whoever is near.
 */
function statusText(side: CardSide, shownWord: string | undefined, hidItself: boolean): string {
  if (shownWord !== undefined)
    return `The ${shownWord} is shown on the ${side} of the card. It hides itself after a minute.`;
  if (hidItself) return 'Number and CVV are hidden again.';
  return side === 'back' ? 'The back of the card is shown.' : '';
}
