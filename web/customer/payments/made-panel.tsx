import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from '../../api/account-queries.ts';
import { SuccessPanel } from '../../ui/feedback/busy-panel.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { MoneyText, useAmountText } from '../../ui/money/money-text.tsx';
import { CategoryQuestion } from '../insight/category-question.tsx';
import { ReceiptLink } from '../receipts/receipt-link.tsx';
import type { MadePayment } from './made-payment.ts';
import { madeWhat, madeWhen } from './made-words.ts';
import './payment-end.css';
import { paymentsTexts } from './payments.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = paymentsTexts.madePanel;

interface MadePanelProps {
  /** The words of the specification. */
  message: string;
  picture: ReactNode;
  made: MadePayment;
}

/** The success: the words, and below them what was paid, when it is there, and what is left. */
export function MadePanel({ message, picture, made }: MadePanelProps) {
  const amountText = useAmountText();
  const { senderAccount, recipientAccount, _id } = made.transfer;
  const accounts = useQuery(accountsQuery).data ?? [];
  const touched = accounts.filter(
    ({ number }) => number === senderAccount || number === recipientAccount,
  );
  return (
    <SuccessPanel message={message} picture={picture}>
      <p className="made-what">
        <TextWithAmounts text={madeWhat(made, accounts, amountText)} />
      </p>
      <p className="muted">{madeWhen(made)}</p>
      {touched.length > 0 && (
        <dl className="made-balances">
          {touched.map(({ _id: id, type, available }) => (
            <div key={id}>
              <dt>{texts.now(wireWordsTexts.account(type))}</dt>
              <dd>{texts.available(<MoneyText amount={available} />)}</dd>
            </div>
          ))}
        </dl>
      )}
      <ReceiptLink id={_id} />
      <CategoryQuestion order={_id} />
    </SuccessPanel>
  );
}
