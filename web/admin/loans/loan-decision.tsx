import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { offerDays } from '../../../contract/money/loan-offer-days.ts';
import { mostDeclineReasons } from '../../../contract/people/reasons.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import type { LoanCase } from '../../../contract/staff/staff-loans.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ConfirmDialog } from '../../app/dialog.tsx';
import { termText } from '../../bank/loan-words.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { percentText } from '../../ui/money/percent-text.ts';
import { failureText } from '../../ui/form/failure-text.ts';
import { CaseButton } from '../queues/case-button.tsx';
import { CaseDecision } from '../queues/case-decision.tsx';
import { RefusingForm } from '../queues/refusing-form.tsx';

interface LoanDecisionProps {
  one: LoanCase;
  onDecided: (notice: string) => void;
}

/** Approve as applied for, or decline with reasons. */
export function LoanDecision({ one: { loan, customer }, onDecided }: LoanDecisionProps) {
  const [chosen, setChosen] = useState<'approve' | 'decline'>();
  const params = { id: loan._id };
  const amount = moneyText(loan.loanAmount);
  const approve = useMutation({
    mutationFn: () => call('POST /api/admin/loans/{id}/approve', { params }),
    onSuccess: () =>
      onDecided(
        `Loan of ${amount} to ${customer.username} approved. It waits under Running loans until ` +
          'the customer accepts it; then it can be paid out.',
      ),
    onError: () => setChosen(undefined),
  });
  const choose = (choice: typeof chosen) => {
    approve.reset();
    setChosen(choice);
  };
  return (
    <CaseDecision open={chosen === 'decline'}>
      <Alert kind="error">{failureText(approve.error, { doneOnce: 'done' })}</Alert>
      {chosen !== 'decline' && (
        <div className="case-buttons">
          <CaseButton shortcut="a" onClick={() => choose('approve')}>
            Approve
          </CaseButton>
          <CaseButton shortcut="d" look="danger" onClick={() => choose('decline')}>
            Decline
          </CaseButton>
        </div>
      )}
      {chosen === 'decline' && (
        <RefusingForm
          reasons={reasonTexts.loanDecline}
          hint={
            `${customer.username} sees the reasons online and by email. Choose up to ${mostDeclineReasons}, ` +
            'the main ones.'
          }
          most={mostDeclineReasons}
          confirmLabel="Decline loan"
          busyLabel="Declining..."
          send={(reasons) =>
            call('POST /api/admin/loans/{id}/decline', { params, body: { reasons } })
          }
          onSent={() => onDecided(`Loan of ${amount} to ${customer.username} declined.`)}
          onCancel={() => choose(undefined)}
        />
      )}
      <ConfirmDialog
        open={chosen === 'approve'}
        title="Approve this loan?"
        look="primary"
        confirmLabel={`Approve ${amount}`}
        busyLabel="Approving..."
        busy={approve.isPending}
        onConfirm={() => approve.mutate()}
        onCancel={() => choose(undefined)}
      >
        <p>
          <strong>
            {amount} to {customer.fullName || customer.username}
          </strong>{' '}
          over {termText(loan.loanTerm)} at {percentText(loan.rateBps)} a year, as applied for.
        </p>
        <p className="muted small">
          No money moves yet: the customer has {offerDays} days to accept the terms, and the loan is
          paid out under Running loans after that.
        </p>
      </ConfirmDialog>
    </CaseDecision>
  );
}
