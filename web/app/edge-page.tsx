import type { ReactNode } from 'react';
import { bankFacts } from '../../config/bank.ts';
import { EmptyLandscape } from '../art/empty-landscape.tsx';
import { Mark } from '../art/mark.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { paths } from './paths.ts';
import './edge-page.css';

interface EdgePageProps {
  title: string;
  documentTitle?: string;
  reason: ReactNode;
  children: ReactNode;
}

/** A page at the edge of the bank: what happened, and the ways on. */
export function EdgePage({ title, documentTitle = title, reason, children }: EdgePageProps) {
  return (
    <main className="edge-page" id="main">
      <a className="brand edge-brand" href={paths.home()}>
        <Mark />
        <span>{bankFacts.name}</span>
      </a>
      <EmptyLandscape />
      <PageHeading documentTitle={documentTitle}>{title}</PageHeading>
      <p className="lead">{reason}</p>
      <div className="edge-actions">{children}</div>
    </main>
  );
}
