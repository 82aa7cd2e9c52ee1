import type { ReactNode } from 'react';
import { bankFacts } from '../../config/bank.ts';
import { EmptyLandscape } from '../art/empty-landscape.tsx';
import { Mark } from '../art/mark.tsx';
import { PageHeading } from '../ui/frame/page-heading.tsx';
import { paths } from './paths.ts';
import './app.css';

interface EdgePageProps {
  title: string;
  reason: ReactNode;
  children: ReactNode;
}

/** A page at the edge of the bank: what happened, and the ways on. */
export function EdgePage({ title, reason, children }: EdgePageProps) {
  return (
    <main className="edge-page" id="main">
      <a className="brand edge-brand" href={paths.home()}>
        <Mark />
        <span>{bankFacts.name}</span>
      </a>
      <EmptyLandscape />
      <PageHeading>{title}</PageHeading>
      <p className="lead">{reason}</p>
      <div className="edge-actions">{children}</div>
    </main>
  );
}
