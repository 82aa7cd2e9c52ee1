import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import type { Loan } from '../../../contract/money/loans.ts';
import { call, type Answer } from '../../api/client.ts';
import { payoffQuery } from '../../api/loan-queries.ts';
import { momentsQuery } from '../../api/moments-query.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import { MoneyText, moneyText } from '../../ui/money/money-text.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { loansTexts } from './loans.texts.ts';

const texts = loansTexts.payOffLoan;

const failureWords = { doneOnce: texts.paid };

interface PayOffLoanProps {
  loan: Loan;
  /** It is about to be paid: what changed may be heard before the answer comes, or without it. */
  onPay: () => void;
}

/** The loan paid back in full, at a figure that is shown first. */
export function PayOffLoan({ loan, onPay }: PayOffLoanProps) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  // It outlives the window: closed and opened again, what is in doubt is still the same payment.
  const form = useForm({
    initial: {},
    check: (): Checked<{ amount: bigint }> => (data ? { values: { amount: data.amount } } : {}),
    send: async (body, { key }) => {
      onPay();
      return await call('POST /api/loans/{id}/payoff', {
        params: { id: loan._id },
        body,
        idempotencyKey: key,
      });
    },
    onSent: async () => {
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: momentsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: ['loans'] });
    },
  });
  // The sent figure stays until its outcome is known; after a refusal it is asked for again.
  const { data, error, isPending } = useQuery({
    ...payoffQuery(loan._id),
    enabled: asking && form.attempt === undefined,
  });
  useErrorTitle(asking && form.hasProblem);
  const open = () => {
    if (!form.isInDoubt) form.startOver();
    setAsking(true);
  };
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
        busy={form.isBusy}
        blockedReason={blockedBy(data)}
        onConfirm={() => form.submit()}
        onCancel={() => setAsking(false)}
      >
        <Alert kind="error">{failureText(form.failure, failureWords) ?? failureText(error)}</Alert>
        {isPending && <Skeleton lines={3} label={texts.workingOutTodaysFigure} />}
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
