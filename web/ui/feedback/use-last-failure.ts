import { useState } from 'react';

export interface Asked {
  error: Error | null;
  /** There was no answer yet that could be shown, */
  isPending: boolean;
  /** or what is shown answered another question. */
  isPlaceholderData: boolean;
  /** It was answered since it is on the screen, be it with a failure. */
  isFetchedAfterMount: boolean;
}

/**
 * @returns the latest failure of a question. A question that is asked again before its first answer
 * forgets its failure while it waits; this still knows it.
 */
export function useLastFailure({
  error,
  isPending,
  isPlaceholderData,
  isFetchedAfterMount,
}: Asked): Error | null {
  const [last, setLast] = useState(error);
  if (error !== null && error !== last) setLast(error);
  return error ?? ((isPending || isPlaceholderData) && isFetchedAfterMount ? last : null);
}
