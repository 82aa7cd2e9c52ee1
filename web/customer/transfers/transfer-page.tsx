import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { accountsQuery } from '../../api/account-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import type { DraftName } from '../../app/drafts/draft-places.ts';
import { useWaitingDraft } from '../../app/drafts/use-waiting-draft.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { UpcomingPayments } from '../scheduled/upcoming-payments.tsx';
import '../../ui/panel.css';
import type { TransferForm } from './transfer-forms.ts';
import './transfer-page.css';

interface TransferPageProps {
  title: string;
  detail: string;
  /** What to know before the form is opened. */
  points: readonly string[];
  form: TransferForm;
  draftName: DraftName;
}

/** What a transfer is, and the button that opens its form. */
export function TransferPage({ title, detail, points, form, draftName }: TransferPageProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const user = useQuery(userQuery);
  const accounts = useQuery(accountsQuery);
  useQuery(pinStateQuery);
  useWaitingDraft(draftName, user.data?._id, () => setOpen(true));
  return (
    <>
      <PageTop heading={title} detail={detail} />
      <LoadFailed text="Failed to fetch user data." query={accounts} />
      <section className="panel transfer-intro" aria-labelledby="before-you-start">
        <h2 id="before-you-start">Before you start</h2>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Button
          onClick={() => setOpen(true)}
          onPointerEnter={form.fetchAhead}
          onFocus={form.fetchAhead}
        >
          Start a transfer
        </Button>
      </section>
      <UpcomingPayments />
      {open && user.data && (
        <Suspense fallback={null}>
          <form.Wizard userId={user.data._id} accounts={accounts.data} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
