import { transferTypes } from '../../../contract/money/transfers.ts';
import { transferTexts } from '../../../contract/money/transfer-words.texts.ts';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormFields } from '../../ui/form/use-fields.ts';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.orderFields;

interface OrderDraft {
  transferType: string;
  transferDate: string;
  reference: string;
}

interface OrderFieldsProps extends FormFields<OrderDraft> {
  /** The beginning of a reference that we add. */
  referenceStart: string;
}

/** The fields of every transfer in addition to its amount. */
export function OrderFields({ referenceStart, ...form }: OrderFieldsProps) {
  return (
    <>
      <div className="field-row">
        <SegmentedField
          label={texts.transferType}
          name="transferType"
          choices={transferTypes.map(transferTexts.type)}
          chosen={transferTexts.type(form.fields.transferType)}
          error={form.errors['transferType']}
          onChoose={(choice) =>
            form.edit({
              transferType: transferTypes.find((type) => transferTexts.type(type) === choice) ?? '',
            })
          }
        />
        <TextField
          label={texts.dateAndTime}
          hint={texts.newYorkTime}
          type="datetime-local"
          {...form.field('transferDate')}
        />
      </div>
      <TextField
        label={texts.reference}
        optional
        hint={texts.leaveBlankAndWellCreate(referenceStart)}
        {...form.field('reference')}
        autoComplete="off"
      />
    </>
  );
}
