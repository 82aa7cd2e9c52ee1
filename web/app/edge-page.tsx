import type { ReactNode } from 'react';
import { EmptyLandscape } from '../art/empty-landscape.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
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
      <EmptyLandscape />
      <PageHeading documentTitle={documentTitle}>{title}</PageHeading>
      <p className="lead">{reason}</p>
      <div className="edge-actions">{children}</div>
    </main>
  );
}
