import type { ReactNode } from 'react';
import { transferTexts } from '../../../contract/money/transfer-words.texts.ts';
import { instantTyped } from '../../bank/bank-clock.ts';
import { formatExact } from '../../ui/values/format-date.ts';
import { LeavesWhen } from '../payments/delay.tsx';
import { SummaryLine } from '../payments/summary.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.transferDateLine;

interface TransferDateLineProps {
  transferDate: string;
  later: boolean;
  transferType: string;
  reference: string;
  /** The beginning of a reference that we add. */
  referenceStart: string;
  /** When the money is there. */
  children: ReactNode;
}

export function TransferDateLine({
  transferDate,
  later,
  transferType,
  reference,
  referenceStart,
  children,
}: TransferDateLineProps) {
  const arrival = <span className="muted">{children}</span>;
  return (
    <SummaryLine canWait name={texts.date}>
      <span>
        {later ? (
          <>
            {formatExact(instantTyped(transferDate))}. {arrival}
          </>
        ) : (
          <LeavesWhen
            otherwise={
              <>
                {texts.now}. {arrival}
              </>
            }
          />
        )}
      </span>
      <span className="muted">
        {texts.reference(transferTexts.type(transferType))}{' '}
        {reference.trim() || texts.createdForYou(referenceStart)}
      </span>
    </SummaryLine>
  );
}
