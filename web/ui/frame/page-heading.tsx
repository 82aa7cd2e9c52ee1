import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import './top-bar.css';

interface PageHeadingProps {
  children: ReactNode;
  /** One quiet line below. One that is given and not known yet keeps its place. */
  detail?: ReactNode;
}

/**
 * The first page of a document is announced by the browser itself, unless the person goes on before
 * its heading is there.
 */
const loadedAt = location.pathname;
let firstHeading = true;

const noBreakSpace = '\u00a0';

/**
 * The one h1. It takes the focus on a route change, so that the new page is
 * announced.
 */
export function PageHeading({ children, ...more }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!firstHeading || location.pathname !== loadedAt)
      heading.current?.focus({ preventScroll: true });
    firstHeading = false;
  }, []);
  return (
    <div className="page-heading">
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {'detail' in more && <p className="muted small">{more.detail ?? noBreakSpace}</p>}
    </div>
  );
}
