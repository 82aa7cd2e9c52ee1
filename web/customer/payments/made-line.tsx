import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useAddress } from '../../app/navigation/address.ts';
import { accountsQuery } from '../../api/account-queries.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { TextWithAmounts } from '../../ui/money/hidden-amounts.tsx';
import { useAmountText } from '../../ui/money/money-text.tsx';
import { ReceiptLink } from '../receipts/receipt-link.tsx';
import { readMade, showMade, subscribeToMade } from './made-payment.ts';
import { madeWhat, madeWhen } from './made-words.ts';
import './made-payment.css';

/** What was paid last on this page, with its receipt, until the page is left. */
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
          <span className="made-line">
            <span>
              <strong>
                <TextWithAmounts text={madeWhat(made, accounts, amountText)} />
              </strong>
              {`. ${madeWhen(made)}`}
            </span>
            <ReceiptLink id={made.transfer._id} />
          </span>
        )}
      </Alert>
    </div>
  );
}
