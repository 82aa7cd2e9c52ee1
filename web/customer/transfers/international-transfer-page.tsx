import { InternationalTransferForm } from './transfer-forms.ts';
import { TransferPage } from './transfer-page.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.internationalTransferPage;

const points = [
  texts.haveTheRecipientsAccount,
  texts.sendUsDollarsEurosPounds,
  texts.youllSeeTheRateFee,
  texts.internationalTransfers,
  texts.youCanCancelFor,
  texts.weUseCheckingIfIt,
];

function InternationalTransferPage() {
  return (
    <TransferPage
      title={texts.internationalTransfer}
      detail={texts.sendMoneyToAnAccount}
      points={points}
      form={InternationalTransferForm}
      kind="international"
    />
  );
}

export { InternationalTransferPage as Page };
