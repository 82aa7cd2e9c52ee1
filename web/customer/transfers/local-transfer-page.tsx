import { LocalTransferForm } from './transfer-forms.ts';
import { TransferPage } from './transfer-page.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.localTransferPage;

const points = [
  texts.haveTheRecipientsDigit,
  texts.localTransfersAreProcessed,
  texts.weTakeTheMoneyFrom,
];

function LocalTransferPage() {
  return (
    <TransferPage
      title={texts.localTransfer}
      detail={texts.sendMoneyToAnAccount}
      points={points}
      form={LocalTransferForm}
      kind="local"
    />
  );
}

export { LocalTransferPage as Page };
