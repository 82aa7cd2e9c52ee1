import { useEffect, useState } from 'react';

const secondsLeft = (untilMs: number) => Math.max(0, Math.ceil((untilMs - Date.now()) / 1000));

/** How long the price still holds, to the second. A timer is not read out as it runs. */
export function QuoteCountdown({ untilMs }: { untilMs: number }) {
  const [left, setLeft] = useState(() => secondsLeft(untilMs));
  useEffect(() => {
    setLeft(secondsLeft(untilMs));
    const ticking = setInterval(() => setLeft(secondsLeft(untilMs)), 1000);
    return () => clearInterval(ticking);
  }, [untilMs]);
  return (
    <span className="muted" role="timer">
      {left > 0
        ? `Rate held for ${Math.trunc(left / 60)}:${String(left % 60).padStart(2, '0')}`
        : 'We are asking for a new rate…'}
    </span>
  );
}
