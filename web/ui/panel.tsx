import type { ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import './panel.css';

interface PanelProps {
  title: string;
  className?: string;
  /** Stands beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled sheet of paper: flat, with one line around it. */
export function Panel({ title, className, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classNames('panel', className)} aria-labelledby={titleId}>
      <header className="panel-head">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
