import { BrandLink } from '../../ui/frame/brand-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { paths } from '../paths.ts';
import { useErrorTitle } from '../../ui/window-title.ts';
import './failed-page.css';

interface FailedPageProps {
  /** Nothing stands around the page. */
  whole: boolean;
  onRefresh: () => void;
}

/** Shown when a page could not be drawn, or its file could not be loaded. */
export function FailedPage({ whole, onRefresh }: FailedPageProps) {
  useErrorTitle(true);
  const page = (
    <>
      <PageHeading>Something went wrong.</PageHeading>
      <p className="lead">
        This page could not be shown. No money was moved by it. Refreshing usually helps.
      </p>
      <Button onClick={onRefresh}>Refresh</Button>
    </>
  );
  if (!whole) return <section className="failed-page">{page}</section>;
  return (
    <main className="failed-page failed-page-whole" id="main">
      <BrandLink to={paths.home()} />
      {page}
    </main>
  );
}
