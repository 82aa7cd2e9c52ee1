import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Check } from '../../../contract/money/deposits.ts';
import { accountWords } from '../../../contract/money/transfer-words.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { checksQuery } from '../../api/deposit-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { bankDay } from '../../bank/bank-clock.ts';
import { Button } from '../../ui/button.tsx';
import { CheckStatusBadge } from '../../bank/check-status-badge.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { formatDay, formatWeekday, noonOf } from '../../ui/values/format-date.ts';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText, useAmountText, type AmountText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import './deposit.css';
import { depositTexts } from './deposit.texts.ts';

const texts = depositTexts.checkList;

const CheckPictures = latePart(async () => (await import('./check-pictures.tsx')).CheckPictures);

/** The own checks, newest first, with how far each has come. */
export function CheckList() {
  const checks = useQuery(checksQuery);
  const [looking, setLooking] = useState<Check>();
  return (
    <Panel title={texts.yourChecks}>
      <LoadFailed text={texts.yourChecksCouldNotBe} query={checks} className="check-list-failed" />
      {checks.isPending && <Skeleton lines={3} label={texts.loadingYourChecks} />}
      {checks.data?.checks.length === 0 && (
        <EmptyState title={texts.noChecksYet} reason={texts.whenYouDepositACheck} />
      )}
      {checks.data && checks.data.checks.length > 0 && (
        <ul className="check-list">
          {checks.data.checks.map((check) => (
            <CheckItem key={check._id} check={check} onLook={() => setLooking(check)} />
          ))}
        </ul>
      )}
      {looking && (
        <Suspense>
          <CheckPictures check={looking} onClose={() => setLooking(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

const day = (text: string) => formatWeekday(noonOf(text));

const isPast = (text: string) => text < bankDay(new Date());

/** Says when the money can be spent, and how much was taken back. */
function whenFree(holds: Check['holds'], amountText: AmountText): string {
  const free = holds
    .filter(({ spendable }) => spendable > 0n)
    .map(({ spendable, availableDate }) => texts.from(amountText(spendable), day(availableDate)));
  const goneMinor = holds.reduce((sum, { amount, spendable }) => sum + amount - spendable, 0n);
  const spend = free.length > 0 ? [texts.youCanSpendOn(free.join(texts.and))] : [];
  const gone = goneMinor > 0n ? [texts.ofItWentWhenAnother(amountText(goneMinor))] : [];
  return [...spend, ...gone].join(' ');
}

/** Says what the status means for the money. */
function meaningOf(
  { status, availableDate, holds, returnReason }: Check,
  amountText: AmountText,
): string {
  switch (status) {
    case 'Received':
    case 'In review':
      if (isPast(availableDate)) return texts.thisTakesLongerThan;
      return texts.fundsAreExpectedOnKeep(day(availableDate));
    case 'Accepted':
      return holds.length === 0
        ? texts.deposited
        : texts.depositedOfWhenFree(whenFree(holds, amountText));
    case 'Returned':
      return texts.noMoneyWasMoved(returnReason ?? '');
    case 'Returned unpaid':
      return texts.itsBankDidNotPay(returnReason ?? '');
  }
}

function CheckItem({ check, onLook }: { check: Check; onLook: () => void }) {
  const amountText = useAmountText();
  const accounts = useQuery(accountsQuery).data ?? [];
  const sent = formatDay(new Date(check.sentAt));
  return (
    <li>
      <div className="check-head">
        <h3>{check.amount === null ? texts.checkOf(sent) : <MoneyText amount={check.amount} />}</h3>
        <CheckStatusBadge status={check.status} />
      </div>
      <p>
        <TextWithAmounts text={meaningOf(check, amountText)} />
      </p>
      <div className="check-foot">
        <p className="muted small">{texts.sentTo(sent, accountWords(check.account, accounts))}</p>
        <Button look="quiet" compact onClick={onLook}>
          {texts.showPicturesOfTheCheck(
            (text) => (
              <span className="visually-hidden">{text}</span>
            ),
            sent,
          )}
        </Button>
      </div>
    </li>
  );
}
