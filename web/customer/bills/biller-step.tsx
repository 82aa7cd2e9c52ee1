import { DigitsField } from '../../ui/fields/digits-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import { KnownRecipients } from '../transfers/known-recipients.tsx';
import { fieldsOf, type BillDraft } from './bill-draft.ts';
import { payBillDialogTexts } from './bills.texts.ts';

const texts = payBillDialogTexts.billerStep;

interface BillerStepProps extends FormFields<BillDraft> {
  choose: (known: Partial<BillDraft>) => void;
}

export function BillerStep(form: BillerStepProps) {
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
