import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RunningLoan } from '../../../contract/staff/staff-loans.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { useErrorTitle } from '../../ui/window-title.ts';

interface PayOutLoanProps extends RunningLoan {
  onPaidOut: (notice: string) => void;
}

/** The money of a loan that its customer has accepted, once: asked again after silence it has the same key. */
export function PayOutLoan({ loan, customer, onPaidOut }: PayOutLoanProps) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const amount = moneyText(loan.loanAmount);
  // It outlives the window: closed and opened again, what is in doubt is still the same payout.
  const form = useDeed(async ({ key }) => {
    await call('POST /api/admin/loans/{id}/disburse', {
      params: { id: loan._id },
      idempotencyKey: key,
    });
    setAsking(false);
    onPaidOut(`${amount} paid out to ${customer.username}.`);
    await queryClient.invalidateQueries({ queryKey: ['admin'] });
  });
  useErrorTitle(asking && form.hasProblem);
  const open = () => {
    if (!form.isInDoubt) form.startOver();
    setAsking(true);
  };
  return (
    <>
      <Button
        compact
        disabledReason={customer.suspended ? 'The customer is suspended' : undefined}
        onClick={open}
      >
        Pay out<span className="visually-hidden"> {loan.reference}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title="Pay this loan out?"
        look="primary"
        confirmLabel={`Pay out ${amount}`}
        busyLabel="Paying out..."
        busy={form.isBusy}
        onConfirm={() => form.submit()}
        onCancel={() => setAsking(false)}
      >
        <Alert kind="error">{failureText(form.failure, { doneOnce: 'posted' })}</Alert>
        <p>
          <strong>
            {amount} to {customer.fullName || customer.username}
          </strong>{' '}
          ({customer.username}), into their Checking Account.
        </p>
        <p className="muted small">The schedule of {loan.loanTerm} months begins today.</p>
      </ConfirmDialog>
    </>
  );
}
