import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { CaseKind } from '../../../contract/cases.ts';
import { call } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { holdQuery, queuesQuery } from '../../api/queue-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CaseButton } from './case-button.tsx';
import { TakeOver } from './take-over.tsx';

interface OpenCaseProps {
  kind: CaseKind;
  id: string;
  noun: string;
  /** The case is closed undecided. */
  onClose: (notice?: string) => void;
  children: ReactNode;
}

/** One case under work. Opening it takes it; what belongs to it is shown only to its holder. */
export function OpenCase({ kind, id, noun, onClose, children }: OpenCaseProps) {
  const queryClient = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const giveBack = useMutation({
    mutationFn: () => call('POST /api/admin/queues/{kind}/{id}/give-back', { params: { kind, id } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: holdQuery(kind, id).queryKey });
      onClose(`The ${noun} is back in the queue.`);
    },
  });
  // Whoever gives a case back must not take it again by asking, while this page is on its way out, whether they hold it.
  const hold = useQuery({ ...holdQuery(kind, id), enabled: giveBack.isIdle || giveBack.isError });
  // The list learns of every change of hands here at once.
  const holder = hold.data?.holder.takenAt;
  useEffect(() => {
    if (holder !== undefined) void queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey });
  }, [queryClient, holder]);
  // No answer to being here still is no loss: whoever decides is asked again.
  const isHeld = hold.data !== undefined && !(hold.error instanceof Refused);
  return (
    <section className="panel queue-case" aria-labelledby={`case-${id}`}>
      <header className="panel-head">
        <h2 id={`case-${id}`} ref={title} tabIndex={-1} data-case-title>
          {noun.charAt(0).toUpperCase() + noun.slice(1)} under review
        </h2>
        {isHeld && (
          <CaseButton shortcut="escape" look="quiet" busy={giveBack.isPending} busyLabel="Giving back..." onClick={() => giveBack.mutate()}>
            Give back
          </CaseButton>
        )}
        {!isHeld && (
          <CaseButton shortcut="escape" look="quiet" onClick={() => onClose()}>
            Close
          </CaseButton>
        )}
      </header>
      <div className="panel-body">
        <Alert kind="error">{giveBack.error?.message}</Alert>
        <Alert kind="warning">{isHeld ? undefined : hold.error?.message}</Alert>
        {hold.isPending && <Skeleton lines={6} label={`Opening the ${noun}`} />}
        {hold.error instanceof Refused && hold.error.code === 'CASE_HELD' && <TakeOver kind={kind} id={id} noun={noun} />}
        {hold.isLoadingError && !(hold.error instanceof Refused) && (
          <Button look="secondary" compact onClick={() => void hold.refetch()}>
            Try again
          </Button>
        )}
        {isHeld && children}
      </div>
    </section>
  );
}
