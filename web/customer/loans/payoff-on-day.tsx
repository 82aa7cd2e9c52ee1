import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, writtenDay } from '../../../contract/values/calendar-day.ts';
import { payoffDaysAhead } from '../../../contract/money/payoff-days.ts';
import type { Answer } from '../../api/client.ts';
import { Refused } from '../../api/failures.ts';
import { payoffQuery } from '../../api/loan-queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.payoffOnDay;

interface PayoffOnDayProps {
  loanId: string;
  reference: string;
}

/** The figure to pay the loan back early on a day to come, so that the money can be there. */
export function PayoffOnDay({ loanId, reference }: PayoffOnDayProps) {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  // The bank says which day it has, and which days it can tell of.
  const today = useQuery({ ...payoffQuery(loanId), enabled: open });
  const figure = useQuery({
    ...payoffQuery(loanId, day),
    enabled: open && day !== '',
    placeholderData: keepPreviousData,
  });
  const refused = figure.error instanceof Refused ? figure.error.fields['day'] : undefined;
  const shown = day === '' ? today : figure;
  return (
    <details className="instalments" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {texts.payoffQuoteForALater(<span className="visually-hidden"> {reference}</span>)}
        <Icon name="chevron-down" small ofFold />
      </summary>
      <div className="payoff-on-day">
        <TextField
          label={texts.payOffOn}
          type="date"
          name="payoffDay"
          min={today.data?.day}
          max={today.data && addDays(today.data.day, payoffDaysAhead)}
          value={day || (today.data?.day ?? '')}
          error={refused}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        {refused === undefined && <LoadFailed text={texts.theFigureCouldNotBe} query={shown} />}
        {open && shown.isPending && <Skeleton lines={2} label={texts.workingOutTheFigure} />}
        <div role="status">
          {shown.data && refused === undefined && (
            <Figure figure={shown.data} isAhead={shown.data.day !== today.data?.day} />
          )}
        </div>
      </div>
    </details>
  );
}

interface FigureProps {
  figure: Answer<'GET /api/loans/{id}/payoff'>;
  isAhead: boolean;
}

function Figure({
  figure: { amount, principal, interest, day, instalmentsUntil },
  isAhead,
}: FigureProps) {
  if (amount === 0n) return <p>{texts.byTheLoanIsPaid(writtenDay(day))}</p>;
  const { count, amount: taken } = instalmentsUntil;
  return (
    <>
      <p>
        {texts.payOnPrincipalAndInterest(
          <strong>
            <MoneyText amount={amount} />
          </strong>,
          writtenDay(day),
          <MoneyText amount={principal} />,
          <MoneyText amount={interest} />,
        )}
      </p>
      {count > 0 && (
        <p className="muted small">
          {texts.thePaymentsDueByThen(count, <MoneyText amount={taken} />)}
        </p>
      )}
      <p className="muted small">
        {isAhead ? texts.thisHoldsAsLongAs : texts.thisIsTodaysFigureChoose(payoffDaysAhead)}
      </p>
    </>
  );
}
