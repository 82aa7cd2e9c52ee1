import { DigitsField } from '../../ui/fields/digits-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-form.ts';
import { RecentRecipients } from '../transfers/recent-recipients.tsx';
import { fieldsOf, type BillDraft } from './bill-draft.ts';

export function BillerStep(form: FormFields<BillDraft>) {
  return (
    <>
      <RecentRecipients
        kind="bill"
        title="Recent billers"
        onChoose={({ recipientName, recipientAccount, billType }) => {
          const { category } = fieldsOf({ category: billType ?? '' });
          form.edit({
            billerName: recipientName,
            billerAccount: recipientAccount,
            ...(category === undefined ? {} : { category }),
          });
        }}
      />
      <TextField label="Biller name" {...form.field('billerName')} autoComplete="off" />
      <DigitsField
        label="Biller account number"
        length={9}
        hint="Nine digits, as on the bill."
        {...form.field('billerAccount')}
      />
    </>
  );
}
