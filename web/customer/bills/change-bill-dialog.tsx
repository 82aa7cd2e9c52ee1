import type { BillSchedule } from '../../../contract/money/bills.ts';
import { BusyPanel } from '../../ui/feedback/busy-panel.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Wizard } from '../../ui/windows/wizard.tsx';
import { PinStep } from '../payments/pin-step.tsx';
import { ChangeDetailsStep } from './change-details-step.tsx';
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
