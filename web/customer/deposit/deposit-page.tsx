import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { shareOf } from '../../../contract/values/share-of.ts';
import { accountWords } from '../../../contract/money/transfer-words.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { checksQuery } from '../../api/deposit-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { LimitBar } from '../../ui/charts/limit-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { PageTop } from '../frame/page-top.tsx';
import { CheckExamples } from './check-examples.tsx';
import { CheckList } from './check-list.tsx';
import { DepositDetails } from './deposit-details.tsx';
import { Columns } from '../../ui/layout/columns.tsx';
import './deposit.css';
import { depositTexts } from './deposit.texts.ts';

const texts = depositTexts.depositPage;

const CheckDialog = latePart(async () => (await import('./check-dialog.tsx')).CheckDialog, {
  lost: 'window',
});

/** Ways for money to come in: the details others need, and checks by picture. */
function DepositPage() {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // They come together: lines that came later would move the button under the finger.
  const isComing = !useHaveCome(
    useQuery(bankQuery),
    useQuery(accountsQuery),
    useQuery(checksQuery),
  );
  return (
    <>
      <PageTop heading={texts.deposit} detail={texts.haveMoneySentToYour} />
      {isComing ? (
        <Skeleton lines={12} label={texts.loadingYourBankDetails} />
      ) : (
        <Columns shares="equal" gap={20} className="deposit-page">
          <DepositDetails />
          <Panel title={texts.depositACheck}>
            <div className="panel-body">
              <ul className="deposit-steps">
                <li>{texts.signTheBackOfThe}</li>
                <li>{texts.takeAPictureOfEach}</li>
                <li>{texts.theMoneyIsExpectedAfter}</li>
              </ul>
              <GoesInto />
              <Allowance />
              <Button
                onClick={() => setOpen(true)}
                onPointerEnter={CheckDialog.fetchAhead}
                onFocus={CheckDialog.fetchAhead}
              >
                {texts.mobileCheckDeposit}
              </Button>
              <CheckExamples />
            </div>
          </Panel>
          <CheckList />
        </Columns>
      )}
      {open && (
        <Suspense fallback={null}>
          <CheckDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The account that checks go to, in the words of the list below. */
function GoesInto() {
  const own = useQuery(accountsQuery).data;
  const checking = own?.find(({ type }) => type === 'Checking Account');
  if (!own || !checking) return null;
  return <p className="deposit-into">{texts.goesInto(accountWords(checking.number, own))}</p>;
}

function Allowance() {
  const { data } = useQuery(checksQuery);
  if (data === undefined) return null;
  const { perDay, per30Days } = data;
  return (
    <div className="muted small deposit-lead">
      {texts.limitsADayLeftToday(
        <MoneyText amount={perDay.limit} />,
        <MoneyText amount={perDay.left} />,
        <MoneyText amount={per30Days.limit} />,
        <MoneyText amount={per30Days.left} />,
      )}
      <LimitBar used={shareOf(perDay.limit - perDay.left, perDay.limit)} />
      <LimitBar used={shareOf(per30Days.limit - per30Days.left, per30Days.limit)} />
    </div>
  );
}

export { DepositPage as Page };
