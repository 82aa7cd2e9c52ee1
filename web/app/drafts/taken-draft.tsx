import type { MouseEvent } from 'react';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/feedback/feedback.css';
import { draftsTexts } from './drafts.texts.ts';

const texts = draftsTexts.takenDraft;

interface TakenDraftProps {
  shown: boolean;
  /** Where to look first whether it arrived, where that is open. */
  lookAt?: string | undefined;
  /** Says it also where the person left the form by choice. */
  words?: string;
  onStartOver: () => void;
}

/** Says why a form is not empty, and empties it. */
export function TakenDraft({
  shown,
  lookAt,
  words = lookAt === undefined ? texts.youWereLoggedOutAnd : texts.itMayHaveReachedUs(lookAt),
  onStartOver,
}: TakenDraftProps) {
  const startOver = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    // The button goes with what it empties.
    form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    onStartOver();
  };
  return (
    <Alert kind="info">
      {shown && (
        <div className="try-again">
          <p>{words}</p>
          <div className="try-again-next">
            <Button look="secondary" compact onClick={startOver}>
              {texts.startOver}
            </Button>
          </div>
        </div>
      )}
    </Alert>
  );
}
