import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { windowsTexts } from './windows.texts.ts';

const texts = windowsTexts.leaveQuestion;

interface LeaveQuestionProps {
  /** The question and the label to stay, where it is not a form with something typed. */
  question?: string;
  stayLabel?: string;
  onStay: () => void;
  /** Has the focus after staying, where what had it before is gone. */
  returnTo: RefObject<HTMLElement | null>;
  onLeave: () => void;
}

/** Asked once before a window with something in it is closed. */
export function LeaveQuestion({
  question = texts.closeAndLoseWhatYou,
  stayLabel = texts.keepEditing,
  onStay,
  returnTo,
  onLeave,
}: LeaveQuestionProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const [cameFrom] = useState(() => document.activeElement);
  useEffect(() => stay.current?.focus(), []);
  const goOn = () => {
    onStay();
    const before =
      cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body;
    (before ? cameFrom : returnTo.current)?.focus();
  };
  return (
    <div className="dialog-foot" role="group" aria-label={question}>
      <p role="status">{question}</p>
      <Button ref={stay} look="secondary" compact onClick={goOn}>
        {stayLabel}
      </Button>
      <Button look="danger" compact onClick={onLeave}>
        {texts.closeAnyway}
      </Button>
    </div>
  );
}
