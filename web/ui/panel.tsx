import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import './panel.css';

interface PanelProps {
  title: string;
  className?: string;
  /** Shown next to the title. */
  aside?: ReactNode;
  /** The heading takes the focus of who is led to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A titled sheet of paper: flat, with one line around it. */
export function Panel({ title, className, aside, headingRef, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classNames('panel', className)} aria-labelledby={titleId}>
      <header className="panel-head">
        <h2 id={titleId} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
