import { transferTypes } from '../../../contract/transfers.ts';
import { SegmentedField } from '../../ui/segmented-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DraftFields, DraftForm } from '../payments/draft-fields.ts';
import { draftField } from '../payments/draft-fields.ts';

interface OrderDraft {
  transferType: string;
  transferDate: string;
  reference: string;
}

interface OrderFieldsProps<Draft> extends DraftForm<Draft> {
  /** How a reference begins that we add. */
  referenceStart: string;
}

/** What every transfer says beside its amount. */
export function OrderFields<Draft extends DraftFields<Draft> & OrderDraft>({
  referenceStart,
  ...form
}: OrderFieldsProps<Draft>) {
  return (
    <>
      <div className="field-row">
        <SegmentedField
          label="Transfer type"
          name="transferType"
          choices={transferTypes}
          chosen={form.draft.transferType}
          error={form.errors['transferType']}
          onChoose={(choice) => form.onEdit('transferType', choice)}
        />
        <TextField
          label="Date and time"
          hint="New York time"
          type="datetime-local"
          {...draftField(form, 'transferDate')}
        />
      </div>
      <TextField
        label="Reference"
        optional
        hint={`Leave blank and we’ll create one that starts with ${referenceStart}.`}
        {...draftField(form, 'reference')}
        autoComplete="off"
      />
    </>
  );
}
