import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { checksQuery } from '../../api/deposit-queries.ts';
import { fetchAhead, lazyPart } from '../../app/navigation/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PageTop } from '../page-top.tsx';
import { CheckList } from './check-list.tsx';
import { DepositDetails } from './deposit-details.tsx';
import './deposit-page.css';

const loadDialog = async () => (await import('./check-dialog.tsx')).CheckDialog;
const CheckDialog = lazyPart(loadDialog);

/** Ways for money to come in: the details others need, and checks by picture. */
function DepositPage() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <PageTop
        heading="Deposit"
        detail="Have money sent to your account, or deposit a check by picture."
      />
      <div className="deposit-page">
        <DepositDetails />
        <Panel title="Deposit a check">
          <div className="panel-body">
            <ul className="deposit-steps">
              <li>
                Sign the back of the check and write “For mobile deposit only” below your name.
              </li>
              <li>Take a picture of each side, flat on a dark surface and in good light.</li>
              <li>The money is expected after three business days.</li>
            </ul>
            <Allowance />
            <Button
              onClick={() => setOpen(true)}
              onPointerEnter={() => fetchAhead(loadDialog)}
              onFocus={() => fetchAhead(loadDialog)}
            >
              Mobile Check Deposit
            </Button>
          </div>
        </Panel>
        <CheckList />
      </div>
      {open && (
        <Suspense fallback={null}>
          <CheckDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function Allowance() {
  const { data } = useQuery(checksQuery);
  if (data === undefined) return null;
  const { perDay, per30Days } = data;
  return (
    <p className="muted small deposit-lead">
      Limits: <MoneyText amount={perDay.limit} /> a day (<MoneyText amount={perDay.left} /> left
      today), <MoneyText amount={per30Days.limit} /> in 30 days (
      <MoneyText amount={per30Days.left} /> left).
    </p>
  );
}

export { DepositPage as Page };
