import type { UseQueryResult } from '@tanstack/react-query';
import { Refused } from '../api/failures.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import './not-loaded.css';

interface NotLoadedProps {
  /** As the sentence begins: "The queue". */
  what: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
  className?: string;
}

/** What is refused for good stays refused however often it is asked. */
const mayPass = (error: Error): boolean => !(error instanceof Refused) || error.status >= 500 || error.status === 429;

/** Says in its place that a part of a staff page could not be loaded, that nothing was changed by it, and offers to try again where that may help. */
export function NotLoaded({ what, query: { error, isFetching, refetch }, className = '' }: NotLoadedProps) {
  return (
    <Alert kind="error" className={className}>
      {error && (
        <div className="not-loaded">
          <p>
            {what} could not be loaded: {error.message} Nothing was changed.
          </p>
          {mayPass(error) && (
            <Button look="secondary" compact busy={isFetching} busyLabel="Trying again..." onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </div>
      )}
    </Alert>
  );
}
