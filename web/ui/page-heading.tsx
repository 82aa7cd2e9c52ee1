import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useDocumentTitle } from './use-document-title.ts';
import './page-heading.css';

interface PageHeadingProps {
  children: ReactNode;
  /** The page's name in the window title, where it is not the heading itself. */
  documentTitle: string;
  /** One quiet line below. */
  detail?: ReactNode;
  /** Put before the window title, e.g. after a form failed. */
  failed?: boolean;
}

/** The first page of a document is announced by the browser itself. */
let firstPage = true;

/**
 * The one h1. It names the window and takes the focus on a route change, so that the new page is
 * announced.
 */
export function PageHeading({ children, documentTitle, detail, failed = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(documentTitle, failed);
  useEffect(() => {
    if (!firstPage) heading.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return (
    <div className="page-heading">
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {detail && <p className="muted small">{detail}</p>}
    </div>
  );
}
