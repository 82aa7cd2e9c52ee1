import { internationalTransferForm } from './transfer-forms.ts';
import { TransferPage } from './transfer-page.tsx';

const points = [
  'Have the recipient’s account number, SWIFT/BIC code and IBAN ready.',
  'Send US dollars, euros, pounds sterling, Australian or Canadian dollars, or Indian rupees.',
  'You see the exchange rate, the fee and the total before you sign. The rate is held for some minutes.',
  'International transfers arrive within 24 hours.',
  'Your Checking Account pays if it covers the whole, else your Savings Account.',
];

export function Component() {
  return (
    <TransferPage
      title="International Transfer"
      detail="Send money to an account at a bank in another country."
      points={points}
      form={internationalTransferForm}
      draftName="international-transfer"
    />
  );
}
