import { BrandLink } from '../../ui/frame/brand-link.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { paths } from '../paths.ts';
import { useErrorTitle } from '../../ui/window-title.ts';
import './navigation.css';
import { navigationTexts } from './navigation.texts.ts';

const texts = navigationTexts.failedPage;

interface FailedPageProps {
  /** The page has no frame around it. */
  whole: boolean;
  onRefresh: () => void;
}

/** Shown when a page could not be drawn, or its file could not be loaded. */
export function FailedPage({ whole, onRefresh }: FailedPageProps) {
  useErrorTitle(true);
  const page = (
    <>
      <PageHeading>{texts.somethingWentWrong}</PageHeading>
      <p className="lead">{texts.thisPageCouldNotBe}</p>
      <Button onClick={onRefresh}>{texts.refresh}</Button>
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
