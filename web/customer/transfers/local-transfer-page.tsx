import { localTransferForm } from './transfer-forms.ts';
import { TransferPage } from './transfer-page.tsx';

const points = [
  'Have the recipient’s 9-digit account number and 9-digit routing number ready.',
  'Local transfers are processed within 24 hours.',
  'We take the money from your Savings Account.',
];

function LocalTransferPage() {
  return (
    <TransferPage
      title="Local Transfer"
      detail="Send money to an account at this or another bank in the United States."
      points={points}
      form={localTransferForm}
      kind="local"
    />
  );
}

export { LocalTransferPage as Page };
