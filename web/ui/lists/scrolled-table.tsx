import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './lists.css';

interface ScrolledTableProps {
  label: string;
  /** It holds figures: each cell is one line. */
  figures?: boolean;
  children: ReactNode;
}

/** A table that may be wider than its page: it scrolls by itself. */
export function ScrolledTable({ label, figures = false, children }: ScrolledTableProps) {
  return (
    <div
      className={classNames('scrolled-table', figures && 'scrolled-figures')}
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <caption className="visually-hidden">{label}</caption>
        {children}
      </table>
    </div>
  );
}
