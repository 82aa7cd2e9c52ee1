import { DigitsField } from '../../ui/digits-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftForm } from '../payments/draft-fields.ts';
import { draftField } from '../payments/draft-fields.ts';
import { RecentRecipients } from '../transfers/recent-recipients.tsx';
import { fieldsOf, type BillDraft } from './bill-draft.ts';

export function BillerStep(form: DraftForm<BillDraft>) {
  return (
    <>
      <RecentRecipients
        kind="bill"
        title="Recent billers"
        onChoose={({ recipientName, recipientAccount, billType }) => {
          form.onEdit('billerName', recipientName);
          form.onEdit('billerAccount', recipientAccount);
          const { category } = fieldsOf({ category: billType ?? '' });
          if (category !== undefined) form.onEdit('category', category);
        }}
      />
      <TextField label="Biller name" {...draftField(form, 'billerName')} autoComplete="off" />
      <DigitsField
        label="Biller account number"
        length={9}
        hint="Nine digits, as on the bill."
        {...draftField(form, 'billerAccount')}
      />
    </>
  );
}
