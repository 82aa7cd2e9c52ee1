import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BillSchedule } from '../../../contract/bills.ts';
import { exactMinor } from '../../../contract/money.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { BusyPanel } from '../../ui/busy-panel.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { Wizard } from '../../ui/wizard.tsx';
import { PinStep } from '../payments/pin-step.tsx';
import { ChangeDetailsStep } from './change-details-step.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { useChangeBill } from './use-change-bill.ts';

interface ChangeBillDialogProps {
  schedule: BillSchedule;
  /** It is changed; with what the bank says about it. */
  onDone: (message: string) => void;
  onClose: () => void;
}

const title = 'Change a recurring bill';
const steps = ['Changes', 'Confirm'] as const;

/** The window a recurring bill is changed in; what pays more than was signed is signed here. */
export function ChangeBillDialog({ schedule, onDone, onClose }: ChangeBillDialogProps) {
  const form = useChangeBill(schedule, onDone);
  const feeMinor = exactMinor(useQuery(bankQuery).data?.fees.bill ?? 0);
  const { step, change, errors, error, lastCheck } = form;
  useDocumentTitle(title, error !== undefined || Object.keys(errors).length > 0);
  useEffect(() => {
    if (lastCheck.failed) focusFirstInvalid();
  }, [lastCheck]);
  return (
    <Wizard
      title={title}
      steps={steps}
      step={step}
      submitLabel="Change bill"
      error={error}
      touched={form.touched}
      panel={form.busy ? <BusyPanel message="Changing the bill..." /> : null}
      locked={form.busy}
      onPrevious={() => form.goTo(step - 1)}
      onForward={form.forward}
      onClose={onClose}
    >
      {change === undefined ? (
        <ChangeDetailsStep {...form} schedule={schedule} />
      ) : (
        <>
          <ChangeSummary
            change={change}
            schedule={schedule}
            feeMinor={feeMinor}
            onChange={() => form.goTo(0)}
          />
          {form.needsPin && <PinStep {...form} whyChosen="You have no PIN yet. " />}
        </>
      )}
    </Wizard>
  );
}
