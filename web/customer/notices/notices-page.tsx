import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import type { Notice } from '../../../contract/people/notices.ts';
import { call } from '../../api/client.ts';
import { noticesQuery } from '../../api/notices-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { whenInSight } from '../../app/when-in-sight.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatWeekday } from '../../ui/values/format-date.ts';
import { upperFirst } from '../../ui/values/upper-first.ts';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { telephoneLink } from '../../bank/telephone-link.ts';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { announceSuccess } from '../frame/announce-success.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { NoticeLine } from './notice-item.tsx';
import { byDay } from './notice-places.ts';
import './notices-page.css';
import { noticesTexts } from './notices.texts.ts';

const texts = noticesTexts.noticesPage;

/** The bank's notices to the customer, the newest first. Shown notices count as read. */
function NoticesPage() {
  const query = useInfiniteQuery(noticesQuery);
  const { data: user } = useQuery(userQuery);
  const list = useRef<HTMLDivElement>(null);
  const notices = query.data?.pages.flatMap((page) => page.notices) ?? [];
  const unread = notices.filter(({ isRead }) => !isRead);
  const fresh = useFresh(unread);
  const { failed, busy, timesAll, markAll } = useMarkRead(notices);
  // The button that had the focus is gone with the last unread notice.
  useFocusOnChange(list, timesAll);
  const [newest] = notices;
  const areOthersUnread = query.hasNextPage && (user?.unreadNotices ?? 0) > unread.length;
  return (
    <>
      <PageTop heading={texts.notices} detail={texts.whatHappenedToYourMoney} />
      <Panel
        title={texts.yourNotices}
        className="notices-panel"
        aside={
          newest &&
          (areOthersUnread || failed) && (
            <Button
              look="secondary"
              compact
              busy={busy}
              busyLabel={texts.marking}
              onClick={() => markAll(newest._id)}
            >
              {texts.markAllAsRead}
            </Button>
          )
        }
      >
        <LoadFailed
          text={texts.yourNoticesCouldNotBe}
          query={{
            error: query.error,
            isPending: query.isPending,
            isPlaceholderData: query.isPlaceholderData,
            isFetchedAfterMount: query.isFetchedAfterMount,
            refetch: query.isFetchNextPageError ? query.fetchNextPage : query.refetch,
          }}
          className="notices-failed"
        />
        <Alert kind="error">{failed && texts.yourNoticesCouldNotBeMarked}</Alert>
        {query.isPending && <Skeleton lines={6} label={texts.loadingYourNotices} />}
        {query.data && notices.length === 0 && (
          <EmptyState title={texts.noNoticesYet} reason={texts.whenSomethingHappensToYour} />
        )}
        <div ref={list} tabIndex={-1} role="group" aria-label={texts.noticesTheNewestFirst}>
          {byDay(notices, nameOfDay).map(({ name, groups }) => (
            <section key={name} className="notices-day" aria-label={name}>
              <h3>{name}</h3>
              <ul>
                {groups.map((group) => (
                  <NoticeLine key={group.at(-1)?._id} group={group} fresh={fresh} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        {query.hasNextPage && (
          <div className="notices-more">
            <Button
              look="secondary"
              compact
              busy={query.isFetchingNextPage}
              busyLabel={texts.loading}
              keepsFocus
              onClick={() => void query.fetchNextPage()}
            >
              {texts.showOlderNotices}
            </Button>
          </div>
        )}
        {notices.length > 0 && (
          <p className="muted small notices-note">
            {texts.somethingHereWasNotYou(
              <a href={telephoneLink(bankFacts.phone)}>{bankFacts.phone}</a>,
            )}
          </p>
        )}
      </Panel>
    </>
  );
}

const nameOfDay = (at: Date) => upperFirst(formatWeekday(at));

/** Those that were unread when this visit first showed them: they stay marked until it ends. */
function useFresh(unread: readonly Notice[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const added = unread.filter(({ _id }) => !fresh.has(_id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added.map(({ _id }) => _id)]));
  return fresh;
}

/** Marks as read what is shown, once it is in sight, and everything when it is asked to. */
function useMarkRead(notices: readonly Notice[]) {
  const queryClient = useQueryClient();
  const [timesAll, setTimesAll] = useState(0);
  const { mutate, isError, isPending } = useMutation({
    mutationFn: (body: { newest: string; oldest?: string }) =>
      call('POST /api/users/notices/read', { body }),
    onSuccess: async (_, { oldest }) => {
      // The count first: with the list first, the page would for a moment offer to mark older ones.
      await queryClient.invalidateQueries(userQuery);
      await queryClient.invalidateQueries(noticesQuery);
      if (oldest !== undefined) return;
      announceSuccess(texts.allNoticesAreMarkedAs);
      setTimesAll((times) => times + 1);
    },
  });
  const unread = notices.filter(({ isRead }) => !isRead);
  const newest = unread[0]?._id;
  const oldest = unread.at(-1)?._id;
  useEffect(() => {
    if (newest === undefined || oldest === undefined) return undefined;
    return whenInSight(() => mutate({ newest, oldest }));
  }, [newest, oldest, mutate]);
  return {
    failed: isError,
    busy: isPending,
    timesAll,
    markAll: (upTo: string) => mutate({ newest: upTo }),
  };
}

export { NoticesPage as Page };
