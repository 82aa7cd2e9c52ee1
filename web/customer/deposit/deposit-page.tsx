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
import { depositTexts } from './deposit.texts.ts';

const texts = depositTexts.depositPage;

const loadDialog = async () => (await import('./check-dialog.tsx')).CheckDialog;
const CheckDialog = lazyPart(loadDialog);

/** Ways for money to come in: the details others need, and checks by picture. */
function DepositPage() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <PageTop heading={texts.deposit} detail={texts.haveMoneySentToYour} />
      <div className="deposit-page">
        <DepositDetails />
        <Panel title={texts.depositACheck}>
          <div className="panel-body">
            <ul className="deposit-steps">
              <li>{texts.signTheBackOfThe}</li>
              <li>{texts.takeAPictureOfEach}</li>
              <li>{texts.theMoneyIsExpectedAfter}</li>
            </ul>
            <Allowance />
            <Button
              onClick={() => setOpen(true)}
              onPointerEnter={() => fetchAhead(loadDialog)}
              onFocus={() => fetchAhead(loadDialog)}
            >
              {texts.mobileCheckDeposit}
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
      {texts.limitsADayLeftToday(
        <MoneyText amount={perDay.limit} />,
        <MoneyText amount={perDay.left} />,
        <MoneyText amount={per30Days.limit} />,
        <MoneyText amount={per30Days.left} />,
      )}
    </p>
  );
}

export { DepositPage as Page };
