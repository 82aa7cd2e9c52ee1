import { useEffect, useState } from 'react';
import { feedbackTexts } from './feedback.texts.ts';
import './feedback.css';

const appearMs = 200;
const slowMs = 10_000;

interface SkeletonProps {
  /** The number of ruled lines in place of the content. */
  lines?: number;
  label?: string;
}

/**
 * Ruled lines in place of content that is on its way: only after 200 ms, and with a word when it
 * takes longer than usual.
 */
export function Skeleton({ lines = 4, label = feedbackTexts.loading }: SkeletonProps) {
  const shown = useAfter(appearMs);
  const slow = useAfter(slowMs);
  return (
    <div className="skeleton" aria-busy="true">
      <p className="visually-hidden" role="status">
        {shown && label}
      </p>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className="skeleton-line"
          data-shown={shown || undefined}
          aria-hidden="true"
        />
      ))}
      <p className="muted" role="status">
        {slow && feedbackTexts.slow}
      </p>
    </div>
  );
}

function useAfter(delayMs: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return passed;
}
