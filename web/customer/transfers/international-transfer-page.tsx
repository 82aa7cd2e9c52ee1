import { internationalTransferForm } from './transfer-forms.ts';
import { TransferPage } from './transfer-page.tsx';

const points = [
  'Have the recipient’s account number, SWIFT/BIC code and IBAN ready.',
  'Send US dollars, euros, pounds sterling, Australian or Canadian dollars, or Indian rupees.',
  'You’ll see the rate, fee and total before you confirm. We hold the rate for 5 minutes.',
  'International transfers arrive within 24 hours.',
  'We use Checking if it has enough, otherwise Savings.',
];

function InternationalTransferPage() {
  return (
    <TransferPage
      title="International Transfer"
      detail="Send money to an account at a bank in another country."
      points={points}
      form={internationalTransferForm}
      kind="international"
    />
  );
}

export { InternationalTransferPage as Page };
