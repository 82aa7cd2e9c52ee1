import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { reasonTexts, type ReasonFor } from '../../../contract/reasons.ts';
import { reportDisputeRoute } from '../../../contract/disputes.ts';
import { call } from '../../api/client.ts';
import { ownDisputeQuery, ownDisputesQuery } from '../../api/dispute-queries.ts';
import { outcomeIsUnknown, Refused } from '../../api/failures.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { LeavePageQuestion } from '../../ui/leave-page-question.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';

interface ReportProblemProps {
  /** The payment. */
  id: string;
  /** Whether something stands in it that was not sent. */
  onTyped?: ((typed: boolean) => void) | undefined;
  onReported: (message: string) => void;
  onCancel: () => void;
}

interface FieldErrors {
  reason?: string | undefined;
  whatHappened?: string | undefined;
}

function errorsOf(
  reason: ReasonFor<'disputeReport'> | undefined,
  whatHappened: string,
): FieldErrors {
  const told = reportDisputeRoute.body.shape.whatHappened.safeParse(whatHappened);
  return {
    ...(reason === undefined && { reason: 'Please choose what is wrong.' }),
    ...(!told.success && { whatHappened: told.error.issues[0]?.message }),
  };
}

/** Sent twice it is one report, so whoever hears nothing may send it again. */
function textOf(failure: Error | null): string | undefined {
  if (failure === null || (failure instanceof Refused && Object.keys(failure.fields).length > 0))
    return undefined;
  return outcomeIsUnknown(failure)
    ? `${failure.message} It may have been reported. Send it again unchanged: it is reported once.`
    : failure.message;
}

/** Two questions: what is wrong, and what happened. */
export function ReportProblem({ id, onTyped, onReported, onCancel }: ReportProblemProps) {
  const [reason, setReason] = useState<ReasonFor<'disputeReport'>>();
  const [whatHappened, setWhatHappened] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const typed = reason !== undefined || whatHappened !== '';
  useEffect(() => {
    onTyped?.(typed);
    return () => onTyped?.(false);
  }, [typed, onTyped]);
  const queryClient = useQueryClient();
  const report = useMutation({
    mutationFn: (given: ReasonFor<'disputeReport'>) =>
      call('POST /api/transfers/{id}/dispute', {
        params: { id },
        body: { reason: given, whatHappened },
      }),
    onSuccess: ({ message, dispute }) => {
      queryClient.setQueryData(ownDisputeQuery(id).queryKey, {
        dispute,
        reportUntil: null,
        goesToLoan: false,
      });
      void queryClient.invalidateQueries({ queryKey: ownDisputesQuery.queryKey, exact: true });
      onReported(message);
    },
    onError: (failure) => failure instanceof Refused && setErrors(failure.fields),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = errorsOf(reason, whatHappened);
    setErrors(found);
    if (Object.keys(found).length > 0 || reason === undefined)
      requestAnimationFrame(focusFirstInvalid);
    else if (!report.isPending) report.mutate(reason);
  };
  return (
    <form className="report-problem" noValidate onSubmit={submit} aria-label="Report a problem">
      <Alert kind="error">{textOf(report.error)}</Alert>
      <SelectField
        label="What is wrong?"
        name="reason"
        placeholder="Please choose"
        choices={Object.keys(reasonTexts.disputeReport)}
        wordOf={(code) => reasonTexts.disputeReport[code as ReasonFor<'disputeReport'>]}
        error={errors.reason}
        value={reason ?? ''}
        ref={first}
        onChange={({ currentTarget: { value } }) => {
          setReason(value === '' ? undefined : (value as ReasonFor<'disputeReport'>));
          setErrors((current) => ({ ...current, reason: undefined }));
        }}
      />
      <Alert kind="warning">
        {reason === 'NOT_MADE_BY_ME' &&
          'If somebody else can get into your account, change your password and your security ' +
            'PIN after this, and end other sessions.'}
      </Alert>
      <TextAreaField
        label="What happened?"
        name="whatHappened"
        hint="Tell us what happened. Never write your password or PIN."
        rows={5}
        maxLength={4000}
        error={errors.whatHappened}
        value={whatHappened}
        onChange={({ currentTarget: { value } }) => {
          setWhatHappened(value);
          setErrors((current) => ({ ...current, whatHappened: undefined }));
        }}
      />
      {onTyped === undefined && <LeavePageQuestion typed={typed} />}
      <div className="report-problem-buttons">
        <Button type="submit" compact busy={report.isPending} keepsFocus busyLabel="Reporting...">
          Report this payment
        </Button>
        <Button look="quiet" compact disabled={report.isPending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
