import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { writtenDay } from '../../../contract/calendar-day.ts';
import type { Loan } from '../../../contract/loans.ts';
import { call, type Answer } from '../../api/client.ts';
import { outcomeIsUnknown } from '../../api/failures.ts';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { payoffQuery } from '../../api/loan-queries.ts';
import { momentsQuery } from '../../api/moments-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/confirm-dialog.tsx';
import { MoneyText, moneyText } from '../../ui/money/money-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.payOffLoan;

interface PayOffLoanProps {
  loan: Loan;
  onPaidOff: () => void;
}

/** The loan paid back in full, at a figure that is shown first. */
export function PayOffLoan({ loan, onPaidOff }: PayOffLoanProps) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  // The same key until the outcome is known: asking with a new one could pay twice.
  const key = useRef(makeIdempotencyKey());
  const figure = useQuery({ ...payoffQuery(loan._id), enabled: asking });
  const pay = useMutation({
    mutationFn: (amount: bigint) =>
      call('POST /api/loans/{id}/payoff', {
        params: { id: loan._id },
        body: { amount },
        idempotencyKey: key.current,
      }),
    onSuccess: async () => {
      setAsking(false);
      onPaidOff();
      void queryClient.invalidateQueries({ queryKey: momentsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: ['loans'] });
    },
    onError: (failure) => {
      if (outcomeIsUnknown(failure)) return;
      key.current = makeIdempotencyKey();
      void figure.refetch();
    },
  });
  const open = () => {
    pay.reset();
    setAsking(true);
  };
  const { data } = figure;
  return (
    <>
      <Button look="secondary" compact onClick={open}>
        {texts.payOffNow(<span className="visually-hidden"> {loan.reference}</span>)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={texts.payThisLoanBackIn}
        look="primary"
        confirmLabel={data ? texts.pay(moneyText(data.amount)) : texts.payToo}
        busyLabel={texts.paying}
        busy={pay.isPending}
        blockedReason={blockedBy(data)}
        onConfirm={() => data && pay.mutate(data.amount)}
        onCancel={() => setAsking(false)}
      >
        <Alert kind="error">{(pay.error ?? figure.error)?.message}</Alert>
        {figure.isPending && <Skeleton lines={3} label={texts.workingOutTodaysFigure} />}
        {data && <Figure figure={data} />}
      </ConfirmDialog>
    </>
  );
}

type Payoff = Answer<'GET /api/loans/{id}/payoff'>;

function blockedBy(payoff: Payoff | undefined): string | undefined {
  if (!payoff) return texts.todaysFigureIsNotThere;
  return payoff.available < payoff.amount ? texts.yourCheckingAccountDoesnt : undefined;
}

function Figure({ figure: { amount, principal, interest, day, available } }: { figure: Payoff }) {
  return (
    <>
      <p>
        {texts.onWeTakeFromYour(
          writtenDay(day),
          <strong>{moneyText(amount)}</strong>,
          <MoneyText alwaysShown amount={principal} />,
          <MoneyText alwaysShown amount={interest} />,
        )}
      </p>
      {available < amount ? (
        <p>{texts.youHaveAvailableWhichIsnt(<MoneyText amount={available} />)}</p>
      ) : (
        <p className="muted small">{texts.noPaymentIsTakenAfter}</p>
      )}
    </>
  );
}
