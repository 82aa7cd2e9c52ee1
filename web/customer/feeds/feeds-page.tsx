import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import type { Feed } from '../../../contract/money/feeds.ts';
import { feedsQuery } from '../../api/feeds-query.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import type { MadeFeed } from './connect-app-dialog.tsx';
import { FeedItem } from './feed-item.tsx';
import { SetupTokenDialog } from './setup-token-dialog.tsx';
import './feeds-page.css';
import { feedsTexts } from './feeds.texts.ts';

const texts = feedsTexts.page;

const ConnectAppDialog = latePart(
  async () => (await import('./connect-app-dialog.tsx')).ConnectAppDialog,
  { lost: 'window' },
);

const EndFeedDialog = latePart(async () => (await import('./end-feed-dialog.tsx')).EndFeedDialog, {
  lost: 'window',
});

/** The programs that read the own accounts: connect one, see when it read, end it. */
function FeedsPage() {
  const feeds = useQuery(feedsQuery);
  const [open, setOpen] = useState<'connect' | Feed>();
  const [made, setMade] = useState<MadeFeed>();
  const [timesEnded, setTimesEnded] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone with its app.
  useFocusOnChange(heading, timesEnded);
  const list = feeds.data ?? [];
  const close = () => setOpen(undefined);
  return (
    <>
      <PageTop heading={texts.heading} detail={texts.detail} />
      <LoadFailed text={texts.couldNotBeLoaded} query={feeds} />
      {!feeds.isLoadingError && (
        <Panel
          title={texts.yourApps}
          className="feeds-panel"
          headingRef={heading}
          aside={
            <Button
              compact
              aria-haspopup="dialog"
              onClick={() => setOpen('connect')}
              onPointerEnter={ConnectAppDialog.fetchAhead}
              onFocus={ConnectAppDialog.fetchAhead}
            >
              {texts.connectAnApp}
            </Button>
          }
        >
          {feeds.isPending && <Skeleton lines={3} />}
          {feeds.data?.length === 0 && <EmptyState title={texts.none} reason={texts.noneReason} />}
          {list.length > 0 && (
            <ul className="feeds" aria-label={texts.yourApps}>
              {list.map((feed) => (
                <FeedItem key={feed._id} feed={feed} onEnd={setOpen} />
              ))}
            </ul>
          )}
          <p className="muted small feeds-note">{texts.note}</p>
        </Panel>
      )}
      <Suspense>
        {open === 'connect' && (
          <ConnectAppDialog
            onMade={(token) => {
              setMade(token);
              close();
            }}
            onClose={close}
          />
        )}
        {typeof open === 'object' && (
          <EndFeedDialog
            feed={open}
            onEnded={() => setTimesEnded((times) => times + 1)}
            onClose={close}
          />
        )}
      </Suspense>
      {made && <SetupTokenDialog {...made} onDone={() => setMade(undefined)} />}
    </>
  );
}

export { FeedsPage as Page };
