import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { CaseHolder, CaseKind } from '../../../contract/calls/cases.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { holdQuery, queuesQuery } from '../../api/queue-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TryAgain } from '../../ui/feedback/try-again.tsx';
import { useLastFailure } from '../../ui/feedback/use-last-failure.ts';
import { mayPass } from '../not-loaded.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { CaseButton } from './case-button.tsx';
import { CaseIsRead } from './case-is-read.ts';
import { TakeOver } from './take-over.tsx';
import { useGiveBackOnLeaving } from './use-give-back-on-leaving.ts';

/** A case that cannot be had, but may be looked at. */
const mayBeRead: ReadonlySet<string | undefined> = new Set(['CASE_HELD', 'RIGHT_MISSING']);

interface OpenCaseProps {
  kind: CaseKind;
  id: string;
  noun: string;
  /** The person who holds it, by the latest list. */
  listedHolder: CaseHolder | null | undefined;
  /** The case is closed undecided. */
  onClose: (notice?: string) => void;
  children: ReactNode;
}

/**
 * One case under work. Opening it takes it. A case that a colleague holds is shown only when the
 * reader asks for it, and cannot be decided: each look stays in the trail.
 */
export function OpenCase({ kind, id, noun, listedHolder, onClose, children }: OpenCaseProps) {
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  const [reading, setReading] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const { queryKey } = holdQuery(kind, id);
  const giveBack = useMutation({
    mutationFn: async () => {
      // A take still under way may reach the bank after this, and would hold the case for a person
      // who has left it.
      if (queryClient.isFetching({ queryKey }) > 0) await hold.refetch({ cancelRefetch: false });
      return await call('POST /api/admin/queues/{kind}/{id}/give-back', { params: { kind, id } });
    },
    onSuccess: () => {
      queryClient.removeQueries({ queryKey });
      onClose(`The ${noun} is back in the queue.`);
    },
  });
  // Asking whether one holds a case also takes it. So a person who gives it back must not ask while
  // this page closes; and a person who only reads must not get it when its holder lets go of it.
  const hold = useQuery({
    ...holdQuery(kind, id),
    enabled: (giveBack.isIdle || giveBack.isError) && !reading,
  });
  // The list learns of every change of hands here at once.
  const holder = hold.data?.holder.username;
  useEffect(() => {
    if (holder !== undefined)
      void queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey, exact: true });
  }, [queryClient, holder]);
  const failure = useLastFailure(hold);
  const refused = failure && !mayPass(failure) ? failure : undefined;
  // While the bank does not answer, the case still counts as held: it checks again at the decision.
  const isHeld = hold.data !== undefined && !refused;
  const isLost = refused !== undefined;
  useEffect(() => {
    if (isLost) void queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey, exact: true });
    // The button that took it over has gone, and without the focus inside no key of the queue
    // works.
    if (document.activeElement === document.body) title.current?.focus();
  }, [queryClient, isHeld, isLost]);
  const { isPending, isPlaceholderData, isFetchedAfterMount, refetch } = hold;
  useGiveBackOnLeaving({ kind, id, isHeld, refetch });
  // The list says that a colleague took it over: asked again, the case says so too.
  const isTaken = isHeld && listedHolder?.isYou === false;
  useEffect(() => {
    if (isTaken) void refetch();
  }, [isTaken, refetch]);
  const isBarred = refused instanceof Refused && refused.code === 'RIGHT_MISSING';
  const read = () => {
    setReading(true);
    // The button that was pressed goes.
    title.current?.focus();
  };
  const notOpened = {
    error: isHeld || refused ? null : failure,
    isPending,
    isPlaceholderData,
    isFetchedAfterMount,
    refetch,
  };
  return (
    <section className="panel queue-case" aria-labelledby={`case-${id}`}>
      <header className="panel-head">
        <h2 id={`case-${id}`} ref={title} tabIndex={-1} data-case-title>
          {noun.charAt(0).toUpperCase() + noun.slice(1)} under review
        </h2>
        {isHeld && (
          <CaseButton
            shortcut="escape"
            look="quiet"
            busy={giveBack.isPending}
            busyLabel="Releasing..."
            onClick={() => giveBack.mutate()}
          >
            Release
          </CaseButton>
        )}
        {!isHeld && (
          <CaseButton shortcut="escape" look="quiet" onClick={() => onClose()}>
            Close
          </CaseButton>
        )}
      </header>
      <div className="panel-body">
        <Alert kind="error">{failureText(giveBack.error)}</Alert>
        <Alert kind="warning">{failureText(refused)}</Alert>
        {isPending && !failure && <Skeleton lines={6} label={`Opening the ${noun}`} />}
        {refused instanceof Refused && mayBeRead.has(refused.code) && (
          <div className="held-case">
            {!reading && (
              <CaseButton shortcut="v" look="secondary" onClick={read}>
                View only
              </CaseButton>
            )}
            {refused.code === 'CASE_HELD' && (
              <TakeOver kind={kind} id={id} noun={noun} onTaken={() => setReading(false)} />
            )}
          </div>
        )}
        <TryAgain query={notOpened}>
          {(problem) => <p>{`The ${noun} could not be opened: ${failureText(problem)}`}</p>}
        </TryAgain>
        {(isHeld || reading) && (
          <CaseIsRead value={isHeld ? undefined : isBarred ? 'barred' : 'held'}>
            {children}
          </CaseIsRead>
        )}
      </div>
    </section>
  );
}
