import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { Refused } from '../../api/failures.ts';
import { RequestReference } from '../../ui/feedback/request-reference.tsx';
import { TryAgain, type AskedAgain } from '../../ui/feedback/try-again.tsx';
import './frame.css';
import { loadFailedTexts } from './frame.texts.ts';

const texts = loadFailedTexts.loadFailed;

interface LoadFailedProps {
  /** The specified words for what could not be loaded. */
  text: string;
  query: AskedAgain;
  className?: string;
  /** On the button, where the page offers to try something else again. */
  retryLabel?: string;
}

const referenceOf = (failure: Error) =>
  failure instanceof Refused &&
  failure.requestId !== undefined && <RequestReference id={failure.requestId} />;

/** Says that a part of the page could not be loaded, that nothing else happened, and what to do. */
export function LoadFailed({ text, query, className, retryLabel }: LoadFailedProps) {
  const queryClient = useContext(QueryClientContext);
  const { error, isPending, isPlaceholderData, isFetchedAfterMount } = query;
  // The parts that failed with it have no button of their own.
  const refetch = () =>
    Promise.all([
      query.refetch(),
      queryClient?.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error' && state.fetchStatus === 'idle',
      }),
    ]);
  return (
    <TryAgain
      query={{ error, isPending, isPlaceholderData, isFetchedAfterMount, refetch }}
      className={className}
      label={retryLabel}
      beside={referenceOf}
    >
      {() => (
        <>
          <p>{text}</p>
          <p className="load-failed-more">{texts.nothingWasChangedAndNo}</p>
        </>
      )}
    </TryAgain>
  );
}
