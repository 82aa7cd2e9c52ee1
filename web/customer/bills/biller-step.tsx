import { DigitsField } from '../../ui/fields/digits-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import { RecentRecipients } from '../transfers/recent-recipients.tsx';
import { fieldsOf, type BillDraft } from './bill-draft.ts';
import { payBillDialogTexts } from './pay-bill-dialog.texts.ts';

const texts = payBillDialogTexts.billerStep;

export function BillerStep(form: FormFields<BillDraft>) {
  return (
    <>
      <RecentRecipients
        kind="bill"
        title={texts.recentBillers}
        onChoose={({ recipientName, recipientAccount, billType }) => {
          const { category } = fieldsOf({ category: billType ?? '' });
          form.edit({
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
