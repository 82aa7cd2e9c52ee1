import type { BillSchedule } from '../../../contract/bills.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import { RecipientRecap } from '../payments/recipient-recap.tsx';
import { changeChoices, isForAll, type ChangeDraft } from './change-draft.ts';

interface ChangeDetailsStepProps extends FormFields<ChangeDraft> {
  schedule: BillSchedule;
  choosePayments: (payments: string) => void;
}

/** Which payments of a bill change, and to what. */
export function ChangeDetailsStep({ schedule, choosePayments, ...form }: ChangeDetailsStepProps) {
  const { fields: draft, errors } = form;
  const { recipientName, recipientAccount, nextDate } = schedule;
  return (
    <>
      <RecipientRecap name={recipientName}>
        <AccountNumber number={recipientAccount} />
      </RecipientRecap>
      <SegmentedField
        label="What to change"
        name="payments"
        choices={changeChoices}
        chosen={draft.payments}
        error={errors['payments']}
        onChoose={choosePayments}
      />
      <MoneyField
        label="Amount due"
        hint={
          isForAll(draft)
            ? `Of each payment from ${writtenDay(nextDate)} on.`
            : `Of the payment for ${writtenDay(nextDate)}.`
        }
        {...form.field('amountDue')}
      />
      {isForAll(draft) && (
        <TextField
          label="End date"
          optional
          type="date"
          hint="Last payment date. Leave blank to keep paying."
          {...form.field('endDate')}
        />
      )}
    </>
  );
}
