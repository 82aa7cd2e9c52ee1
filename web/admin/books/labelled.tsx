import type { ReactNode } from 'react';

/** A figure with the head of its column, which below 768 px is out of sight. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="books-figure">
      <span className="books-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </span>
  );
}
