import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useAddress } from '../../app/navigation/address.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { latePart } from '../../app/navigation/late-part.tsx';
import { ReceiptLink } from '../receipts/receipt-link.tsx';
import { readMade, showMade, subscribeToMade } from './made-payment.ts';
import { madeWhat, madeWhen } from './made-words.ts';
import { Row } from '../../ui/layout/row.tsx';
import './payment-end.css';

// It comes after the line that says what was paid.
const CategoryQuestion = latePart(
  async () => (await import('../insight/category-question.tsx')).CategoryQuestion,
);

/** The latest payment made on this page, with its receipt, until the page is left. */
export function MadeLine() {
  const amountText = useAmountText();
  const made = useSyncExternalStore(subscribeToMade, readMade);
  const accounts = useQuery(accountsQuery).data ?? [];
  const { pathname } = useAddress();
  const isHere = made?.pathname === pathname;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isHere) showMade(undefined);
    else place.current?.scrollIntoView({ block: 'nearest' });
  }, [isHere, made]);
  return (
    <div ref={place} className="made-place screen-only">
      <Alert kind="success">
        {made && isHere && (
          <Row as="span" gap={16} rowGap={4} align="baseline">
            <span>
              <strong>
                <TextWithAmounts text={madeWhat(made, accounts, amountText)} />
              </strong>
              {`. ${madeWhen(made)}`}
            </span>
            <ReceiptLink id={made.transfer._id} />
          </Row>
        )}
      </Alert>
      <Suspense>{made && isHere && <CategoryQuestion order={made.transfer._id} />}</Suspense>
    </div>
  );
}
