import { latePart } from '../../app/navigation/late-part.tsx';
import { payingAccount } from '../payments/paying-account.ts';
import { paymentWording } from '../payments/payment-wording.ts';
import { PaymentWizard } from '../payments/payment-wizard.tsx';
import { usePaymentForm } from '../payments/use-payment-form.ts';
import { InternationalRecipientStep } from './international-recipient-step.tsx';
import {
  bodyOf,
  checkStep,
  emptyDraft,
  knownOf,
  recipientFields,
} from './international-transfer-draft.ts';
import type { TransferWizardProps } from './transfer-wizard-props.ts';
import { isLater } from './is-later.ts';
import { useQuote } from './use-quote.ts';
import { internationalTransferWizardTexts } from './international.texts.ts';

const texts = internationalTransferWizardTexts.internationalTransferWizard;

const InternationalDetailsStep = latePart(
  async () => (await import('./international-details-step.tsx')).InternationalDetailsStep,
);
const InternationalSummary = latePart(
  async () => (await import('./international-summary.tsx')).InternationalSummary,
);
const laterSteps = [InternationalDetailsStep, InternationalSummary];

const steps = [texts.recipient, texts.details, texts.securityPin] as const;

export function InternationalTransferWizard({
  userId,
  accounts,
  person,
  offersRecent,
  again,
  onClose,
}: TransferWizardProps) {
  const form = usePaymentForm({
    userId,
    wording: paymentWording['transfers/international'],
    draftName: 'international-transfer',
    steps,
    emptyDraft,
    known: { ...(person && recipientFields(person)), ...(again && knownOf(again)) },
    // Without a price no PIN is asked for: what is missing is the price alone.
    checkStep: (typed, at) =>
      at === steps.length - 1 && price.quote === undefined ? {} : checkStep(typed, at),
    makeOrder: () => makeOrder(),
    onRefusal: (code) => {
      if (code === 'QUOTE_EXPIRED' || code === 'QUOTE_MISMATCH') price.requote();
    },
  });
  const { fields: draft, initial, step, isInDoubt } = form;
  const price = useQuote(draft, isInDoubt);
  const { recipientAccount, recipientSwift, recipientIban } = draft;
  const dateUntouched = draft.transferDate === initial.transferDate;
  const later = isLater(draft.transferDate, dateUntouched);
  const payer = price.quote && payingAccount(accounts, price.quote.total);

  const makeOrder = () => {
    if (price.quote === undefined) return price.failure ?? texts.thePriceIsOnIts;
    const body = bodyOf(draft, {
      amount: price.quote.amount,
      debitedAccount: payer?.number,
      dateUntouched,
      now: new Date(),
    });
    return {
      call: 'transfers/international' as const,
      body,
      ...(later ? { fee: price.quote.fee } : { quoteId: price.quote.id }),
    };
  };

  return (
    <PaymentWizard
      title={texts.internationalTransfer}
      submitLabel={texts.submitTransfer}
      form={form}
      laterSteps={laterSteps}
      paid={{
        to: { kind: 'international', recipientAccount, recipientSwift, recipientIban },
        typed: [draft.amount, draft.total, draft.currency].join(),
        dollarsMinor: price.quote?.equivalentUsd,
      }}
      onClose={onClose}
    >
      {step === 0 && <InternationalRecipientStep {...form} offersRecent={offersRecent} />}
      {step === 1 && (
        <InternationalDetailsStep {...form} accounts={accounts} price={price} later={later} />
      )}
      {step === 2 && (
        <InternationalSummary
          draft={draft}
          price={price}
          payer={payer}
          later={later}
          held={isInDoubt}
          onChange={form.goTo}
        />
      )}
    </PaymentWizard>
  );
}
