import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { feedbackTexts } from '../../ui/feedback/feedback.texts.ts';
import './navigation.css';
import { navigationTexts } from './navigation.texts.ts';

const texts = navigationTexts.lostWindow;

interface LostWindowProps {
  onTryAgain: () => Promise<void>;
  onClose: (() => void) | undefined;
}

/**
 * Takes the place of a window whose file did not come. It is the browser's own: that of the kit may
 * be what is missing.
 */
export function LostWindow({ onTryAgain, onClose }: LostWindowProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [trying, setTrying] = useState(false);
  const words = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const tryAgain = async () => {
    setTrying(true);
    await onTryAgain();
    setTrying(false);
  };
  return (
    <dialog ref={dialog} className="lost-window" aria-labelledby={words} onClose={onClose}>
      <p id={words}>{texts.thisWindowCouldNotBe}</p>
      <div className="lost-window-next">
        <Button look="secondary" onClick={() => dialog.current?.close()}>
          {texts.close}
        </Button>
        <Button
          keepsFocus
          busy={trying}
          busyLabel={feedbackTexts.tryingAgain}
          onClick={() => void tryAgain()}
        >
          {feedbackTexts.tryAgain}
        </Button>
      </div>
    </dialog>
  );
}
