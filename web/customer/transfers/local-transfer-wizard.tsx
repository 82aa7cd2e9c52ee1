import { useQuery } from '@tanstack/react-query';
import { bankFacts } from '../../../config/bank.ts';
import { parseTypedAmount } from '../../../contract/values/money.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { feeNotKnown } from '../payments/fee-not-known.ts';
import { paymentWording } from '../payments/payment-wording.ts';
import { PaymentWizard } from '../payments/payment-wizard.tsx';
import { usePaymentForm } from '../payments/use-payment-form.ts';
import type { Paid } from '../payments/use-caution.ts';
import {
  bodyOf,
  checkStep,
  emptyDraft,
  knownOf,
  type LocalTransferDraft,
  recipientFields,
} from './local-transfer-draft.ts';
import { RecipientStep } from './recipient-step.tsx';
import type { TransferWizardProps } from './transfer-wizard-props.ts';
import { localTransferWizardTexts } from './transfers.texts.ts';

const texts = localTransferWizardTexts.localTransferWizard;

type Payee = Record<'recipientRouting' | 'recipientAccount', string>;

const DetailsStep = latePart(async () => (await import('./details-step.tsx')).DetailsStep);
const TransferSummary = latePart(
  async () => (await import('./transfer-summary.tsx')).TransferSummary,
);
const laterSteps = [DetailsStep, TransferSummary];

const paidBy = (
  { recipientAccount, recipientRouting, amount }: LocalTransferDraft,
  dollarsMinor: bigint | undefined,
): Paid => ({
  to: { kind: 'local', recipientAccount, recipientRouting },
  typed: amount,
  dollarsMinor,
});

const steps = [texts.recipient, texts.details, texts.securityPin] as const;

export function LocalTransferWizard({
  userId,
  accounts,
  person,
  offersRecent,
  again,
  onClose,
}: TransferWizardProps) {
  const savings = accounts?.find(({ type }) => type === 'Savings Account');
  const bank = useQuery(bankQuery);
  const fee = bank.data?.fees.local;
  const ownPayeeOf = ({ recipientRouting, recipientAccount }: Payee) =>
    recipientRouting === bankFacts.routingNumber
      ? accounts?.find(({ number }) => number === recipientAccount)
      : undefined;
  const isToOwn = (payee: Payee) => ownPayeeOf(payee) !== undefined;
  const form = usePaymentForm({
    userId,
    wording: paymentWording['transfers/local'],
    draftName: 'local-transfer',
    steps,
    emptyDraft,
    known: { ...(person && recipientFields(person)), ...(again && knownOf(again)) },
    checkStep,
    makeOrder: (draft, initial) => {
      if (savings === undefined) return texts.noSavingsAccountAvailable;
      const dateUntouched = draft.transferDate === initial.transferDate;
      const body = bodyOf(draft, {
        debitedAccount: savings.number,
        dateUntouched,
        now: new Date(),
      });
      if (isToOwn(body)) return { call: 'transfers/local', body };
      if (fee === undefined) {
        void bank.refetch();
        return feeNotKnown;
      }
      return { call: 'transfers/local', body, fee };
    },
  });
  const { fields: draft, initial, step } = form;
  // Once for all steps: what one of them shows is what another counts with.
  const amountMinor = parseTypedAmount(draft.amount);
  const feeMinor = isToOwn(draft) ? 0n : fee;
  return (
    <PaymentWizard
      title={texts.localTransfer}
      submitLabel={texts.submitTransfer}
      form={form}
      laterSteps={laterSteps}
      paid={isToOwn(draft) ? undefined : paidBy(draft, amountMinor)}
      onClose={onClose}
    >
      {step === 0 && <RecipientStep {...form} offersRecent={offersRecent} />}
      {step === 1 && (
        <DetailsStep
          {...form}
          amountMinor={amountMinor}
          savings={savings}
          accounts={accounts}
          feeMinor={feeMinor}
          isOwn={isToOwn(draft)}
        />
      )}
      {step === 2 && amountMinor !== undefined && (
        <TransferSummary
          draft={draft}
          amountMinor={amountMinor}
          savings={savings}
          feeMinor={feeMinor}
          ownPayee={ownPayeeOf(draft)}
          dateUntouched={draft.transferDate === initial.transferDate}
          onChange={form.goTo}
        />
      )}
    </PaymentWizard>
  );
}
