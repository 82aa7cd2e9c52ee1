import { useQuery } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { FramedPage } from '../../app/navigation/framed-page.tsx';
import { backgroundAfterMs, latePart } from '../../app/navigation/late-part.tsx';
import { paths } from '../../app/paths.ts';
import { logOut } from '../../api/log-out.ts';
import { userQuery } from '../../api/user-queries.ts';
import { AmountsHidden } from '../../ui/money/hidden-amounts.tsx';
import { Sidebar } from '../../ui/frame/sidebar.tsx';
import { TopBar } from '../../ui/frame/top-bar.tsx';
import { areAmountsHidden, subscribeToHiding } from './hidden-amounts-choice.ts';
import { HeaderActions } from './header-actions.tsx';
import { LoadFailed } from './load-failed.tsx';
import { ProfileOffer } from './profile-offer.tsx';
import { sidebarGroups } from './sidebar-groups.ts';
import { readMade, subscribeToMade } from '../payments/made-payment.ts';
import { readUnwatchedAttempts, subscribeToAttempts } from '../payments/payment-attempt.ts';
import './frame.css';
import { customerLayoutTexts } from './frame.texts.ts';

const texts = customerLayoutTexts.customerLayout;

// Most visits need none of these, so the first view does not wait for them.
const Drawer = latePart(async () => (await import('../../ui/windows/drawer.tsx')).Drawer, {
  lost: 'window',
});
const SuspendedPage = latePart(async () => (await import('./suspended-page.tsx')).SuspendedPage);
const PendingPayments = latePart(
  async () => (await import('../payments/pending-payment.tsx')).PendingPayments,
);
const AccountOffers = latePart(async () => (await import('./account-offers.tsx')).AccountOffers);
const MadeLine = latePart(async () => (await import('../payments/made-line.tsx')).MadeLine);

/** With what else a page can wait for: what succeeds takes a press and an answer first. */
const toastAfterMs = 1_000;
const SuccessToast = latePart(async () => (await import('./success-toast.tsx')).SuccessToast, {
  afterMs: toastAfterMs,
  lost: 'nothing',
});

const KeepLastSeen = latePart(
  async () => (await import('../../device/keep-last-seen.tsx')).KeepLastSeen,
  { afterMs: backgroundAfterMs, lost: 'nothing' },
);

const leave = () => void logOut();

/** The customer's area: sidebar and page. A suspended customer sees one page, wherever they go. */
export function CustomerLayout({ children }: PropsWithChildren) {
  const [menuOpen, setMenuOpen] = useState(false);
  const user = useQuery(userQuery);
  const active = user.data?.status === true ? user.data : undefined;
  const wasInDoubt = useOnceTrue(
    useSyncExternalStore(subscribeToAttempts, readUnwatchedAttempts) !== '[]',
  );
  const wasMade = useOnceTrue(useSyncExternalStore(subscribeToMade, readMade) !== undefined);
  const hidden = useSyncExternalStore(subscribeToHiding, areAmountsHidden);
  return (
    <AmountsHidden value={hidden}>
      <div className="customer-area">
        <a className="skip-link" href="#main">
          {texts.skipToMainContent}
        </a>
        <aside className="sidebar customer-sidebar">
          <Sidebar home={paths.dashboard()} groups={sidebarGroups} onLogOut={leave} />
        </aside>
        <Suspense>
          {menuOpen && (
            <Drawer label={texts.menu} onClose={() => setMenuOpen(false)}>
              <Sidebar
                home={paths.dashboard()}
                groups={sidebarGroups}
                onLogOut={leave}
                onChoose={() => setMenuOpen(false)}
              />
            </Drawer>
          )}
        </Suspense>
        <div className="customer-page">
          <TopBar home={paths.dashboard()} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)}>
            <HeaderActions small />
          </TopBar>
          <main className="customer-main one-voice" id="main" tabIndex={-1}>
            <LoadFailed
              className="suspension-unknown"
              text={texts.failedToCheckSuspension}
              query={user}
              retryLabel={texts.checkAgain}
            />
            <Suspense>
              {wasInDoubt && user.data && <PendingPayments userId={user.data._id} />}
            </Suspense>
            <Suspense>{wasMade && <MadeLine />}</Suspense>
            {/* Ready once the bank has answered, whatever it said. */}
            <FramedPage ready={user.isFetched}>
              {/* They come with the page: what came after it would move it under the finger. */}
              {active?.profileSubmitted === false && <ProfileOffer />}
              {active &&
                (active.frozen || active.waitingPasskeys > 0 || !active.emailConfirmed) && (
                  <AccountOffers {...active} />
                )}
              {user.data?.status === false ? <SuspendedPage /> : children}
            </FramedPage>
          </main>
        </div>
        {/* Screen readers know the region before it speaks. */}
        <output className="toast-region">
          <SuccessToast />
        </output>
        <KeepLastSeen />
      </div>
    </AmountsHidden>
  );
}

/** Says whether it was ever so since this was opened: from then on its outcome stays in sight. */
function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was;
}
