import type { ReactNode } from 'react';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { AskedAgain } from '../ui/feedback/try-again.tsx';
import { NotLoaded } from './not-loaded.tsx';

interface LoadedProps<Data> {
  /** As the sentence begins that says it could not be loaded: "The queue". */
  what: string;
  query: AskedAgain & { data: Data | undefined };
  /** Empty lines while it is on its way. */
  lines: number;
  children: (data: Data) => ReactNode;
}

/** A part of a staff page once its data are there; until then, that they come or why they do not. */
export function Loaded<Data>({ what, query, lines, children }: LoadedProps<Data>) {
  const { data, error } = query;
  return (
    <>
      <NotLoaded what={what} query={query} />
      {data === undefined && !error && (
        <Skeleton lines={lines} label={`Loading ${what.replace(/^The /, 'the ')}`} />
      )}
      {data !== undefined && children(data)}
    </>
  );
}
