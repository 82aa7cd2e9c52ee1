import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { employmentStatuses } from '../../../contract/values/employment-statuses.ts';
import { loanPurposes } from '../../../contract/values/loan-purposes.ts';
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
import { LiveText } from '../../ui/values/live-text.tsx';
import type { DrawnLoan } from './loan-draft.ts';
import { loanToDraw } from './loan-example.ts';
import { LoanPicture } from './loan-picture.tsx';
import { LoanSliders } from './loan-sliders.tsx';
import { LoanSummary } from './loan-summary.tsx';
import { SavedApplication } from './saved-application.tsx';
import { useLoanForm } from './use-loan-form.ts';
import { useLoanText } from './use-loan-text.ts';
import './loan-form.css';
import { loansTexts } from './loans.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = loansTexts.loanForm;

const failureWords = {
  refused: texts.failedToSubmitLoan,
  unanswered: texts.anErrorOccurredPleaseTry,
  isSpecified: true,
};

/** The application, and next to it what the loan would cost. */
export function LoanForm() {
  const { form, rules, isUnsaved, success, warned, save, saving, savedApplication, takenDraft } =
    useLoanForm();
  const { fields: draft, failure, field } = form;
  const loanText = useLoanText();
  const rates = useQuery(loanRatesQuery);
  // A schedule of forty years is worked out after the key stroke, not in it.
  const settled = useDeferredValue(draft);
  const preview = useMemo(
    () => rules?.previewOf(settled, rates.data) ?? {},
    [rules, settled, rates.data],
  );
  const loan = useMemo(() => loanToDraw(preview, rates.data), [preview, rates.data]);

  return (
    <Form form={form} className="loan-form" method="post" aria-labelledby="loan-form">
      <div className="panel panel-body loan-fields">
        <h2 id="loan-form">{texts.applyForALoan}</h2>
        <TakenDraft {...takenDraft} />
        <SavedApplication {...savedApplication} />
        <div className="field-row loan-sliders">
          <LoanSliders {...form} />
          <LoanNear loan={loan} />
        </div>
        <div className="field-row">
          <SelectField
            label={texts.purpose}
            hint={texts.whatTheMoneyIsFor}
            placeholder={texts.chooseAPurpose}
            choices={loanPurposes}
            wordOf={wireWordsTexts.purpose}
            {...field('loanPurpose')}
          />
          <TextField
            label={texts.creditScore}
            hint={texts.toToo}
            inputMode="numeric"
            autoComplete="off"
            {...field('creditScore')}
          />
        </div>
        <div className="field-row">
          <SelectField
            label={texts.employmentStatus}
            hint={texts.atPresent}
            placeholder={texts.chooseAStatus}
            choices={employmentStatuses}
            wordOf={wireWordsTexts.employment}
            {...field('employmentStatus')}
          />
          <MoneyField label={texts.income} hint={texts.perYearBeforeTax} {...field('income')} />
        </div>
        <TextAreaField
          label={texts.additionalNotes}
          optional
          hint={texts.anythingThatHelpsUsDecide}
          {...field('additionalNotes')}
        />
        <div className="loan-submit">
          <Alert kind="warning">{warned && texts.youSubmittedTheSame}</Alert>
          <Alert kind="error">
            {failure !== undefined && (
              <>
                {failureText(failure, failureWords)}
                {form.isInDoubt && <p className="loan-doubt">{texts.itMayHaveArrivedAll}</p>}
              </>
            )}
          </Alert>
          <Alert kind="success">{success}</Alert>
          <Alert kind="error">{saving.failure}</Alert>
          {loan && !loan.assumed && <p className="loan-price">{loanText(loan)}</p>}
          <div className="loan-buttons">
            <Button type="submit" busy={form.isBusy} busyLabel={texts.submitting}>
              {texts.submitApplication}
            </Button>
            <Button
              look="secondary"
              busy={saving.isSaving}
              keepsFocus
              busyLabel={texts.saving}
              onClick={save}
            >
              {texts.saveAndFinishLater}
            </Button>
          </div>
          <LeavePageQuestion typed={isUnsaved} />
          <p className="muted small">{texts.applyingMovesNoMoneyWe}</p>
        </div>
      </div>
      <LoanSummary preview={preview} loan={loan} ratesFailed={rates.isError} />
    </Form>
  );
}

/**
 * Keeps the hill and the payment in sight of a person who moves a slider, on screens where the
 * summary is below the form.
 */
function LoanNear({ loan }: { loan: DrawnLoan | undefined }) {
  const loanText = useLoanText();
  return (
    <div className="loan-near lm-night">
      <LoanPicture loan={loan} />
      <p>{loan && <LiveText text={loanText(loan)} />}</p>
    </div>
  );
}
