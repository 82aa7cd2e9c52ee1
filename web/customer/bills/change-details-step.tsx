import type { BillSchedule } from '../../../contract/bills.ts';
import { writtenDay } from '../../../contract/calendar-day.ts';
import { AccountNumber } from '../../ui/account-number.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SegmentedField } from '../../ui/segmented-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftForm } from '../payments/draft-fields.ts';
import { draftField } from '../payments/draft-fields.ts';
import { RecipientRecap } from '../payments/recipient-recap.tsx';
import { changeChoices, isForAll, type ChangeDraft } from './change-draft.ts';

interface ChangeDetailsStepProps extends DraftForm<ChangeDraft> {
  schedule: BillSchedule;
}

/** Which payments of a bill change, and to what. */
export function ChangeDetailsStep({ schedule, ...form }: ChangeDetailsStepProps) {
  const { draft, errors, onEdit } = form;
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
        onChoose={(choice) => onEdit('payments', choice)}
      />
      <MoneyField
        label="Amount due"
        hint={
          isForAll(draft)
            ? `Of each payment from ${writtenDay(nextDate)} on.`
            : `Of the payment for ${writtenDay(nextDate)}.`
        }
        {...draftField(form, 'amountDue')}
      />
      {isForAll(draft) && (
        <TextField
          label="End date"
          optional
          type="date"
          hint="Last payment date. Leave blank to keep paying."
          {...draftField(form, 'endDate')}
        />
      )}
    </>
  );
}
