import { Refused } from '../api/failures.ts';
import { RequestReference } from '../ui/feedback/request-reference.tsx';
import { TryAgain, type AskedAgain } from '../ui/feedback/try-again.tsx';
import './load-failed.css';
import { loadFailedTexts } from './load-failed.texts.ts';

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
  return (
    <TryAgain query={query} className={className} label={retryLabel} beside={referenceOf}>
      {() => (
        <>
          <p>{text}</p>
          <p className="load-failed-more">{texts.nothingWasChangedAndNo}</p>
        </>
      )}
    </TryAgain>
  );
}
