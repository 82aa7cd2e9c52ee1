import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { navigate } from '../../app/navigation/address.ts';
import { useIsHere } from '../../app/navigation/use-is-here.ts';
import type { QueueSummary } from '../../../contract/calls/cases.ts';
import { call } from '../../api/client.ts';
import { queuesQuery } from '../../api/queue-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { useRight } from '../with-right.tsx';
import { Age } from './age.tsx';
import { queuePlaces } from './queue-places.ts';
import './queues.css';

interface QueuesTodayProps {
  queues: readonly QueueSummary[];
  asOf: string;
}

const sumOf = (queues: readonly QueueSummary[], count: (queue: QueueSummary) => number) =>
  queues.reduce((sum, queue) => sum + count(queue), 0);

/** Shows what comes first: what is due, what waits longest, what is one's own, and the next one. */
export function QueuesToday({ queues, asOf }: QueuesTodayProps) {
  const due = queues.filter((queue) => queue.due > 0);
  const own = queues.filter(({ heldByYou }) => heldByYou > 0);
  const oldest = queues
    .filter(({ oldestSince }) => oldestSince !== null)
    .toSorted(
      (one, other) => Date.parse(one.oldestSince ?? '') - Date.parse(other.oldestSince ?? ''),
    )
    .at(0);
  const mayTake = useRight('work-cases', 'decide-requests', 'handle-money', 'approve-credits');
  const free = sumOf(queues, ({ waiting }) => waiting) - sumOf(queues, ({ held }) => held);
  return (
    <section className="panel panel-body queues-today" aria-label="Today">
      <dl>
        <Figure title="Due today" figure={sumOf(due, (queue) => queue.due)}>
          {due.length === 0 ? 'Nothing has to be answered today.' : <Places queues={due} />}
        </Figure>
        <Figure
          title="Oldest"
          figure={
            oldest?.oldestSince ? <Age since={oldest.oldestSince} asOf={asOf} /> : 'Nothing waiting'
          }
        >
          {oldest && <Places queues={[oldest]} />}
        </Figure>
        <Figure title="Yours" figure={sumOf(own, ({ heldByYou }) => heldByYou)}>
          {own.length === 0 ? 'You have no open case.' : <Places queues={own} />}
        </Figure>
      </dl>
      {mayTake !== false && <TakeNext free={free} />}
    </section>
  );
}

function Figure({
  title,
  figure,
  children,
}: {
  title: string;
  figure: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{title}</dt>
      <dd className="queues-today-figure">{figure}</dd>
      <dd>{children}</dd>
    </div>
  );
}

/** The queues where it is to be found. */
function Places({ queues }: { queues: readonly QueueSummary[] }) {
  return queues.map(({ kind }) => (
    <Link key={kind} className="lone-link" to={queuePlaces[kind].to()}>
      {queuePlaces[kind].title}
    </Link>
  ));
}

/** Opens the case that has waited longest of those without a holder. */
function TakeNext({ free }: { free: number }) {
  const queryClient = useQueryClient();
  const isHere = useIsHere();
  const take = useMutation({
    mutationFn: () => call('POST /api/admin/queues/take-next', {}),
    onSuccess: ({ case: taken }) => {
      void queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey, exact: true });
      if (taken && isHere()) navigate(queuePlaces[taken.kind].to(taken._id));
    },
  });
  const isNone = take.data?.case === null;
  return (
    <div className="queues-today-next">
      <Button
        busy={take.isPending}
        keepsFocus
        busyLabel="Taking..."
        disabledReason={free > 0 ? undefined : 'No case is free.'}
        onClick={() => take.mutate()}
      >
        Take next
      </Button>
      <p className="muted small">The oldest case no one is working on.</p>
      <Alert kind="info">{isNone && 'No free case is left that you may decide.'}</Alert>
      <Alert kind="error">{failureText(take.error)}</Alert>
    </div>
  );
}
