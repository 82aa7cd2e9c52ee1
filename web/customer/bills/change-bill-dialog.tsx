import type { BillSchedule } from '../../../contract/money/bills.ts';
import { writtenDay } from '../../../contract/values/calendar-day.ts';
import { BusyPanel } from '../../ui/feedback/busy-panel.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Wizard } from '../../ui/windows/wizard.tsx';
import { PinStep } from '../payments/pin-step.tsx';
import { RecipientRecap } from '../payments/recipient-recap.tsx';
import { changeChoices, type ChangeDraft, isForAll } from './change-draft.ts';
import { ChangeSummary } from './change-summary.tsx';
import { changeFailureWords } from '../scheduled/change-failure-words.ts';
import { changeSteps, useChangeBill } from './use-change-bill.ts';
import { changeBillDialogTexts } from './bills.texts.ts';

const texts = changeBillDialogTexts.changeBillDialog;

interface ChangeBillDialogProps {
  schedule: BillSchedule;
  /** It is changed; with what the bank says about it. */
  onDone: (message: string) => void;
  onClose: () => void;
}

const title = texts.changeARecurringBill;

/** The window a recurring bill is changed in; what pays more than was signed is signed here. */
export function ChangeBillDialog({ schedule, onDone, onClose }: ChangeBillDialogProps) {
  const form = useChangeBill(schedule, onDone);
  const { change } = form;
  return (
    <Wizard
      title={title}
      steps={changeSteps}
      form={form}
      submitLabel={texts.changeBill}
      error={failureText(form.failure, changeFailureWords)}
      panel={form.isBusy ? <BusyPanel message={texts.changingTheBill} /> : null}
      locked={form.isBusy}
      onClose={onClose}
    >
      {change === undefined ? (
        <ChangeDetailsStep {...form} schedule={schedule} />
      ) : (
        <div className="dialog-sides">
          <div>
            <ChangeSummary
              change={change}
              schedule={schedule}
              feeMinor={form.fee}
              onChange={() => form.goTo(0)}
            />
          </div>
          {form.needsPin && (
            <div>
              <PinStep {...form} whyChosen={texts.youHaveNoPinYet} />
            </div>
          )}
        </div>
      )}
    </Wizard>
  );
}

interface ChangeDetailsStepProps extends FormFields<ChangeDraft> {
  schedule: BillSchedule;
  choosePayments: (payments: string) => void;
}

/** The step that asks which payments of a bill change, and to what. */
function ChangeDetailsStep({ schedule, choosePayments, ...form }: ChangeDetailsStepProps) {
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
