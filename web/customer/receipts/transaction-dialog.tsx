import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type MouseEvent } from 'react';
import { Link } from 'wouter';
import type { Transfer } from '../../../contract/money/transfers.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { receiptQuery } from '../../api/transfer-queries.ts';
import { paths } from '../../app/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/windows/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LeaveQuestion } from '../../ui/windows/leave-question.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PaymentProblem } from '../disputes/payment-problem.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { useSendAgain } from './use-send-again.tsx';
import { ReceiptHead } from '../../bank/receipt-head.tsx';
import { ReceiptLines } from '../../bank/receipt-lines.tsx';
import { TransferSteps } from '../../bank/transfer-steps.tsx';
import { useLeaveGuard } from '../../ui/windows/leave-guard.ts';
import { transactionDialogTexts } from './receipts.texts.ts';

const texts = transactionDialogTexts.transactionDialog;

interface TransactionDialogProps {
  transfer: Transfer;
  onClose: () => void;
}

/** A row of the list in full, over the list, so that the place in it is kept. */
export function TransactionDialog({ transfer, onClose }: TransactionDialogProps) {
  const query = useQuery(receiptQuery(transfer._id));
  const own = useQuery(accountsQuery).data ?? [];
  const { sendAgain, form } = useSendAgain(onClose);
  const body = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    if (typed && !asking) setAsking(true);
    else onClose();
  };
  useLeaveGuard(typed, leave);
  const openReceipt = (event: MouseEvent) => {
    if (!typed) return;
    event.preventDefault();
    setAsking(true);
  };
  if (form) return form;
  return (
    <Dialog open title={texts.transactionDetails} onClose={leave}>
      <div className="dialog-body" ref={body} tabIndex={-1}>
        <ReceiptHead transfer={query.data ?? transfer} own={own} />
        <LoadFailed text={texts.failedToFetchTransactions} query={query} />
        {query.isPending && <Skeleton lines={6} label={texts.loadingDetails} />}
        {query.data && (
          <>
            <TransferSteps receipt={query.data} />
            <PaymentActions receipt={query.data} onSendAgain={sendAgain} />
            <div className="dialog-lines">
              <ReceiptLines receipt={query.data} own={own} />
            </div>
            <PaymentProblem receipt={query.data} onTyped={setTyped} />
          </>
        )}
      </div>
      {asking && typed ? (
        <LeaveQuestion onStay={() => setAsking(false)} returnTo={body} onLeave={onClose} />
      ) : (
        <div className="dialog-foot transaction-foot">
          <Link className={buttonClass()} to={paths.receipt(transfer._id)} onClick={openReceipt}>
            <Icon name="statement" />
            {texts.openReceipt}
          </Link>
        </div>
      )}
    </Dialog>
  );
}
