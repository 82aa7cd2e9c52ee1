import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { TransferReceipt } from '../../../contract/money/transfers.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { knownBill } from '../bills/known-bill.ts';
import { InternationalTransferForm, LocalTransferForm } from '../transfers/transfer-forms.ts';

const PayBillDialog = latePart(
  async () => (await import('../bills/pay-bill-dialog.tsx')).PayBillDialog,
  { lost: 'window' },
);

interface SendAgainFormProps {
  again: TransferReceipt;
  onClose: () => void;
}

/** The form of a payment, filled in with an earlier one. */
export function SendAgainForm({ again, onClose }: SendAgainFormProps) {
  const user = useQuery(userQuery).data;
  const accounts = useQuery(accountsQuery).data;
  useQuery(pinStateQuery);
  const Form =
    again.category === 'International transfer' ? InternationalTransferForm : LocalTransferForm;
  return (
    <Suspense fallback={null}>
      {again.category === 'Bill payment' ? (
        <PayBillDialog known={knownBill(again)} onClose={onClose} />
      ) : (
        user && <Form userId={user._id} accounts={accounts} again={again} onClose={onClose} />
      )}
    </Suspense>
  );
}
