import { useEffect, useState } from 'react';

/** As every counter of the bank. */
const countMs = 2_000;
const parts = 1_000_000;

/**
 * A sum on its way from the one shown before to the one it is now. It is not animated where motion
 * is reduced, where no sum was shown before, and while amounts are hidden.
 */
export function useCounted(minor: bigint | undefined, hidden: boolean): bigint | undefined {
  const [way, setWay] = useState({ from: minor, to: minor });
  const [part, setPart] = useState(parts);
  const isNew = way.to !== minor;
  if (isNew || (hidden && way.from !== minor)) {
    setWay({ from: hidden ? minor : way.to, to: minor });
    setPart(0);
  }
  useEffect(() => {
    if (way.from === way.to || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setPart(parts);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const left = Math.max(0, 1 - (now - startedAt) / countMs);
      setPart(Math.round((1 - left ** 3) * parts));
      if (left > 0) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [way]);
  const { from, to } = way;
  if (from === undefined || to === undefined) return to;
  return from + ((to - from) * BigInt(part)) / BigInt(parts);
}
