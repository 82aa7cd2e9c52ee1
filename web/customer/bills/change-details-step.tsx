import type { BillSchedule } from '../../../contract/money/bills.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import { RecipientRecap } from '../payments/recipient-recap.tsx';
import { changeChoices, isForAll, type ChangeDraft } from './change-draft.ts';
import { changeBillDialogTexts } from './bills.texts.ts';

const texts = changeBillDialogTexts.changeDetailsStep;

interface ChangeDetailsStepProps extends FormFields<ChangeDraft> {
  schedule: BillSchedule;
  choosePayments: (payments: string) => void;
}

/** The step that asks which payments of a bill change, and to what. */
export function ChangeDetailsStep({ schedule, choosePayments, ...form }: ChangeDetailsStepProps) {
  const { fields: draft, errors } = form;
  const { recipientName, recipientAccount, nextDate } = schedule;
  return (
    <>
      <RecipientRecap name={recipientName}>
        <AccountNumber number={recipientAccount} />
      </RecipientRecap>
      <SegmentedField
        label={texts.whatToChange}
        name="payments"
        choices={changeChoices}
        chosen={draft.payments}
        error={errors['payments']}
        onChoose={choosePayments}
      />
      <MoneyField
        label={texts.amountDue}
        hint={
          isForAll(draft)
            ? texts.ofEachPaymentFromOn(writtenDay(nextDate))
            : texts.ofThePaymentFor(writtenDay(nextDate))
        }
        {...form.field('amountDue')}
      />
      {isForAll(draft) && (
        <TextField
          label={texts.endDate}
          optional
          type="date"
          hint={texts.lastPaymentDateLeaveBlank}
          {...form.field('endDate')}
        />
      )}
    </>
  );
}
