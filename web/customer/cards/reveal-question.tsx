import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { cardsTexts } from './cards.texts.ts';

const texts = cardsTexts.revealQuestion;

interface RevealQuestionProps {
  /** The detail to be seen: the number or the CVV. */
  word: string;
  onShow: () => void;
  onCancel: () => void;
}

/** Asks before digits appear: people behind the customer could read them too. */
export function RevealQuestion({ word, onShow, onCancel }: RevealQuestionProps) {
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => show.current?.focus(), []);
  return (
    <div role="group" aria-label={texts.showTheCards(word)} className="card-question">
      <p className="small">{texts.weShowTheForOne(word)}</p>
      <div className="card-controls">
        <Button ref={show} compact onClick={onShow}>
          {texts.showItNow}
        </Button>
        <Button look="quiet" compact onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
