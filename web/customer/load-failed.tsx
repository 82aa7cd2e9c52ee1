import type { UseQueryResult } from '@tanstack/react-query';
import { Refused } from '../api/failures.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { RequestReference } from '../ui/request-reference.tsx';
import './load-failed.css';

interface LoadFailedProps {
  /** The specified words for what could not be loaded. */
  text: string;
  query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'refetch'>;
  className?: string;
  /** On the button, where the page offers to try something else again. */
  retryLabel?: string;
}

/** Says that a part of the page could not be loaded, that nothing else happened, and what to do. */
export function LoadFailed({ text, query, className = '', retryLabel = 'Try again' }: LoadFailedProps) {
  const requestId = query.error instanceof Refused ? query.error.requestId : undefined;
  return (
    <Alert kind="error" className={className}>
      {query.isError && (
        <div className="load-failed">
          <p>{text}</p>
          <p className="load-failed-more">Nothing was changed and no money was moved by this.</p>
          <div className="load-failed-next">
            <Button look="secondary" compact busy={query.isFetching} busyLabel="Trying again..." onClick={() => void query.refetch()}>
              {retryLabel}
            </Button>
            {requestId !== undefined && <RequestReference id={requestId} />}
          </div>
        </div>
      )}
    </Alert>
  );
}
