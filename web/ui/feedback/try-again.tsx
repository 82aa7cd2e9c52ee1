import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from './alert.tsx';
import { Button } from '../button.tsx';
import { useLastFailure, type Asked } from './use-last-failure.ts';
import { feedbackTexts } from './feedback.texts.ts';
import './feedback.css';

/** A question that may have failed, as far as it takes to ask it again. */
export interface AskedAgain extends Asked {
  refetch: () => unknown;
}

const always = () => true;

interface TryAgainProps {
  query: AskedAgain;
  /** The words on the failure. */
  children: (failure: Error) => ReactNode;
  /** Says whether to ask again may help. */
  mayPass?: (failure: Error) => boolean;
  /** Shown next to the button. */
  beside?: (failure: Error) => ReactNode;
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * Says in its place that something could not be loaded, and offers to ask again. It stays until
 * there is an answer, and keeps the focus in its place.
 */
export function TryAgain({
  query,
  children,
  mayPass = always,
  beside,
  label = feedbackTexts.tryAgain,
  className,
}: TryAgainProps) {
  const failure = useLastFailure(query);
  const place = useRef<HTMLDivElement>(null);
  const [trying, setTrying] = useState(false);
  const pressed = useRef(false);
  const tryAgain = async () => {
    pressed.current = true;
    setTrying(true);
    await query.refetch();
    setTrying(false);
  };
  useEffect(() => {
    if (failure !== null || !pressed.current) return;
    pressed.current = false;
    // The button that had the focus is gone, and the focus must not be lost. A focus that has moved
    // elsewhere since stays there.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [failure]);
  return (
    <div ref={place} tabIndex={-1} className="try-again-place">
      <Alert kind="error" className={className}>
        {failure && (
          <div className="try-again">
            {children(failure)}
            {(mayPass(failure) || beside) && (
              <div className="try-again-next">
                {mayPass(failure) && (
                  <Button
                    look="secondary"
                    compact
                    keepsFocus
                    busy={trying}
                    busyLabel={feedbackTexts.tryingAgain}
                    onClick={() => void tryAgain()}
                  >
                    {label}
                  </Button>
                )}
                {beside?.(failure)}
              </div>
            )}
          </div>
        )}
      </Alert>
    </div>
  );
}
