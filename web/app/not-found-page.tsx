import { buttonClass, Button } from '../ui/button.tsx';
import { EdgePage } from './edge-page.tsx';
import { paths } from './paths.ts';

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(paths.home());
}

function NotFoundPage() {
  return (
    <EdgePage
      title="Page not found"
      reason="There is nothing at this address. It may have moved, or the link may be incomplete."
    >
      <Button onClick={goBack}>Go Back</Button>
      <a className={buttonClass({ look: 'secondary' })} href={paths.home()}>
        Go to Home
      </a>
    </EdgePage>
  );
}

export { NotFoundPage as Page };
