import { DigitsField } from '../../ui/digits-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftForm } from '../payments/draft-fields.ts';
import { draftField } from '../payments/draft-fields.ts';
import type { BillDraft } from './bill-draft.ts';

export function BillerStep(form: DraftForm<BillDraft>) {
  return (
    <>
      <TextField label="Biller name" {...draftField(form, 'billerName')} autoComplete="off" />
      <DigitsField label="Biller account number" length={9} hint="Nine digits, as on the bill." {...draftField(form, 'billerAccount')} />
    </>
  );
}
