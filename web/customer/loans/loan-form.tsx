import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { employmentStatuses } from '../../../contract/loans.ts';
import { loanPurposes } from '../../../contract/loan-purposes.ts';
import { loanRatesQuery } from '../../api/loan-queries.ts';
import { TakenDraft } from '../../app/drafts/taken-draft.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { LeavePageQuestion } from '../../app/leave-page-question.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { previewOf } from './loan-draft.ts';
import { LoanSummary } from './loan-summary.tsx';
import { capitalized } from '../../bank/loan-words.ts';
import { SavedApplication } from './saved-application.tsx';
import { useLoanForm } from './use-loan-form.ts';
import './loan-form.css';

const failureWords = {
  refused: 'Failed to submit loan application',
  unanswered: 'An error occurred. Please try again later.',
  isSpecified: true,
};

/** The application, and beside it what the loan would cost. */
export function LoanForm() {
  const { form, isUnsaved, success, warned, save, saving, savedApplication, takenDraft } =
    useLoanForm();
  const { fields: draft, failure, field } = form;
  const rates = useQuery(loanRatesQuery);
  // A schedule of forty years is worked out after the key stroke, not in it.
  const settled = useDeferredValue(draft);
  const preview = useMemo(() => previewOf(settled, rates.data), [settled, rates.data]);

  return (
    <Form form={form} className="loan-form" method="post" aria-labelledby="loan-form">
      <div className="panel loan-fields">
        <h2 id="loan-form">Apply for a loan</h2>
        <TakenDraft {...takenDraft} />
        <SavedApplication {...savedApplication} />
        <div className="field-row">
          <MoneyField label="Loan amount" {...field('loanAmount')} />
          <TextField
            label="Term in months"
            hint="1 to 480"
            inputMode="numeric"
            autoComplete="off"
            {...field('loanTerm')}
          />
        </div>
        <div className="field-row">
          <SelectField
            label="Purpose"
            hint="What the money is for"
            placeholder="Choose a purpose"
            choices={loanPurposes}
            wordOf={capitalized}
            {...field('loanPurpose')}
          />
          <TextField
            label="Credit score"
            hint="300 to 850"
            inputMode="numeric"
            autoComplete="off"
            {...field('creditScore')}
          />
        </div>
        <div className="field-row">
          <SelectField
            label="Employment status"
            hint="At present"
            placeholder="Choose a status"
            choices={employmentStatuses}
            wordOf={capitalized}
            {...field('employmentStatus')}
          />
          <MoneyField label="Income" hint="Per year, before tax" {...field('income')} />
        </div>
        <TextAreaField
          label="Additional notes"
          optional
          hint="Anything that helps us decide."
          {...field('additionalNotes')}
        />
        <div className="loan-submit">
          <Alert kind="warning">
            {warned &&
              'You submitted the same application less than a minute ago. Submit once more if ' +
                'you want a second one.'}
          </Alert>
          <Alert kind="error">
            {failure !== undefined && (
              <>
                {failureText(failure, failureWords)}
                {form.isInDoubt && (
                  <p className="loan-doubt">
                    It may have arrived all the same: look at your applications on this page before
                    you submit it again.
                  </p>
                )}
              </>
            )}
          </Alert>
          <Alert kind="success">{success}</Alert>
          <Alert kind="error">{saving.failure}</Alert>
          <div className="loan-buttons">
            <Button type="submit" busy={form.isBusy} busyLabel="Submitting...">
              Submit application
            </Button>
            <Button
              look="secondary"
              busy={saving.isSaving}
              keepsFocus
              busyLabel="Saving..."
              onClick={save}
            >
              Save and finish later
            </Button>
          </div>
          <LeavePageQuestion typed={isUnsaved} />
          <p className="muted small">
            Applying moves no money. We review your application and show our decision here.
          </p>
        </div>
      </div>
      <LoanSummary preview={preview} ratesFailed={rates.isError} />
    </Form>
  );
}
