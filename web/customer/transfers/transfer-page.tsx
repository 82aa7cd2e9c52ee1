import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import type { RecentRecipient } from '../../../contract/money/recipients.ts';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { scheduledQuery } from '../../api/scheduled-queries.ts';
import { userQuery } from '../../api/user-queries.ts';
import { useWaitingDraft } from '../../app/drafts/use-waiting-draft.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { Panel } from '../../ui/panel.tsx';
import { useIdentityHold } from '../identity/use-identity-hold.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { ScheduledTransfers } from './scheduled-transfers.tsx';
import type { TransferForm } from './transfer-forms.ts';
import './transfers.css';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transferPage;

// Most customers are not held back.
const IdentityNote = latePart(
  async () => (await import('../identity/identity-note.tsx')).IdentityNote,
);

// It comes with the forms, which the page itself can do without.
const DailyLimit = latePart(async () => (await import('../payments/daily-limit.tsx')).DailyLimit);

interface TransferPageProps {
  title: string;
  detail: string;
  /** The points to know before the form is opened. */
  points: readonly string[];
  form: TransferForm;
  kind: RecentRecipient['kind'] & ('local' | 'international');
}

const categories = {
  local: 'Local transfer',
  international: 'International transfer',
} as const satisfies Record<string, Transfer['category']>;

/** The people to pay, the scheduled transfers, and the points to know; a press opens the form. */
export function TransferPage({ title, detail, points, form: Form, kind }: TransferPageProps) {
  const [opened, setOpened] = useState<{ person?: RecentRecipient | undefined }>();
  const close = useCallback(() => setOpened(undefined), []);
  const user = useQuery(userQuery);
  const accounts = useQuery(accountsQuery);
  const isReady = useHaveCome(useQuery(scheduledQuery), accounts);
  const limit = useQuery(pinStateQuery).data?.limit;
  const isAbroad = kind === 'international';
  const hold = useIdentityHold();
  useWaitingDraft(`${kind}-transfer`, user.data?._id, () => setOpened({}));
  return (
    <>
      <PageTop heading={title} detail={detail} />
      <LoadFailed text={texts.failedToFetchUserData} query={accounts} />
      <Suspense>{isAbroad && hold && <IdentityNote about="abroad" />}</Suspense>
      <div className="transfer-page">
        <PeoplePanel
          kind={kind}
          onOpen={(person) => setOpened({ person })}
          onReach={Form.fetchAhead}
        />
        {/* The points to read before the form are below the scheduled transfers, and would
            move. */}
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
                  {(limit || (hold && !isAbroad)) && (
                    <Suspense fallback={null}>
                      <DailyLimit debitedMinor={undefined} abroad={isAbroad} />
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
          <Form
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
