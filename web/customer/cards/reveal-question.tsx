import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface RevealQuestionProps {
  /** What is to be seen: the number or the CVV. */
  word: string;
  onShow: () => void;
  onCancel: () => void;
}

/** Asks before digits appear: whoever stands behind can read them too. */
export function RevealQuestion({ word, onShow, onCancel }: RevealQuestionProps) {
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => show.current?.focus(), []);
  return (
    <div role="group" aria-label={`Show the card’s ${word}?`} className="card-question">
      <p className="small">
        We show the {word} for one minute. Make sure nobody else can see your screen.
      </p>
      <div className="card-controls">
        <Button ref={show} compact onClick={onShow}>
          Show it now
        </Button>
        <Button look="quiet" compact onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
