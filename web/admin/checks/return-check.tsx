import { reasonTexts } from '../../../contract/people/reasons.texts.ts';
import type { CheckForStaff } from '../../../contract/staff/check-reviews.ts';
import { call } from '../../api/client.ts';
import { moneyText } from '../../ui/money/money-text.tsx';
import { ReasonForm } from '../reasons/reason-form.tsx';

interface ReturnCheckProps {
  check: CheckForStaff;
  onDecided: (notice: string) => void;
  onCancel: () => void;
}

/** Sends a check back unpaid, with the reason its customer will read. */
export function ReturnCheck({
  check: { _id, customer, statedAmount },
  onDecided,
  onCancel,
}: ReturnCheckProps) {
  return (
    <ReasonForm
      lead={
        `The check${statedAmount === null ? '' : ` of ${moneyText(statedAmount)}`} from ` +
        `${customer.username} is returned unpaid. No money moves.`
      }
      reasons={reasonTexts.checkReturn}
      reader={customer.username}
      confirmLabel="Return check"
      busyLabel="Returning..."
      send={(body) => call('POST /api/admin/checks/{id}/return', { params: { id: _id }, body })}
      onSent={({ message }) => onDecided(message)}
      onCancel={onCancel}
    />
  );
}
