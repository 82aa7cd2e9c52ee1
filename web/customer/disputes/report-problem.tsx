import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReasonFor } from '../../../contract/people/reasons.ts';
import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import { disputeReport } from '../../../contract/money/disputes.ts';
import { call } from '../../api/client.ts';
import { ownDisputeQuery, ownDisputesQuery } from '../../api/dispute-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { type Checked, useForm } from '../../ui/form/use-form.ts';
import { LeavePageQuestion } from '../../app/leave-page-question.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { reportProblemTexts } from './disputes.texts.ts';

const words = reportProblemTexts.reportProblem;

interface ReportProblemProps {
  /** The payment. */
  id: string;
  /** Called with true while the form holds text that was not sent. */
  onTyped?: ((typed: boolean) => void) | undefined;
  onReported: (message: string) => void;
  onCancel: () => void;
}

type Reason = ReasonFor<'disputeReport'>;

interface Report {
  /** Empty until one is chosen. */
  reason: Reason | '';
  whatHappened: string;
}

function checkReport({ reason, whatHappened }: Report): Checked<{
  reason: Reason;
  whatHappened: string;
}> {
  const told = disputeReport.shape.whatHappened.safeParse(whatHappened);
  return reason !== '' && told.success
    ? { values: { reason, whatHappened } }
    : {
        errors: {
          ...(reason === '' && { reason: words.pleaseChooseWhatIsWrong }),
          ...(!told.success && { whatHappened: told.error.issues[0]?.message }),
        },
      };
}

/** Two questions: what is wrong, and what happened. */
export function ReportProblem({ id, onTyped, onReported, onCancel }: ReportProblemProps) {
  const queryClient = useQueryClient();
  const form = useForm({
    initial: { reason: '', whatHappened: '' },
    check: checkReport,
    send: (body) => call('POST /api/transfers/{id}/dispute', { params: { id }, body }),
    onSent: ({ message, dispute }) => {
      queryClient.setQueryData(ownDisputeQuery(id).queryKey, {
        dispute,
        reportUntil: null,
        goesToLoan: false,
      });
      void queryClient.invalidateQueries({ queryKey: ownDisputesQuery.queryKey, exact: true });
      onReported(message);
    },
  });
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const typed = form.isTouched;
  useEffect(() => {
    onTyped?.(typed);
    return () => onTyped?.(false);
  }, [typed, onTyped]);
  return (
    <Form form={form} className="report-problem" aria-label={words.reportAProblem}>
      <Alert kind="error">{failureText(form.failureForAlert, { doneOnce: words.reported })}</Alert>
      <SelectField
        label={words.whatIsWrong}
        placeholder={words.pleaseChoose}
        choices={Object.keys(reasonTexts.disputeReport)}
        wordOf={(code) => reasonTexts.disputeReport[code as Reason]}
        ref={first}
        {...form.field('reason')}
      />
      <Alert kind="warning">
        {form.fields.reason === 'NOT_MADE_BY_ME' && words.ifSomebodyElseCanGet}
      </Alert>
      <TextAreaField
        label={words.whatHappened}
        hint={words.tellUsWhatHappenedNever}
        rows={5}
        maxLength={4000}
        {...form.field('whatHappened')}
      />
      {onTyped === undefined && <LeavePageQuestion typed={typed} />}
      <div className="report-problem-buttons">
        <Button type="submit" compact busy={form.isBusy} keepsFocus busyLabel={words.reporting}>
          {words.reportThisPayment}
        </Button>
        <Button look="quiet" compact disabled={form.isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
