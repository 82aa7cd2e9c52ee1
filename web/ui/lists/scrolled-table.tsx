import type { ReactNode } from 'react';

interface ScrolledTableProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A table that may be wider than its page: it scrolls by itself. */
export function ScrolledTable({ label, className, children }: ScrolledTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reachable by keyboard
    <div className={className} role="region" aria-label={label} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{label}</caption>
        {children}
      </table>
    </div>
  );
}
