import type { Account } from '../../../contract/accounts.ts';
import { paymentKinds } from '../payments/payment-kinds.ts';
import { PaymentWizard } from '../payments/payment-wizard.tsx';
import { PinStep } from '../payments/pin-step.tsx';
import { usePaymentForm } from '../payments/use-payment-form.ts';
import { DetailsStep } from './details-step.tsx';
import { bodyOf, checkStep, emptyDraft } from './local-transfer-draft.ts';
import { RecipientStep } from './recipient-step.tsx';
import { TransferSummary } from './transfer-summary.tsx';

const steps = ['Recipient', 'Details', 'Security PIN'] as const;

interface LocalTransferWizardProps {
  userId: string;
  accounts: readonly Account[] | undefined;
  onClose: () => void;
}

export function LocalTransferWizard({ userId, accounts, onClose }: LocalTransferWizardProps) {
  const savings = accounts?.find(({ type }) => type === 'Savings Account');
  const form = usePaymentForm({
    userId,
    kind: paymentKinds['transfers/local'],
    steps,
    emptyDraft,
    checkStep,
    makeOrder: (draft, initial) => {
      if (savings === undefined) return 'No Savings Account available to debit from.';
      const dateUntouched = draft.transferDate === initial.transferDate;
      return { call: 'transfers/local', body: bodyOf(draft, { debitedAccount: savings.number, dateUntouched, now: new Date() }) };
    },
  });
  const { draft, initial, step } = form;
  return (
    <PaymentWizard title="Local Transfer" submitLabel="Submit Transfer" form={form} onClose={onClose}>
      {step === 0 && <RecipientStep {...form} />}
      {step === 1 && <DetailsStep {...form} savings={savings} />}
      {step === 2 && (
        <>
          <TransferSummary draft={draft} savings={savings} dateUntouched={draft.transferDate === initial.transferDate} onChange={form.goTo} />
          <PinStep {...form} />
        </>
      )}
    </PaymentWizard>
  );
}
