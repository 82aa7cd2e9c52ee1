import { useQuery } from '@tanstack/react-query';
import { parseTypedAmount } from '../../../contract/values/money.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { DigitsField } from '../../ui/fields/digits-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { feeNotKnown } from '../payments/fee-not-known.ts';
import { payingAccount } from '../payments/paying-account.ts';
import { paymentWording } from '../payments/payment-wording.ts';
import { PaymentWizard } from '../payments/payment-wizard.tsx';
import { usePaymentForm } from '../payments/use-payment-form.ts';
import { KnownRecipients } from '../transfers/known-recipients.tsx';
import {
  billBody,
  type BillDraft,
  billerOf,
  checkBillStep,
  emptyBill,
  fieldsOf,
  type KnownBill,
} from './bill-draft.ts';
import { payBillDialogTexts } from './bills.texts.ts';

const texts = payBillDialogTexts.payBillDialog;

const BillDetailsStep = latePart(
  async () => (await import('./bill-details-step.tsx')).BillDetailsStep,
);
const BillSummary = latePart(async () => (await import('./bill-summary.tsx')).BillSummary);
const laterSteps = [BillDetailsStep, BillSummary];

const steps = [texts.biller, texts.paymentDetails, texts.securityPin] as const;

interface PayBillDialogProps {
  /** The fields its form opens with. */
  known?: KnownBill;
  onClose: () => void;
}

/** The window a bill is paid in. It needs nothing but to be drawn, so that any page can open it. */
export function PayBillDialog(props: PayBillDialogProps) {
  const user = useQuery(userQuery).data;
  return user && <BillWizard userId={user._id} {...props} />;
}

function BillWizard({ userId, known, onClose }: PayBillDialogProps & { userId: string }) {
  const accounts = useQuery(accountsQuery).data;
  const bank = useQuery(bankQuery);
  const fee = bank.data?.fees.bill;
  // Where no account covers it, the bank looks at Checking and says no: so that is what is shown
  // and sent.
  const payerOf = (amountMinor: bigint | undefined, feeMinor: bigint) =>
    amountMinor === undefined
      ? undefined
      : (payingAccount(accounts, amountMinor + feeMinor) ??
        accounts?.find(({ type }) => type === 'Checking Account'));
  const form = usePaymentForm({
    userId,
    wording: paymentWording['transfers/payBill'],
    draftName: 'pay-bill',
    steps,
    emptyDraft: emptyBill,
    known: fieldsOf(known ?? {}),
    checkStep: checkBillStep,
    makeOrder: (draft) => {
      if (fee === undefined) {
        void bank.refetch();
        return feeNotKnown;
      }
      const debitedAccount = payerOf(parseTypedAmount(draft.amountDue), fee)?.number;
      return {
        call: 'transfers/payBill',
        body: billBody(draft, { debitedAccount, now: new Date() }),
        fee,
      };
    },
  });
  const { fields: draft, step } = form;
  // Once for all steps: what one of them shows is what another counts with.
  const amountMinor = parseTypedAmount(draft.amountDue);
  return (
    <PaymentWizard
      title={texts.payABill}
      submitLabel={texts.submitPayment}
      form={form}
      laterSteps={laterSteps}
      paid={{
        to: billerOf(draft),
        typed: draft.amountDue,
        dollarsMinor: amountMinor,
      }}
      onClose={onClose}
    >
      {step === 0 && <BillerStep {...form} />}
      {step === 1 && (
        <BillDetailsStep {...form} amountMinor={amountMinor} accounts={accounts} feeMinor={fee} />
      )}
      {step === 2 && amountMinor !== undefined && (
        <BillSummary
          draft={draft}
          amountMinor={amountMinor}
          schedule={known?.schedule}
          payer={fee === undefined ? undefined : payerOf(amountMinor, fee)}
          feeMinor={fee}
          onChange={form.goTo}
        />
      )}
    </PaymentWizard>
  );
}

interface BillerStepProps extends FormFields<BillDraft> {
  choose: (known: Partial<BillDraft>) => void;
}

function BillerStep(form: BillerStepProps) {
  return (
    <>
      <KnownRecipients
        kinds={['bill']}
        title={texts.recentBillers}
        onChoose={({ recipientName, recipientAccount, billType }) => {
          const { category } = fieldsOf({ category: billType ?? '' });
          form.choose({
            billerName: recipientName,
            billerAccount: recipientAccount,
            ...(category === undefined ? {} : { category }),
          });
        }}
      />
      <TextField label={texts.billerName} {...form.field('billerName')} autoComplete="off" />
      <DigitsField
        label={texts.billerAccountNumber}
        length={9}
        hint={texts.nineDigitsAsOnThe}
        {...form.field('billerAccount')}
      />
    </>
  );
}
