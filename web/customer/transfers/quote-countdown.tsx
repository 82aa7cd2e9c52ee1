import { useEffect, useState } from 'react';
import { internationalSummaryTexts } from './international.texts.ts';

const texts = internationalSummaryTexts.quoteCountdown;

const secondsLeft = (untilMs: number) => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));

/** The time for which the price still holds, to the second. A timer is not read out as it runs. */
export function QuoteCountdown({ untilMs }: { untilMs: number }) {
  const [left, setLeft] = useState(() => secondsLeft(untilMs));
  useEffect(() => {
    setLeft(secondsLeft(untilMs));
    const ticking = setInterval(() => setLeft(secondsLeft(untilMs)), 1000);
    return () => clearInterval(ticking);
  }, [untilMs]);
  return (
    <span className="muted" role="timer" translate="no">
      {left > 0
        ? texts.rateHeldFor(Math.trunc(left / 60), String(left % 60).padStart(2, '0'))
        : texts.weAreAskingForA}
    </span>
  );
}
