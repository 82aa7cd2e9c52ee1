import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { brand } from '../../../config/bank.ts';
import { callForFile } from '../../api/client.ts';
import { useParams } from '../../app/navigation/address.ts';
import { receiptTitle } from '../../../contract/money/receipt-words.ts';
import { Refused } from '../../api/failures.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { receiptQuery } from '../../api/transfer-queries.ts';
import { paths } from '../../app/paths.ts';
import { useDownload } from '../../app/use-download.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { PaymentProblem } from '../disputes/payment-problem.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { ReceiptHead } from '../../bank/receipt-head.tsx';
import { ReceiptLines } from '../../bank/receipt-lines.tsx';
import { TransferSteps } from '../../bank/transfer-steps.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { ShareReceipt } from './share-receipt.tsx';
import { useSendAgain } from './use-send-again.tsx';
import { usePageTitle } from '../../ui/window-title.ts';
import { Columns } from '../../ui/layout/columns.tsx';
import { Row } from '../../ui/layout/row.tsx';
import './receipts.css';
import { receiptsTexts } from './receipts.texts.ts';

const texts = receiptsTexts.receiptPage;

/** One payment, to keep: its address can be bookmarked, and it prints. */
function ReceiptPage() {
  const { id = '' } = useParams();
  const query = useQuery(receiptQuery(id));
  const { data: receipt } = query;
  usePageTitle(receipt && texts.receiptOfReference(receipt.reference));
  const { sendAgain, form } = useSendAgain();
  const accounts = useQuery(accountsQuery);
  const own = accounts.data ?? [];
  // Their names are lines of the receipt: it is shown with them, unless they cannot be loaded.
  const haveAccountsCome = useHaveCome(accounts);
  const isReady = receipt !== undefined && haveAccountsCome;
  // A mistyped address and another customer's order read the same.
  const unknown =
    query.error instanceof Refused && (query.error.status === 404 || query.error.status === 400);
  return (
    <>
      <PageTop heading={texts.receipt} />
      <p className="receipt-back">
        <Link className="lone-link" to={paths.transactions()}>
          {texts.allTransactions}
        </Link>
      </p>
      {unknown ? (
        <NoReceipt />
      ) : (
        <LoadFailed text={texts.failedToFetchTransactions} query={query} />
      )}
      {(query.isPending || (receipt && !isReady)) && (
        <Skeleton lines={8} label={texts.loadingReceipt} />
      )}
      {isReady && (
        <Columns shares="wide-first" gap={24} className="receipt-page">
          <Panel
            title={receiptTitle(receipt)}
            aside={
              <Row gap={8} spread="last" className="receipt-tools">
                <ShareReceipt
                  key={`${receipt._id} ${receipt.status}`}
                  receipt={receipt}
                  own={own}
                />
                <ReceiptPdfButton id={receipt._id} />
                <Button look="secondary" compact onClick={() => window.print()}>
                  <Icon name="print" />
                  {texts.print}
                </Button>
              </Row>
            }
          >
            <div className="panel-body">
              <ReceiptHead transfer={receipt} own={own} />
              <ReceiptLines receipt={receipt} own={own} />
            </div>
          </Panel>
          <Panel title={texts.status}>
            <div className="panel-body">
              <TransferSteps receipt={receipt} />
              <PaymentActions receipt={receipt} onSendAgain={sendAgain} />
              <PaymentProblem receipt={receipt} />
            </div>
          </Panel>
        </Columns>
      )}
      {form}
    </>
  );
}

function NoReceipt() {
  return (
    <EmptyState
      title={texts.noTransactionHasThisId}
      reason={texts.itMayBelongToAnother}
      action={
        <Link
          className={buttonClass({ look: 'secondary', compact: true })}
          to={paths.transactions()}
        >
          {texts.goToTransactions}
        </Link>
      }
    />
  );
}

/** The receipt as a file to keep or to send on. */
function ReceiptPdfButton({ id }: { id: string }) {
  const { busy, failure, save } = useDownload();
  const ask = () => callForFile('GET /api/transfers/{id}/receipt.pdf', { params: { id } });
  return (
    <>
      <Button
        look="secondary"
        compact
        busy={busy}
        keepsFocus
        onClick={() => void save(`${brand.fileName}-receipt-${id.slice(0, 8)}.pdf`, ask)}
      >
        <Icon name="download" />
        <span>
          {texts.downloadReceiptAsPdf((text) => (
            <span className="visually-hidden">{text}</span>
          ))}
        </span>
      </Button>
      <Alert kind="error">{failure}</Alert>
    </>
  );
}

export { ReceiptPage as Page };
