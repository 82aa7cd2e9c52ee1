import type { ReactNode } from 'react';
import { LowRidge } from '../../art/low-ridge.tsx';

interface PageTitleProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The head of an inner page: title on sky over a low ridge. */
export function PageTitle({ title, lead, children }: PageTitleProps) {
  return (
    <section className="page-title">
      <div className="page-width">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      <LowRidge />
    </section>
  );
}
