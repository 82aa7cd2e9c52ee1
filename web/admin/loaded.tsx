import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import type { AskedAgain } from '../ui/feedback/try-again.tsx';
import { useHaveCome } from '../ui/feedback/use-have-come.ts';
import { NotLoaded } from './not-loaded.tsx';
import { ownRightsQuery } from './with-right.tsx';

interface LoadedProps<Data> {
  /** As the sentence begins that says it could not be loaded: "The queue". */
  what: string;
  query: AskedAgain & { data: Data | undefined };
  /** Empty lines while it is on its way. */
  lines: number;
  children: (data: Data) => ReactNode;
}

/**
 * A part of a staff page once its data are there, and what its reader may do; until then, that they
 * come or why they do not.
 */
export function Loaded<Data>({ what, query, lines, children }: LoadedProps<Data>) {
  const { data, error } = query;
  const rights = useQuery(ownRightsQuery);
  const haveRights = useHaveCome(rights);
  return (
    <>
      <NotLoaded what={what} query={query} />
      {(data === undefined ? !error : !haveRights) && (
        <Skeleton lines={lines} label={`Loading ${what.replace(/^The /, 'the ')}`} />
      )}
      {data !== undefined && haveRights && children(data)}
    </>
  );
}
