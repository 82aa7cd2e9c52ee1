import type { ComponentProps } from 'react';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';

type VoucherReasonProps = Pick<
  ComponentProps<typeof TextAreaField>,
  'name' | 'value' | 'error' | 'onChange'
>;

/** The reason of a voucher, which its second person and auditors read. */
export function VoucherReason(field: VoucherReasonProps) {
  return (
    <TextAreaField
      label="Reason"
      hint="Visible to staff only."
      rows={2}
      maxLength={500}
      {...field}
    />
  );
}
