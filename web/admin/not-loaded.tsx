import { Refused } from '../api/failures.ts';
import { TryAgain, type AskedAgain } from '../ui/feedback/try-again.tsx';
import { failureText } from '../ui/form/failure-text.ts';

interface NotLoadedProps {
  /** As the sentence begins: "The queue". */
  what: string;
  query: AskedAgain;
  className?: string;
}

/**
 * Says whether a failure may pass; a call that is refused for good stays refused however often it
 * is sent.
 */
export const mayPass = (failure: Error): boolean =>
  !(failure instanceof Refused) ||
  failure.status >= 500 ||
  failure.status === 408 ||
  failure.status === 429;

const unreadable = 'An amount in the answer cannot be read.';

/** Many refusals say it themselves. */
const nothingChanged = 'Nothing was changed.';

/**
 * Says in its place that a part of a staff page could not be loaded, that nothing was changed by
 * it, and offers to try again where that may help.
 */
export function NotLoaded({ what, query, className }: NotLoadedProps) {
  return (
    <TryAgain query={query} className={className} mayPass={mayPass}>
      {(failure) => {
        const said = failure.cause === undefined ? failureText(failure) : unreadable;
        return (
          <p>
            {what} could not be loaded: {said}
            {!said.includes(nothingChanged) && ` ${nothingChanged}`}
          </p>
        );
      }}
    </TryAgain>
  );
}
