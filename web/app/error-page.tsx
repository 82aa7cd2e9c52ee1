import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { EdgePage } from './edge-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

/** Shown when drawing a page failed. An address without a page is not an error of ours. */
export function ErrorPage() {
  const failure = useRouteError();
  if (isRouteErrorResponse(failure) && failure.status === 404) return <NotFoundPage />;
  return (
    <EdgePage title="Something went wrong." documentTitle="Error" reason="This page could not be shown. No money was moved by it. Refreshing usually helps.">
      <Button onClick={() => location.reload()}>Refresh</Button>
    </EdgePage>
  );
}
