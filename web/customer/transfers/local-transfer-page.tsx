import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useCallback, useState } from 'react';
import { accountsQuery } from '../../api/account-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTop } from '../page-top.tsx';
import '../../ui/panel.css';
import './local-transfer-page.css';

const loadWizard = () => import('./local-transfer-wizard.tsx');
const LocalTransferWizard = lazy(async () => ({ default: (await loadWizard()).LocalTransferWizard }));

export function Component() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const user = useQuery(userQuery);
  const accounts = useQuery(accountsQuery);
  useQuery(pinStateQuery);
  return (
    <>
      <PageTop documentTitle="Local Transfer" heading="Local Transfer" detail="Send money to an account at this or another bank in the United States." />
      <Alert kind="error">{accounts.isError && 'Failed to fetch user data.'}</Alert>
      <section className="panel transfer-intro" aria-labelledby="before-you-start">
        <h2 id="before-you-start">Before you start</h2>
        <ul>
          <li>Have the recipient’s 9-digit account number and 9-digit routing number ready.</li>
          <li>Local transfers are processed within 24 hours.</li>
          <li>The money leaves your Savings Account.</li>
        </ul>
        <Button onClick={() => setOpen(true)} onPointerEnter={() => void loadWizard()} onFocus={() => void loadWizard()}>
          Start a transfer
        </Button>
      </section>
      {open && user.data && (
        <Suspense fallback={null}>
          <LocalTransferWizard userId={user.data._id} accounts={accounts.data} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
