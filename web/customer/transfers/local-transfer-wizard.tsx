import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Account } from '../../../contract/accounts.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { BusyPanel, SuccessPanel } from '../../ui/busy-panel.tsx';
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { Wizard } from '../../ui/wizard.tsx';
import { ApprovalStep } from './approval-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { RecipientStep } from './recipient-step.tsx';
import { useLocalTransferForm } from './use-local-transfer-form.ts';
import type { SubmitPhase } from './use-submit-transfer.ts';

const steps = ['Recipient', 'Details', 'Security PIN'] as const;

/** How long the success stands before the dialog closes. */
const closeAfterMs = 5000;

interface LocalTransferWizardProps {
  userId: string;
  accounts: readonly Account[] | undefined;
  onClose: () => void;
}

export function LocalTransferWizard({ userId, accounts, onClose }: LocalTransferWizardProps) {
  const savings = accounts?.find(({ type }) => type === 'Savings Account');
  const pin = useQuery(pinStateQuery);
  const choosesPin = pin.data?.set === false;
  const form = useLocalTransferForm({ userId, savings, passwordNeeded: choosesPin && pin.data?.passwordNeeded === true });
  const { draft, errors, step, phase, lastCheck, edit } = form;
  const done = phase === 'done';
  useDocumentTitle('Local Transfer', form.error !== undefined || Object.keys(errors).length > 0);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onClose, closeAfterMs);
    return () => clearTimeout(timer);
  }, [done, onClose]);
  useEffect(() => {
    if (lastCheck.failed) focusFirstInvalid();
  }, [lastCheck]);

  const fields = { draft, errors, onEdit: edit };
  return (
    <Wizard
      title="Local Transfer"
      steps={steps}
      step={step}
      submitLabel="Submit Transfer"
      error={form.error}
      touched={form.touched}
      panel={phase === 'editing' ? null : <TransferPanel phase={phase} />}
      locked={phase === 'processing' || phase === 'checking'}
      onPrevious={form.previous}
      onForward={form.forward}
      onClose={onClose}
    >
      {step === 0 && <RecipientStep {...fields} />}
      {step === 1 && <DetailsStep {...fields} savings={savings} />}
      {step === 2 && (
        <ApprovalStep
          {...fields}
          savings={savings}
          dateUntouched={form.dateUntouched}
          choosesPin={choosesPin}
          passwordNeeded={form.passwordNeeded}
          onChange={form.goTo}
        />
      )}
    </Wizard>
  );
}

function TransferPanel({ phase }: { phase: SubmitPhase }) {
  if (phase === 'done') return <SuccessPanel message="Transfer Submitted Successfully!" />;
  if (phase === 'processing') return <BusyPanel message="Processing Transfer..." />;
  return (
    <BusyPanel message="We are checking whether your transfer was made">
      <p className="muted">We have not heard back from the bank yet. Please keep this page open: you will not pay twice.</p>
    </BusyPanel>
  );
}
