import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { navigate, useParams } from '../../app/navigation/address.ts';
import { useIsHere } from '../../app/navigation/use-is-here.ts';
import type { CaseKind } from '../../../contract/calls/cases.ts';
import { queueKey, queuesQuery } from '../../api/queue-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { classNames } from '../../ui/class-names.ts';
import { KeyCap } from '../../ui/key-cap.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { AskedAgain } from '../../ui/feedback/try-again.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { ageText } from './age-text.ts';
import { nextCase } from './next-case.ts';
import { OpenCase } from './open-case.tsx';
import { QueueList, type QueueLine } from './queue-list.tsx';
import { queuePlaces } from './queue-places.ts';
import type { QueueRow } from './queue-row.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import '../../ui/panel.css';
import './queues.css';

interface Queue<Row extends QueueRow> {
  cases: Row[];
  total: number;
  asOf: string;
}

interface QueuePageProps<Row extends QueueRow> {
  kind: CaseKind;
  /** Of `watchedQueue`; oldest first. */
  queue: Pick<UseQueryResult<Queue<Row>>, 'data'> & AskedAgain;
  /** The list's line for a case, in addition to its age and holder. */
  line: (row: Row) => QueueLine;
  /** The reason why the queue is empty, and when something comes. */
  emptyReason: string;
  /**
   * The case while it is held: all there is to see, and its decisions as `CaseActions`. `decided`
   * says how it ended and opens the next one.
   */
  children: (open: { id: string; decided: (notice: string) => void }) => ReactNode;
}

/** The desk of one queue: the list, the open case, and the keys that work both. */
export function QueuePage<Row extends QueueRow>({
  kind,
  queue,
  line,
  emptyReason,
  children,
}: QueuePageProps<Row>) {
  const { data, error } = queue;
  const { id } = useParams();
  const { title, noun, to } = queuePlaces[kind];
  const [notice, setNotice] = useState<string>();
  const region = useRef<HTMLDivElement>(null);
  /** The case that was put away, until its row has the focus. */
  const closed = useRef<string>(undefined);
  const onKeyDown = useQueueKeys(region);
  const queryClient = useQueryClient();
  const isHere = useIsHere();

  const close = (done?: string) => {
    setNotice(done);
    void queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey, exact: true });
    if (!isHere()) return;
    navigate(to());
    closed.current = id;
  };
  // The row can take the focus only after the case has gone, which a navigation does when it is
  // ready.
  useEffect(() => {
    if (id === undefined && closed.current !== undefined)
      region.current?.querySelector<HTMLElement>(`[data-case="${closed.current}"]`)?.focus();
    closed.current = undefined;
  }, [id]);
  const decided = (done: string) => {
    setNotice(done);
    const next = nextCase(data?.cases ?? [], id);
    if (isHere()) navigate(to(next), { replace: true });
    void queryClient.invalidateQueries({ queryKey: queuesQuery.queryKey, exact: true });
  };
  const asOf = useWatch(kind) ?? data?.asOf ?? '';
  const oldest = data?.cases[0];
  const detail =
    data &&
    (oldest
      ? `${data.total} waiting, the oldest for ${ageText(oldest.waitingSince, asOf)}`
      : 'Nothing waiting');
  return (
    <>
      <StaffHead heading={title} detail={detail}>
        <QueueKeys />
      </StaffHead>
      <Alert kind="success">{notice}</Alert>
      <NotLoaded what="The queue" query={queue} />
      <div
        className={classNames('queue-desk', id !== undefined && 'queue-desk-open')}
        ref={region}
        onKeyDown={onKeyDown}
      >
        <section className="panel queue-cases" aria-label={`Waiting ${title.toLowerCase()}`}>
          {data === undefined && !error && <Skeleton lines={6} label="Loading the queue" />}
          {data && data.cases.length === 0 && (
            <EmptyState title="Nothing waiting" reason={emptyReason} />
          )}
          {data && data.cases.length > 0 && (
            <QueueList rows={data.cases} asOf={asOf} line={line} to={to} openId={id} />
          )}
          {data && data.total > data.cases.length && (
            <p className="muted small queue-more">The {data.cases.length} oldest are shown.</p>
          )}
        </section>
        {id !== undefined && (
          <OpenCase
            key={id}
            kind={kind}
            id={id}
            noun={noun}
            listedHolder={data?.cases.find(({ _id }) => _id === id)?.holder}
            onClose={close}
          >
            {children({ id, decided })}
          </OpenCase>
        )}
      </div>
    </>
  );
}

/**
 * Has the list asked again once the mark of its queue is another one.
 * @returns the bank's time of the latest answer, for ages: those grow while the list stays.
 */
function useWatch(kind: CaseKind): string | undefined {
  const queryClient = useQueryClient();
  const { data } = useQuery(queuesQuery);
  const mark = data?.queues.find((queue) => queue.kind === kind)?.mark;
  const known = useRef(mark);
  useEffect(() => {
    if (known.current !== undefined && known.current !== mark)
      void queryClient.invalidateQueries({ queryKey: queueKey(kind) });
    known.current = mark;
  }, [queryClient, kind, mark]);
  return data?.asOf;
}

const keys = [
  { names: ['J', 'K'], does: 'move' },
  { names: ['Enter'], does: 'open' },
  { names: ['Esc'], does: 'release' },
] as const;

/** The keys of every queue, for staff who have not used them yet. */
function QueueKeys() {
  return (
    <p className="queue-keys muted small screen-only">
      <span className="visually-hidden">Keys inside the queue: </span>
      {keys.map(({ names, does }) => (
        <span key={does}>
          {names.map((name) => (
            <KeyCap key={name} name={name} />
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
