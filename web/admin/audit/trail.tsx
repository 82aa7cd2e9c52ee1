import { useInfiniteQuery } from '@tanstack/react-query';
import { auditQuery, type AuditQuestion } from '../../api/audit-queries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { TrailTable } from './trail-table.tsx';

interface TrailProps {
  question: AuditQuestion;
  ofOnePerson?: boolean;
}

/** The lines that answer a question, the newest first; older ones follow when asked for. */
export function Trail({ question, ofOnePerson = false }: TrailProps) {
  const { data, error, isPending, isPlaceholderData, isFetchedAfterMount, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    auditQuery(question),
  );
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <>
      <NotLoaded
        what="The trail"
        query={{ error, isPending, isPlaceholderData, isFetchedAfterMount, refetch: data ? fetchNextPage : refetch }}
        className="trail-failed"
      />
      {data === undefined && !error && <Skeleton lines={8} label="Reading the trail" />}
      {data && events.length === 0 && <EmptyState title="No lines" reason="Nothing in the trail answers this question." />}
      {events.length > 0 && <TrailTable events={events} ofOnePerson={ofOnePerson} />}
      {hasNextPage && (
        <div className="trail-more">
          <Button look="secondary" compact busy={isFetchingNextPage} busyLabel="Reading..." onClick={() => void fetchNextPage()}>
            Show older lines
          </Button>
        </div>
      )}
    </>
  );
}
