import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery, type AuditQuestion } from '../../api/audit-queries.ts';
import { Refused } from '../../api/failures.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { TrailTable } from './trail-table.tsx';

interface TrailProps {
  question: AuditQuestion;
  ofOnePerson?: boolean;
}

/** The lines that answer a question, the newest first; older ones follow when asked for. */
export function Trail({ question, ofOnePerson = false }: TrailProps) {
  const {
    data,
    error,
    isPending,
    isPlaceholderData,
    isFetchedAfterMount,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(auditQuery(question));
  const unknown = unknownPerson(error);
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <>
      <NotLoaded
        what="The trail"
        query={{
          error: unknown === undefined ? error : null,
          isPending,
          isPlaceholderData,
          isFetchedAfterMount,
          refetch: data ? fetchNextPage : refetch,
        }}
        className="trail-failed"
      />
      {data === undefined && !error && <Skeleton lines={8} label="Reading the trail" />}
      {unknown !== undefined && (
        <EmptyState
          title={unknown}
          reason="Check the spelling, or leave the field blank to see everyone."
        />
      )}
      {data && <TrailTable events={events} ofOnePerson={ofOnePerson} />}
      {hasNextPage && (
        <div className="trail-more">
          <Button
            look="secondary"
            compact
            busy={isFetchingNextPage}
            busyLabel="Reading..."
            onClick={() => void fetchNextPage()}
          >
            Show older lines
          </Button>
        </div>
      )}
    </>
  );
}

/** @returns the bank's words when it has no such person; undefined for any other failure. */
function unknownPerson(error: Error | null): string | undefined {
  return error instanceof Refused ? (error.fields['person'] ?? error.fields['actor']) : undefined;
}
