import { Button } from '../ui/button.tsx';
import { EdgePage } from './edge-page.tsx';

/** Shown when drawing a page failed. */
export function ErrorPage() {
  return (
    <EdgePage
      title="Something went wrong."
      documentTitle="Error"
      reason="This page could not be shown. No money was moved by it. Refreshing usually helps."
    >
      <Button onClick={() => location.reload()}>Refresh</Button>
    </EdgePage>
  );
}
