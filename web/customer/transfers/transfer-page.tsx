import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import type { RecentRecipient } from '../../../contract/recipients.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { userQuery } from '../../api/user-queries.ts';
import { useWaitingDraft } from '../../app/drafts/use-waiting-draft.ts';
import { lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { ScheduledTransfers } from './scheduled-transfers.tsx';
import type { TransferForm } from './transfer-forms.ts';
import './transfer-page.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transferPage;

// It comes with the forms, which the page itself can do without.
const DailyLimit = lazyPart(async () => (await import('../payments/daily-limit.tsx')).DailyLimit);

interface TransferPageProps {
  title: string;
  detail: string;
  /** What to know before the form is opened. */
  points: readonly string[];
  form: TransferForm;
  kind: RecentRecipient['kind'] & ('local' | 'international');
}

const categories = {
  local: 'Local transfer',
  international: 'International transfer',
} as const satisfies Record<string, Transfer['category']>;

/** Whom to pay, what is scheduled, and what to know about it; a press opens the form. */
export function TransferPage({ title, detail, points, form, kind }: TransferPageProps) {
  const [opened, setOpened] = useState<{ person?: RecentRecipient | undefined }>();
  const close = useCallback(() => setOpened(undefined), []);
  const user = useQuery(userQuery);
  const accounts = useQuery(accountsQuery);
  const isReady = useHaveCome(useQuery(scheduledQuery), accounts);
  const limit = useQuery(pinStateQuery).data?.limit;
  useWaitingDraft(`${kind}-transfer`, user.data?._id, () => setOpened({}));
  return (
    <>
      <PageTop heading={title} detail={detail} />
      <LoadFailed text={texts.failedToFetchUserData} query={accounts} />
      <div className="transfer-page">
        <PeoplePanel
          kind={kind}
          onOpen={(person) => setOpened({ person })}
          onReach={form.fetchAhead}
        />
        {/* What one reads before the form is below what is scheduled, and would move. */}
        <Suspense fallback={<Skeleton />}>
          {isReady ? (
            <>
              <ScheduledTransfers category={categories[kind]} />
              <Panel title={texts.beforeYouStart} className="transfer-intro">
                <div className="panel-body">
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                  {limit && (
                    <Suspense fallback={null}>
                      <DailyLimit debitedMinor={undefined} />
                    </Suspense>
                  )}
                </div>
              </Panel>
            </>
          ) : (
            <Skeleton />
          )}
        </Suspense>
      </div>
      {opened && user.data && (
        <Suspense fallback={null}>
          <form.Wizard
            userId={user.data._id}
            accounts={accounts.data}
            person={opened.person}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
